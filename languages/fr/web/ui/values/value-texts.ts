import type * as English from '../../../../../web/ui/values/value-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('fr')

export const valuesTexts = translation<typeof English.valuesTexts>()({
  onRequest: 'sur demande',
  anotherWebsite: '(autre site)',
  close: 'Fermer',
  inZone: (time, zone) => `${time} (${zone})`,
})

export const labelTexts = translation<typeof English.labelTexts>()({
  named: (label, value) => `${label}\u00a0: ${value}`,
  before: (label) => `${label}\u00a0: `,
  after: (value) => `\u00a0: ${value}`,
})

export const earlierPriceTexts = translation<typeof English.earlierPriceTexts>()({
  before: 'Avant\u00a0:',
  off: (percent, lowest) => `−${percent}\u00a0% · prix le plus bas des 30 derniers jours ${lowest}`,
})

export const ageTexts = translation<typeof English.ageTexts>()({
  now: 'à l’instant',
  minute: (count) => `il y a ${count} ${plural(count, 'minute', 'minutes')}`,
  hour: (count) => `il y a ${count} ${plural(count, 'heure', 'heures')}`,
  day: (count) => (count === 1 ? 'hier' : `il y a ${count} jours`),
})

export const letterheadTexts = translation<typeof English.letterheadTexts>()({
  taxNumber: (number) => `Numéro fiscal ${number}`,
  vatNumber: (number) => `Numéro de TVA ${number}`,
})
