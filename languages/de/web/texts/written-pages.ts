import type * as English from '../../../../web/texts/written-pages.ts'
import { translation } from '../../../translation.ts'

export const writtenPages = translation<typeof English.writtenPages>()({
  blog: {
    title: 'Sechs Fragen zur React-Entwicklung',
    description:
      'Schnelle Oberflächen, Zustand, Prototypen, State-Setter, Produktsuche und Unit-Tests: was wir fragen und was wir antworten würden.',
  },
  portfolio: {
    title: 'Mein Portfolio',
    description:
      'Der Lebenslauf der Person, die diesen Shop gebaut hat: Ausbildung, Kenntnisse und zwei Websites.',
  },
  delivery: {
    title: 'Lieferung',
    description: 'Was die Lieferung kostet, wann ein Paket abgeht und wie lange Gebuchtes reserviert bleibt.',
  },
  returns: {
    title: 'Rücksendung',
    description: 'Eine Buchung stornieren, ein Werkzeug zurücksenden und Geld zurückbekommen.',
  },
  privacy: {
    title: 'Datenschutz',
    description: 'Was der Shop über Sie speichert, wo, wie lange, und wie Sie es löschen lassen.',
  },
  terms: {
    title: 'AGB',
    description: 'Was zwischen Ihnen und uns gilt, wenn Sie ein Werkzeug buchen und bezahlen.',
  },
  accessibility: {
    title: 'Barrierefreiheit',
    description: 'Wie barrierefrei dieser Shop ist, was noch fehlt, und wie Sie uns eine Barriere melden.',
  },
  quote: {
    title: 'Angebot anfordern',
    description: 'Sagen Sie uns, was Sie brauchen und wie viel davon. Wir nennen Ihnen den Preis.',
  },
  contact: {
    title: 'Kontakt',
    description: 'Schreiben Sie dem Shop, oder finden Sie Adresse, Telefon und Öffnungszeiten.',
  },
})
