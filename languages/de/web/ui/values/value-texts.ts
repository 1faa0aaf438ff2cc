import type * as English from '../../../../../web/ui/values/value-texts.ts'
import { pluralOf } from '../../../../plural.ts'
import { translation } from '../../../../translation.ts'

const plural = pluralOf('de')

export const valuesTexts = translation<typeof English.valuesTexts>()({
  onRequest: 'auf Anfrage',
  anotherWebsite: '(andere Website)',
  close: 'Schließen',
  inZone: (time, zone) => `${time} (${zone})`,
})

export const labelTexts = translation<typeof English.labelTexts>()({
  named: (label, value) => `${label}: ${value}`,
  before: (label) => `${label}: `,
  after: (value) => `: ${value}`,
})

export const earlierPriceTexts = translation<typeof English.earlierPriceTexts>()({
  before: 'Vorher:',
  off: (percent, lowest) => `−${percent}\u00a0% · niedrigster Preis der letzten 30 Tage ${lowest}`,
})

export const ageTexts = translation<typeof English.ageTexts>()({
  now: 'gerade eben',
  minute: (count) => `vor ${count} ${plural(count, 'Minute', 'Minuten')}`,
  hour: (count) => `vor ${count} ${plural(count, 'Stunde', 'Stunden')}`,
  day: (count) => (count === 1 ? 'gestern' : `vor ${count} Tagen`),
})

export const letterheadTexts = translation<typeof English.letterheadTexts>()({
  taxNumber: (number) => `Steuernummer ${number}`,
  vatNumber: (number) => `USt-IdNr. ${number}`,
})
