import type * as English from '../../../../../server/operations/emails/figures-email-texts.ts'
import { translation } from '../../../../translation.ts'

export const figuresEmailTexts = translation<typeof English.figuresEmailTexts>()({
  subject: (date, revenue, paid, toSend) =>
    `${date}: Umsatz ${revenue}, ${paid} ${paid === 1 ? 'Bestellung' : 'Bestellungen'} bezahlt, ${toSend} zu versenden`,
  yesterday: 'Der gestrige Tag, nach der Uhr des Shops.',
  day: 'Tag',
  revenue: 'Umsatz',
  ordersPaid: 'Bezahlte Bestellungen',
  ordersBooked: 'Neue Bestellungen',
  refunded: 'Erstattet',
  refundedIn: (amount, refunds) => `${amount} in ${refunds} ${refunds === 1 ? 'Erstattung' : 'Erstattungen'}`,
  toSend: 'Jetzt zu versenden',
  low: 'Produkte mit wenig Bestand',
  owed: 'Von Firmen geschuldet',
  overdue: 'Davon überfällig',
  link: 'Zu meinem Bereich',
})
