import { invalidRequest } from '../errors.ts'
import { smallestCharge } from './currencies.ts'

const largestCharge = 99_999_999
const signs: Record<string, string> = { usd: '$', eur: '€', gbp: '£' }

/** Throws unless the sandbox supports the currency (three letters, any case). Returns it in lower case. */
export function knownCurrency(currency: string): string {
  const code = currency.toLowerCase()
  if (smallestCharge(code) !== undefined) return code
  throw invalidRequest(
    `Invalid currency: ${code}. The card sandbox supports all currencies with two decimals, such as usd`,
    { param: 'currency' },
  )
}

/** Throws if Stripe would not charge this amount (in the currency's smallest unit). */
export function chargeable(amount: number, currency: string): number {
  const smallest = smallestCharge(currency)
  if (smallest !== undefined && amount < smallest) {
    throw invalidRequest(`Amount must be at least ${formatAmount(smallest, currency)} ${currency}`, {
      code: 'amount_too_small',
      param: 'amount',
    })
  }
  if (amount > largestCharge) {
    throw invalidRequest(`Amount must be no more than ${formatAmount(largestCharge, currency)}`, {
      code: 'amount_too_large',
      param: 'amount',
    })
  }
  return amount
}

/** Formats 1250 and usd as "$12.50". */
export function formatAmount(amount: number, currency: string): string {
  return `${signs[currency] ?? ''}${(amount / 100).toFixed(2)}`
}
