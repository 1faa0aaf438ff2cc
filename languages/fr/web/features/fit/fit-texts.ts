import type * as English from '../../../../../web/features/fit/fit-texts.ts'
import { wholeNumber } from '../../../../../web/ui/values/numbers.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const fitTexts = translation<typeof English.fitTexts>()({
  title: 'Ce qui va sur mon vélo',
  description:
    'Choisissez le composant et son standard, ou saisissez la mesure du pied à coulisse. Voyez quels outils conviennent, et pourquoi.',
  lead: 'Choisissez le composant, puis son standard, ou saisissez la mesure du pied à coulisse. Si nous ne savons pas, nous le disons.',
  components: 'Composants',
  standards: 'Je connais le standard',
  measure: 'Je mesure',
  measureText: 'Mesurez l’une de ces cotes. Sans autre précision, le nombre est dans l’unité indiquée.',
  count: (formats, standards, measurements) =>
    `${wholeNumber(formats, standards)} ${plural(standards, 'standard', 'standards')} · ${wholeNumber(formats, measurements)} ${plural(measurements, 'mesure', 'mesures')}`,
  value: 'Mesure',
  check: 'Vérifier',
  verdicts: { one: 'Trouvé', several: 'Plusieurs possibilités', unknown: 'Inconnu' },
  again: 'Recommencer',
  measureAgain: 'Mesurer à nouveau',
  next: 'La mesure qui les distingue',
  has: (standard) => `${standard}\u00a0:`,
  tools: 'Outils compatibles',
  parts: 'Pièces compatibles',
  notSold: 'Pas vendu ici',
  alsoCalled: 'Aussi appelé',
  jobs: 'Ou partir du travail à faire',
  toJobs: 'Les outils par travail',
  measureHere: (how) => `Mesurer ici\u00a0: ${how}`,
})
