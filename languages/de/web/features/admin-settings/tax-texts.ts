import type * as English from '../../../../../web/features/admin-settings/tax-texts.ts'
import { translation } from '../../../../translation.ts'

export const taxTexts = translation<typeof English.taxTexts>()({
  noRates:
    'Für jede Bestellung gilt die Steuer aus „Währung und Zeit“. Mit Steuersätzen gilt die Steuer des Landes.',
  addRate: 'Steuersatz hinzufügen',
  europe: 'Europas Regelsätze einsetzen',
  sources: 'Quellen der europäischen Sätze',
  checkThem:
    'Die Listen sind von 2025. Prüfen Sie jeden Satz mit Ihrem Finanzamt: Er gilt nach dem Speichern ab dem Tag daneben.',
  read: (day) => `abgerufen am ${day}`,
  vat: 'MwSt.',
  inWords: (country, rate, name, from) => `${country}: ${rate}\u00a0% ${name} ab ${from}`,
  country: 'Land',
  others: 'Alle anderen Länder',
  percent: 'Prozent',
  name: 'Name',
  from: 'Ab',
  rateOf: (country) => `Steuersatz: ${country}`,
  remove: (country) => `Steuersatz entfernen: ${country}`,
  choices: {
    pricesInclude: [
      { value: 'yes', text: 'enthalten die Steuer' },
      { value: 'no', text: 'sind netto; die Steuer kommt dazu' },
    ],
    abroad: [
      { value: 'gross', text: 'der Endpreis' },
      { value: 'net', text: 'Ihr Nettobetrag' },
    ],
    oss: [
      { value: 'no', text: 'Nein: Ihr Satz in der ganzen EU' },
      { value: 'yes', text: 'Ja: der Satz des Lieferlands' },
    ],
  },
  preview: {
    price: 'Preis im Katalog',
    country: 'Lieferland',
    unfinished: 'Füllen Sie die Sätze aus, um den Endpreis zu sehen.',
    none: 'Für jede Bestellung gilt die Steuer aus „Währung und Zeit“.',
    pays: (country, gross, sentence, tax) =>
      `Endpreis für ${country}: ${gross} (${sentence}), davon ${tax} Steuer.`,
  },
})
