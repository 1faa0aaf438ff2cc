/** Why a test card is declined, in Stripe's words (https://docs.stripe.com/testing). */
export type Decline = { readonly code: string; readonly declineCode?: string; readonly message: string }

/** One of Stripe's documented test cards and its behaviour. */
export type TestCard = {
  readonly number: string
  readonly brand: 'amex' | 'discover' | 'mastercard' | 'visa'
  readonly funding: 'credit' | 'debit'
  /** The token that a server may use instead of the number. */
  readonly token: string
  /** Stripe's older token, which its command line still uses. */
  readonly olderToken?: string
  /** The bank requires 3-D Secure before it decides. */
  readonly requiresAuthentication?: true
  readonly decline?: Decline
  /** The bank disputes the charge immediately. */
  readonly disputes?: true
}

const declined = 'Your card was declined.'

const genericDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: declined,
}

/** Stripe's decline for a card that is tried repeatedly; it also limits a payment's history. */
export const triedTooOften: Decline = {
  code: 'card_declined',
  declineCode: 'card_velocity_exceeded',
  message:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
}

const visa = { brand: 'visa', funding: 'credit' } as const

/**
 * The only cards that the sandbox accepts. Their last four digits are unique, so that a stored card can be mapped to
 * its behaviour.
 */
export const testCards: readonly TestCard[] = [
  { ...visa, number: '4242424242424242', token: 'pm_card_visa' },
  { brand: 'visa', funding: 'debit', number: '4000056655665556', token: 'pm_card_visa_debit' },
  { brand: 'mastercard', funding: 'credit', number: '5555555555554444', token: 'pm_card_mastercard' },
  { brand: 'mastercard', funding: 'credit', number: '2223003122003222', token: 'pm_card_mastercard_2' },
  { brand: 'amex', funding: 'credit', number: '378282246310005', token: 'pm_card_amex' },
  { brand: 'discover', funding: 'credit', number: '6011111111111117', token: 'pm_card_discover' },
  {
    ...visa,
    number: '4000000000000002',
    token: 'pm_card_visa_chargeDeclined',
    olderToken: 'pm_card_chargeDeclined',
    decline: genericDecline,
  },
  {
    ...visa,
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    decline: {
      code: 'card_declined',
      declineCode: 'insufficient_funds',
      message: 'Your card has insufficient funds.',
    },
  },
  {
    ...visa,
    number: '4000000000009987',
    token: 'pm_card_visa_chargeDeclinedLostCard',
    decline: { code: 'card_declined', declineCode: 'lost_card', message: declined },
  },
  {
    ...visa,
    number: '4000000000000069',
    token: 'pm_card_chargeDeclinedExpiredCard',
    decline: { code: 'expired_card', message: 'Your card has expired.' },
  },
  {
    ...visa,
    number: '4000000000000127',
    token: 'pm_card_chargeDeclinedIncorrectCvc',
    decline: { code: 'incorrect_cvc', message: "Your card's security code is incorrect." },
  },
  {
    ...visa,
    number: '4000000000000119',
    token: 'pm_card_chargeDeclinedProcessingError',
    decline: {
      code: 'processing_error',
      message: 'An error occurred while processing your card. Try again in a little bit.',
    },
  },
  { ...visa, number: '4000000000000259', token: 'pm_card_createDispute', disputes: true },
  {
    ...visa,
    number: '4000000000003220',
    token: 'pm_card_threeDSecure2Required',
    requiresAuthentication: true,
  },
  {
    ...visa,
    number: '4000002500003155',
    token: 'pm_card_authenticationRequired',
    requiresAuthentication: true,
  },
  {
    ...visa,
    number: '4000008400001629',
    token: 'pm_card_threeDSecureRequiredChargeDeclined',
    requiresAuthentication: true,
    decline: genericDecline,
  },
]

/** Returns the test card with this number, if there is one. */
export function testCardWithNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number)
}

/** Returns the test card of a token such as `pm_card_visa`. */
export function testCardWithToken(token: string): TestCard | undefined {
  return testCards.find((card) => card.token === token || card.olderToken === token)
}

/** Returns the test card of a stored payment method, of which only the last four digits are stored. */
export function testCardWithLast4(last4: string): TestCard | undefined {
  return testCards.find((card) => card.number.endsWith(last4))
}
