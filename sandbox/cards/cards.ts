/** Why the bank of a test card refuses, in Stripe's English words (https://docs.stripe.com/testing). */
export type Decline = { readonly code: string; readonly declineCode?: string; readonly message: string }

/** One of Stripe's documented test cards and how its bank behaves. */
export type TestCard = {
  readonly number: string
  readonly brand: 'amex' | 'discover' | 'mastercard' | 'visa'
  readonly funding: 'credit' | 'debit'
  /** The name under which a server may use the card without its number. */
  readonly token: string
  /** Stripe's older name for the token, which its own command line still uses. */
  readonly olderToken?: string
  /** The bank asks the buyer to prove who they are (3-D Secure) before it decides. */
  readonly asksForProof?: true
  readonly decline?: Decline
  /** The bank disputes the charge as soon as it is made. */
  readonly disputes?: true
}

const declined = 'Your card was declined.'

const genericDecline: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: declined,
}

/** Stripe's answer to a card that is tried over and over; it also keeps one payment's history short. */
export const triedTooOften: Decline = {
  code: 'card_declined',
  declineCode: 'card_velocity_exceeded',
  message:
    'Your card was declined for making repeated attempts too frequently or exceeding its amount limit.',
}

const visa = { brand: 'visa', funding: 'credit' } as const

/** The only cards this shop takes. The last four digits are unique, so a stored card still finds its behaviour. */
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
  { ...visa, number: '4000000000003220', token: 'pm_card_threeDSecure2Required', asksForProof: true },
  { ...visa, number: '4000002500003155', token: 'pm_card_authenticationRequired', asksForProof: true },
  {
    ...visa,
    number: '4000008400001629',
    token: 'pm_card_threeDSecureRequiredChargeDeclined',
    asksForProof: true,
    decline: genericDecline,
  },
]

/** The test card with this number, or undefined for every other number there is. */
export function testCardWithNumber(number: string): TestCard | undefined {
  return testCards.find((card) => card.number === number)
}

/** The test card behind a token such as `pm_card_visa`. */
export function testCardWithToken(token: string): TestCard | undefined {
  return testCards.find((card) => card.token === token || card.olderToken === token)
}

/** The test card of a stored payment method, of which only the last four digits are kept. */
export function testCardWithLast4(last4: string): TestCard | undefined {
  return testCards.find((card) => card.number.endsWith(last4))
}
