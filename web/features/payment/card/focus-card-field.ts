import { CardCvcElement, CardExpiryElement, CardNumberElement } from '@stripe/react-stripe-js'
import type { StripeElements } from '@stripe/stripe-js'
import type { CardFieldName } from './card-error.ts'

/** Focuses one of the provider's fields through the provider, because the field may be inside a frame. */
export function focusCardField(elements: StripeElements | null, field: CardFieldName): void {
  if (field === 'number') elements?.getElement(CardNumberElement)?.focus()
  else if (field === 'expiry') elements?.getElement(CardExpiryElement)?.focus()
  else elements?.getElement(CardCvcElement)?.focus()
}
