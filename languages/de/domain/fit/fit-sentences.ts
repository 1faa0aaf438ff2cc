import type * as English from '../../../../domain/fit/fit-sentences.ts'
import { translation } from '../../../translation.ts'

export const fitSentences = translation<typeof English.fitSentences>()({
  inside: (measurement) => measurement,
  quoted: (standard) => `„${standard}“`,
  chosen: (standard) => `Ihre Wahl: „${standard}“.`,
  only: (standard, readings) => `${readings}: Von den Standards, die wir kennen, passt nur „${standard}“.`,
  measureNext: (measurement) => `Als Nächstes messen: ${measurement}.`,
  notApart:
    'Wir kennen kein Maß, das sie unterscheidet. Lesen Sie die Hinweise unten oder suchen Sie eine Kennzeichnung am Teil.',
  several: (readings, standards, advice) => `${readings}: Das kann ${standards} sein. ${advice}`,
  nearest: (standard, value) => `Am nächsten liegt „${standard}“ mit ${value}.`,
  notTogether: 'Jeder Wert für sich kann stimmen, aber nicht zusammen an einem Teil.',
  unknown: (readings, reason) =>
    `Unbekannt: Kein Standard, den wir kennen, hat ${readings}. ${reason} Messen Sie vor dem Kauf noch einmal.`,
  orValues: (values) => values.join(' oder '),
  madeFor: (standard) => `Gemacht für „${standard}“.`,
  madeForWith: (standard, identity) => `Gemacht für „${standard}“: ${identity}.`,
})
