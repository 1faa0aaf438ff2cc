import type * as English from '../../../../../web/features/fit/fit-texts.ts'
import { translation } from '../../../../translation.ts'
import { counted } from '../../../counted.ts'

export const fitTexts = translation<typeof English.fitTexts>()({
  title: 'Ce qui va sur mon vélo',
  description:
    'Choisissez le composant et son standard, ou saisissez ce qu’indique le pied à coulisse. Nous vous disons quels outils conviennent, et pourquoi.',
  lead: 'Choisissez le composant, puis son standard, ou saisissez ce qu’indique le pied à coulisse. Si nous ne savons pas, nous le disons.',
  components: 'Composants',
  standards: 'Je connais le standard',
  measure: 'J’ai un pied à coulisse',
  measureText:
    'Mesurez une de ces cotes. Sans unité, c’est l’unité affichée qui vaut\u202f; vous pouvez en saisir une autre.',
  count: (formats, standards, measurements) =>
    `${counted(formats, standards, 'standard', 'standards')} · ${counted(formats, measurements, 'cote', 'cotes')}`,
  value: 'Mesure',
  check: 'Vérifier',
  ofMeasurement: (measurement) => `\u00a0: ${measurement}`,
  verdicts: { one: 'Trouvé', several: 'Plusieurs possibles', unknown: 'Inconnu' },
  again: 'Recommencer',
  measureAgain: 'Mesurer à nouveau',
  next: 'À mesurer maintenant pour les distinguer',
  has: (standard) => `${standard}\u00a0:`,
  tools: 'Outils adaptés',
  parts: 'Pièces compatibles',
  notSold: 'Nous n’en vendons pas',
  alsoCalled: 'Aussi appelé',
  jobs: 'Ou partir du travail à faire',
  toJobs: 'Travaux d’atelier',
  measureHere: (how) => `Mesurer ici\u00a0: ${how}`,
})
