import type * as English from '../../../../domain/fit/fit-sentences.ts'
import { lowerFirst } from '../../../../domain/in-words.ts'
import { translation } from '../../../translation.ts'

export const fitSentences = translation<typeof English.fitSentences>()({
  inside: (measurement) => lowerFirst(measurement),
  quoted: (standard) => `«\u00a0${standard}\u00a0»`,
  chosen: (standard) => `Votre choix\u00a0: «\u00a0${standard}\u00a0».`,
  only: (standard, readings) =>
    `Parmi les standards que nous connaissons, seul «\u00a0${standard}\u00a0» correspond\u00a0: ${readings}.`,
  measureNext: (measurement) => `À mesurer ensuite\u00a0: ${measurement}.`,
  notApart:
    'Nous ne connaissons pas de mesure qui les distingue. Lisez les notes ci-dessous, ou cherchez un marquage sur la pièce.',
  several: (readings, standards, advice) =>
    `Avec ${readings}, plusieurs possibilités\u00a0: ${standards}. ${advice}`,
  nearest: (standard, value) => `Le plus proche est «\u00a0${standard}\u00a0», avec ${value}.`,
  notTogether: 'Chaque valeur peut être juste, mais pas ensemble sur une même pièce.',
  unknown: (readings, reason) =>
    `Inconnu\u00a0: aucun standard que nous connaissons n’a ${readings}. ${reason} Mesurez à nouveau avant d’acheter.`,
  orValues: (values) => values.join(' ou '),
  madeFor: (standard) => `Fait pour «\u00a0${standard}\u00a0».`,
  madeForWith: (standard, identity) => `Fait pour «\u00a0${standard}\u00a0»\u00a0: ${identity}.`,
})
