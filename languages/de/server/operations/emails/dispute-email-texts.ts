import type * as English from '../../../../../server/operations/emails/dispute-email-texts.ts'
import { translation } from '../../../../translation.ts'

/** The reasons of the card provider that are common. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'die Bank kann die Zahlung nicht verarbeiten',
  credit_not_processed: 'Gutschrift nicht erhalten',
  customer_initiated: 'vom Karteninhaber veranlasst',
  debit_not_authorized: 'Lastschrift nicht genehmigt',
  duplicate: 'doppelt abgebucht',
  fraudulent: 'Betrug',
  general: 'allgemein',
  incorrect_account_details: 'falsche Kontodaten',
  insufficient_funds: 'Konto nicht gedeckt',
  product_not_received: 'Ware nicht erhalten',
  product_unacceptable: 'Ware mangelhaft oder falsch',
  subscription_canceled: 'Abonnement gekündigt',
  unrecognized: 'Zahlung nicht erkannt',
}

export const disputeEmailTexts = translation<typeof English.disputeEmailTexts>()({
  opened: {
    subject: (amount) => `Rückbuchung: ${amount}`,
    what: (amount, orders, reason) =>
      `Eine Bank fordert ${amount} der Zahlung für ${orders} zurück. Grund: ${reasons[reason] ?? reason.replaceAll('_', ' ')}.`,
    look: 'Sehen Sie sich den Fall beim Zahlungsdienst an.',
    answerBy: (instant) =>
      `Antworten Sie beim Zahlungsdienst bis ${instant} oder erkennen Sie dort die Forderung an. Ohne Antwort ist das Geld verloren.`,
    doNotSend:
      'Ist die Bestellung noch nicht versandt, halten Sie sie zurück. Erstatten Sie sie nicht zusätzlich.',
  },
  won: {
    subject: (amount) => `Rückbuchung abgewehrt: ${amount}`,
    what: (amount, orders) =>
      `Die Rückbuchung von ${amount} der Zahlung für ${orders} ist abgewehrt: Das Geld bleibt beim Shop.`,
  },
  lost: {
    subject: (amount) => `Rückbuchung verloren: ${amount}`,
    what: (amount, orders) =>
      `Die Rückbuchung von ${amount} der Zahlung für ${orders} ist endgültig: Das Geld ging an die Bank zurück.`,
  },
})
