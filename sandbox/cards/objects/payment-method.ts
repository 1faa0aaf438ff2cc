import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { testCardOf } from '../cards.ts'
import type { Versioned } from '../storage.ts'
import type { TestCard } from '../test-cards/test-card.ts'
import { type Address, noAddress } from './shipping.ts'

export type BillingDetails = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: Address
}

/** A card without its number and security code. */
export type StoredCard = {
  readonly brand: TestCard['brand']
  readonly funding: TestCard['funding']
  /** The test card's name; absent in methods stored by earlier releases. */
  readonly testCard?: string
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
}

/** The test bank: the one method that leads to another page, of Stripe's type `pay_by_bank`. */
type TestBank = { readonly bank: true }

export type PaymentMethodRecord = Versioned & {
  readonly id: string
  readonly createdAt: number
  readonly billing: BillingDetails
  readonly metadata: Record<string, string>
} & (StoredCard | TestBank)

export const noBillingDetails: BillingDetails = {
  name: null,
  email: null,
  phone: null,
  address: noAddress,
}

/** Returns a payment method in Stripe's shape. */
export function paymentMethodShape(record: PaymentMethodRecord): Stripe.PaymentMethod {
  return {
    id: record.id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: { ...record.billing, tax_id: null },
    created: Math.floor(record.createdAt / 1000),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: record.metadata,
    ...('bank' in record
      ? { type: 'pay_by_bank' as const, pay_by_bank: {} }
      : { type: 'card' as const, card: cardShape(record) }),
  }
}

function cardShape(card: StoredCard): Stripe.PaymentMethod.Card {
  return {
    brand: card.brand,
    checks: cardChecks,
    country: countryOf(card),
    display_brand: displayBrands[card.brand] ?? card.brand,
    exp_month: card.expMonth,
    exp_year: card.expYear,
    fingerprint: fingerprintOf(card),
    funding: card.funding,
    generated_from: null,
    last4: card.last4,
    networks: { available: networksOf(card), preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  }
}

/** The brands whose display names differ from their codes. */
const displayBrands: Partial<Record<StoredCard['brand'], string>> = {
  amex: 'american_express',
  diners: 'diners_club',
  unionpay: 'union_pay',
}

/** Returns the country of the card's bank. */
export function countryOf(card: StoredCard): string {
  return testCardOf(card)?.country ?? 'US'
}

function networksOf(card: StoredCard): string[] {
  const second = testCardOf(card)?.secondNetwork
  return second === undefined ? [card.brand] : [second, card.brand]
}

export const cardChecks = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' }

/** Returns a card's fingerprint: equal for every use of the card, and derived only from data that is visible anyway. */
export function fingerprintOf({ brand, last4, testCard = '' }: StoredCard): string {
  return createHash('sha256').update(`${brand} ${last4} ${testCard}`).digest('hex').slice(0, 16)
}
