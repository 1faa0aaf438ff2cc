import type * as English from '../../../../web/buying/own-reference-texts.ts'
import { translation } from '../../../translation.ts'

export const ownReferenceTexts = translation<typeof English.ownReferenceTexts>()({
  add: 'Eigene Bestellnummer hinzufügen',
  own: 'Eigene Nummer',
  label: 'Ihre Bestellnummer',
  hint: 'Sie steht auf der Bestätigung, dem Lieferschein und der Rechnung.',
  note: (reference) => `Ihre Nummer: ${reference}`,
  ofCustomer: 'Bestellnummer des Kunden',
  change: 'Ihre Nummer ändern',
  changeHint: 'Sie können sie ändern, bis es die Rechnung gibt. Lassen Sie das Feld leer für keine.',
  save: 'Nummer speichern',
  keep: 'Nicht ändern',
})
