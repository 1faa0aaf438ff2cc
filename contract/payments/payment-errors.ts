import { refusals } from '../refusals.ts'
import { paymentErrorTexts } from './payment-error-texts.ts'

/** The refusals of card payments and refunds. */
export const paymentErrors = refusals(paymentErrorTexts, {
  NOTHING_TO_REFUND: 409,
  REFUND_ABOVE_LEFT: 409,
  RESTOCK_NOT_POSSIBLE: 409,
  REFUND_REFUSED: 409,
  OWED_REFUND_NOT_FOUND: 404,
  PRICE_MATCHES_NO_ORDER: 422,
  PRICE_DIFFERS: 422,
  PAYMENT_NOT_FOUND: 422,
  PAYMENT_NOT_COMPLETED: 422,
  PAYMENT_OF_ANOTHER_ORDER: 422,
  PAYMENT_IN_PROGRESS: 409,
  PAYMENTS_PAUSED: 409,
  PAYMENT_REFUNDED: 409,
  PROVIDER_UNAVAILABLE: 503,
  E_INVOICE_LACKS: 409,
  BATCH_NOT_SET_UP: 409,
  BATCH_CURRENCY: 409,
  BATCH_PERIOD: 422,
  BATCH_TOO_LONG: 422,
})
