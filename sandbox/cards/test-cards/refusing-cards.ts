import { type Decline, type TestCard, visa } from './test-card.ts'

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

const insufficientFunds: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
}

/** Cards that the bank declines, or that Stripe blocks (https://docs.stripe.com/testing#declined-payments). */
export const decliningCards: readonly TestCard[] = [
  {
    ...visa,
    number: '4000000000000002',
    token: 'pm_card_visa_chargeDeclined',
    otherTokens: ['pm_card_chargeDeclined'],
    decline: genericDecline,
  },
  {
    ...visa,
    number: '4000000000009995',
    token: 'pm_card_visa_chargeDeclinedInsufficientFunds',
    decline: insufficientFunds,
  },
  {
    ...visa,
    number: '4000000000009987',
    token: 'pm_card_visa_chargeDeclinedLostCard',
    decline: { code: 'card_declined', declineCode: 'lost_card', message: declined },
  },
  {
    ...visa,
    number: '4000000000009979',
    token: 'pm_card_visa_chargeDeclinedStolenCard',
    decline: { code: 'card_declined', declineCode: 'stolen_card', message: declined },
  },
  {
    ...visa,
    number: '4000000000006975',
    token: 'pm_card_visa_chargeDeclinedVelocityLimitExceeded',
    decline: triedTooOften,
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
  {
    ...visa,
    number: '4000000000000341',
    token: 'pm_card_chargeCustomerFail',
    decline: genericDecline,
  },
  {
    ...visa,
    number: '4100000000000019',
    token: 'pm_card_radarBlock',
    decline: { code: 'card_declined', declineCode: 'fraudulent', message: declined, blocked: true },
  },
]

/** Cards whose charge the bank disputes immediately (https://docs.stripe.com/testing#disputes). */
export const disputingCards: readonly TestCard[] = [
  { ...visa, number: '4000000000000259', token: 'pm_card_createDispute', disputedAs: 'fraudulent' },
  {
    ...visa,
    number: '4000000000002685',
    token: 'pm_card_createDisputeProductNotReceived',
    disputedAs: 'product_not_received',
  },
]

const asks = { ...visa, requiresAuthentication: true } as const

/**
 * Cards for 3-D Secure (https://docs.stripe.com/testing#regulatory-cards). Every payment at this shop is made in the
 * customer's presence, so even a card that is set up for later payments requires authentication.
 */
export const authenticatingCards: readonly TestCard[] = [
  { ...asks, country: 'IE', number: '4000000000003220', token: 'pm_card_threeDSecure2Required' },
  { ...asks, number: '4000008400000027' },
  { ...asks, country: 'FR', number: '4000002500003155', token: 'pm_card_authenticationRequiredOnSetup' },
  { ...asks, country: 'DE', number: '4000002760003184', token: 'pm_card_authenticationRequired' },
  {
    ...asks,
    country: 'IT',
    number: '4000003800000446',
    token: 'pm_card_authenticationRequiredSetupForOffSession',
  },
  {
    ...asks,
    country: 'GB',
    number: '4000008260003178',
    token: 'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
    decline: insufficientFunds,
  },
  {
    ...asks,
    number: '4000008400001629',
    token: 'pm_card_threeDSecureRequiredChargeDeclined',
    decline: genericDecline,
  },
  // The bank's 3-D Secure server fails, so nobody is asked.
  {
    ...visa,
    number: '4000008400001280',
    token: 'pm_card_threeDSecureRequiredProcessingError',
    decline: genericDecline,
  },
  // 3-D Secure is possible but not required: a payment that does not request it simply succeeds.
  { ...visa, number: '4000000000003055', token: 'pm_card_threeDSecureOptional' },
  { ...visa, number: '4000000000003097', token: 'pm_card_threeDSecureOptionalProcessingError' },
  // The bank recognises the customer without a challenge.
  { ...visa, number: '4000000032200000' },
  // A phone's four kinds of challenge: another app, a code, one choice, several choices.
  ...['0094', '0045', '0102', '0110'].map((last4) => ({
    ...asks,
    country: 'GB',
    number: `400058260000${last4}`,
  })),
]
