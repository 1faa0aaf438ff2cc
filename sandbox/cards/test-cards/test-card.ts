/** Why a test card is declined, with Stripe's codes and message (https://docs.stripe.com/testing). */
export type Decline = {
  readonly code: string
  readonly declineCode?: string
  readonly message: string
  /** Stripe blocks the payment itself and does not ask the bank. */
  readonly blocked?: true
}

/** The brands by which Stripe's API names a card. */
export type CardBrand = 'amex' | 'diners' | 'discover' | 'jcb' | 'mastercard' | 'unionpay' | 'visa'

/** One of Stripe's documented test cards and its behaviour. */
export type TestCard = {
  readonly number: string
  readonly brand: CardBrand
  readonly funding: 'credit' | 'debit' | 'prepaid'
  /** The country of its bank (ISO 3166-1). */
  readonly country: string
  /** The token that a server may use instead of the number; Stripe has none for some cards. */
  readonly token?: string
  /** Further tokens of the same card, such as older ones that Stripe's command line still uses. */
  readonly otherTokens?: readonly string[]
  /** The second network of a co-branded card. */
  readonly secondNetwork?: 'cartes_bancaires' | 'eftpos_au'
  /** The bank requires 3-D Secure before it decides. */
  readonly requiresAuthentication?: true
  readonly decline?: Decline
  /** The reason for which the bank disputes the charge immediately. */
  readonly disputedAs?: 'fraudulent' | 'product_not_received'
}

export const visa = { brand: 'visa', funding: 'credit', country: 'US' } as const
