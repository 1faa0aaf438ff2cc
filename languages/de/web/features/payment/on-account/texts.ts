import type * as English from '../../../../../../web/features/payment/on-account/texts.ts'
import { translation } from '../../../../../translation.ts'

export const onAccountTexts = translation<typeof English.onAccountTexts>()({
  heading: 'Wie möchten Sie bezahlen?',
  loading: 'Ihr Zahlungsziel wird geladen',
  now: 'Sofort, mit Karte',
  byInvoice: (company, days) =>
    `Auf Rechnung an ${company}, innerhalb von ${days === '1' ? '1 Tag' : `${days} Tagen`}`,
  owed: (owed, limit) => `Ihr Unternehmen schuldet ${owed} von ${limit}.`,
  aboveLimit: (excess) => `Diese Bestellung übersteigt das Limit um ${excess}.`,
  overdue: (day) =>
    `Eine Rechnung war am ${day} fällig. Bezahlen Sie diese, um wieder auf Rechnung zu bestellen.`,
  order: (amount) => `Auf Rechnung bestellen: ${amount}`,
  ordering: 'Wird bestellt…',
  next: 'Wir versenden die Bestellung und schicken Ihnen die Rechnung per E-Mail. Jetzt wird nichts abgebucht.',
  done: 'Auf Rechnung bestellt',
  toPayBy: 'Zu bezahlen bis',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  holder: 'Kontoinhaber',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  transfer: 'Bitte überweisen Sie den Betrag unter Angabe der Rechnungsnummer.',
  partlyPaid: 'Ein Teil ist schon bezahlt. Bitte überweisen Sie den Rest.',
  byCard: 'Stattdessen mit Karte bezahlen',
  orderedAt: 'Auf Rechnung bestellt',
  onAccountElsewhere: 'Sie wurde anderswo auf Rechnung bestellt.',
})
