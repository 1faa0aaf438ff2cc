import { expect, test } from 'vitest'
import { wasPaid } from './paid-state.ts'

test.each([
  ...[
    'cancelled, paid',
    'Voided',
    'Payment pending',
    'on-hold',
    'wc-refunded',
    'Payment declined',
    'Chargeback',
  ],
  ...[
    'Awaiting payment',
    'Awaiting bank wire payment',
    'Payment error',
    'Denied',
    'payment_review',
    'Not paid',
  ],
  ...[
    'Rückerstattet',
    'Zurückerstattet',
    'Erstattet',
    'Fehlgeschlagen',
    'Zahlung ausstehend',
    'In Wartestellung',
  ],
  ...['Storniert', 'Abgebrochen', 'Abgelehnt', 'Nicht bezahlt', 'Annulée', 'Remboursée', 'Échouée', 'Refusé'],
  ...['Attente paiement', 'En attente', 'En attente du paiement par chèque', 'Erreur de paiement'],
])('An order of the state "%s" does not count among the takings', (state) => {
  expect(wasPaid(state)).toBe(false)
})

test.each([
  ...['', 'completed', 'paid, unfulfilled', 'partially_refunded', 'Partially refunded, fulfilled', 'Shipped'],
  ...['paid, pending fulfillment', 'Awaiting Shipment', 'Payment accepted', 'processing'],
  ...['Abgeschlossen', 'In Bearbeitung', 'Bezahlt', 'Teilweise erstattet', 'Teilerstattet', 'Versendet'],
  ...[
    'Terminée',
    'En cours',
    'Paiement accepté',
    'Partiellement remboursée',
    'Remboursement partiel',
    'Livré',
  ],
  "En attente d'expédition",
])('An order of the state "%s" counts among the takings', (state) => {
  expect(wasPaid(state)).toBe(true)
})
