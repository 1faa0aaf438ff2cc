import type * as English from '../../../../../web/features/owed-refunds/texts.ts'
import { translation } from '../../../../translation.ts'

export const owedRefundTexts = translation<typeof English.owedRefundTexts>()({
  heading: 'Ausstehende Erstattungen',
  why: 'Diese Zahlungen kamen zu spät oder mit falschem Betrag, und der Zahlungsdienst hat die Erstattung abgelehnt. Den Grund finden Sie in dessen Portal. Versuchen Sie es danach hier noch einmal, oder zahlen Sie dort auf anderem Weg zurück.',
  notLoaded: 'Die ausstehenden Erstattungen konnten nicht geladen werden.',
  amount: 'Zu erstatten',
  customer: 'Konto',
  gone: 'Das Konto wurde gelöscht.',
  order: 'Bestellung',
  noOrder: 'Es wurde keine Bestellung gefunden.',
  seeOrder: (product) => `Zur Bestellung: ${product}`,
  transaction: 'Transaktion',
  failure: 'Antwort des Zahlungsdienstes',
  quoted: (sentence) => `„${sentence}“`,
  again: 'Erneut versuchen',
  giving: 'Wird versucht …',
  ofAmount: (amount) => `: ${amount}`,
  nothing: 'Hier ist nichts mehr zu tun.',
})
