import type * as English from '../../../../web/texts/written-pages.ts'
import { translation } from '../../../translation.ts'

export const writtenPages = translation<typeof English.writtenPages>()({
  blog: {
    title: 'Sechs Fragen zur React-Entwicklung',
    description:
      'Geschwindigkeit, State, Prototypen, Setter, Produktsuche und Unit-Tests: was wir fragen und was wir antworten würden.',
  },
  portfolio: {
    title: 'Mein Portfolio',
    description:
      'Der Lebenslauf der Person, die diesen Shop gebaut hat: Ausbildung, Kenntnisse und zwei Websites.',
  },
  delivery: {
    title: 'Lieferung',
    description:
      'Was die Lieferung kostet, wann ein Paket in den Versand geht und wie lange wir Ihre Bestellung reservieren.',
  },
  returns: {
    title: 'Rückgabe',
    description: 'Eine Bestellung stornieren, Ware zurücksenden und das Geld zurückbekommen.',
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was der Shop über Sie speichert, wo, wie lange, und wie Sie es löschen lassen.',
  },
  terms: {
    title: 'AGB',
    description: 'Was zwischen Ihnen und uns gilt, wenn Sie Werkzeug bestellen und bezahlen.',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description: 'Wie barrierefrei dieser Shop ist, was noch fehlt, und wie Sie uns eine Barriere melden.',
  },
  quote: {
    title: 'Angebot anfordern',
    description: 'Sagen Sie uns, was Sie brauchen und wie viel davon. Wir machen Ihnen ein Angebot.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Dem Shop schreiben, Adresse, Telefon und Öffnungszeiten.',
  },
})
