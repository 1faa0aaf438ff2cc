import type * as English from '../../../../../server/operations/emails/dispute-email-texts.ts'
import { translation } from '../../../../translation.ts'

/** The reasons of the card provider that are common. */
const reasons: Readonly<Record<string, string>> = {
  bank_cannot_process: 'die Bank kann die Zahlung nicht verarbeiten',
  credit_not_processed: 'Gutschrift nicht erhalten',
  customer_initiated: 'von der Kundschaft veranlasst',
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
    subject: (amount) => `Eine Zahlung wird bestritten: ${amount}`,
    what: (amount, orders, reason) =>
      `Die Bank der Kundschaft bestreitet ${amount} der Zahlung für ${orders}. Grund: ${reasons[reason] ?? reason.replaceAll('_', ' ')}.`,
    look: 'Sehen Sie sich den Fall beim Kartenanbieter an.',
    answerBy: (instant) =>
      `Antworten Sie beim Kartenanbieter bis ${instant} oder erkennen Sie dort die Forderung an. Ohne Antwort ist das Geld verloren.`,
    doNotSend:
      'Ist die Bestellung noch nicht verschickt, halten Sie sie zurück. Erstatten Sie sie nicht zusätzlich.',
  },
  won: {
    subject: (amount) => `Streitfall gewonnen: ${amount}`,
    what: (amount, orders) =>
      `Der Streit um ${amount} der Zahlung für ${orders} ist gewonnen: Das Geld bleibt beim Shop.`,
  },
  lost: {
    subject: (amount) => `Streitfall verloren: ${amount}`,
    what: (amount, orders) =>
      `Der Streit um ${amount} der Zahlung für ${orders} ist verloren: Das Geld ging an die Kundschaft zurück.`,
  },
})
