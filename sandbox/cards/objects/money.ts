import { invalidRequest } from '../errors.ts'

/** Stripe's minimum charges in the currency's smallest unit (https://docs.stripe.com/currencies). */
const smallestCharges: Record<string, number> = { usd: 50, eur: 50, gbp: 30, cad: 50, aud: 50, chf: 50 }
/** Of the other currencies, as far as the sandbox goes. */
const usualSmallest = 50
const largestCharge = 99_999_999
const signs: Record<string, string> = { usd: '$', eur: '€', gbp: '£' }

/** The currencies that were asked for and are supported: finding out takes longer than the rest of a payment. */
const supported = new Set<string>()

/** Throws unless the sandbox supports the currency (three letters, any case). Returns it in lower case. */
export function knownCurrency(currency: string): string {
  const code = currency.toLowerCase()
  if (supported.has(code)) return code
  if (hasTwoDecimals(code)) {
    supported.add(code)
    return code
  }
  throw invalidRequest(
    `Invalid currency: ${code}. The card sandbox supports all currencies with two decimals, such as usd`,
    { param: 'currency' },
  )
}

function hasTwoDecimals(code: string): boolean {
  if (!Intl.supportedValuesOf('currency').includes(code.toUpperCase())) return false
  const format = new Intl.NumberFormat('en', { style: 'currency', currency: code })
  return format.resolvedOptions().maximumFractionDigits === 2
}

/** Throws when Stripe would not charge this amount (in the currency's smallest unit). */
export function chargeable(amount: number, currency: string): number {
  const smallest = smallestCharges[currency] ?? usualSmallest
  if (amount < smallest) {
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
