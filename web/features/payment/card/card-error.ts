import type { StripeError } from '@stripe/stripe-js'

/** The provider's field that holds one part of the card. */
export type CardFieldName = 'number' | 'expiry' | 'cvc'

/** Stripe's error codes that concern one field (https://docs.stripe.com/error-codes). */
const fieldsByCode: ReadonlyMap<string | undefined, CardFieldName> = new Map([
  ['incomplete_number', 'number'],
  ['incorrect_number', 'number'],
  ['invalid_number', 'number'],
  ['expired_card', 'expiry'],
  ['incomplete_expiry', 'expiry'],
  ['invalid_expiry_month', 'expiry'],
  ['invalid_expiry_month_past', 'expiry'],
  ['invalid_expiry_year', 'expiry'],
  ['invalid_expiry_year_past', 'expiry'],
  ['incomplete_cvc', 'cvc'],
  ['incorrect_cvc', 'cvc'],
  ['invalid_cvc', 'cvc'],
])

/** Returns the field that a card error concerns; undefined for the whole card, such as a decline. */
export function fieldOfCardError({ code, decline_code }: StripeError): CardFieldName | undefined {
  return fieldsByCode.get(code) ?? fieldsByCode.get(decline_code)
}
