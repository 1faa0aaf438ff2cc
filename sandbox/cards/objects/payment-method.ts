import { createHash } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { TestCard } from '../cards.ts'
import type { Versioned } from '../storage.ts'
import { type Address, noAddress } from './shipping.ts'

export type BillingDetails = {
  readonly name: string | null
  readonly email: string | null
  readonly phone: string | null
  readonly address: Address
}

/** A stored card, without its number and security code. */
export type PaymentMethodRecord = Versioned & {
  readonly id: string
  readonly createdAt: number
  readonly brand: TestCard['brand']
  readonly funding: TestCard['funding']
  readonly last4: string
  readonly expMonth: number
  readonly expYear: number
  readonly billing: BillingDetails
  readonly metadata: Record<string, string>
}

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
    card: {
      brand: record.brand,
      checks: cardChecks,
      country: 'US',
      display_brand: record.brand === 'amex' ? 'american_express' : record.brand,
      exp_month: record.expMonth,
      exp_year: record.expYear,
      fingerprint: fingerprintOf(record),
      funding: record.funding,
      generated_from: null,
      last4: record.last4,
      networks: { available: [record.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: null,
    },
    created: Math.floor(record.createdAt / 1000),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: record.metadata,
    type: 'card',
  }
}

export const cardChecks = { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' }

/** Equal for every use of one card, and derived only from data that is shown anyway. */
export function fingerprintOf(record: PaymentMethodRecord): string {
  return createHash('sha256').update(`${record.brand} ${record.last4}`).digest('hex').slice(0, 16)
}
