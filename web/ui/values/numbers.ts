const whole = new Intl.NumberFormat('en-US')
const dollars = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Formats a count with thousands separators: 1,200. */
export function wholeNumber(value: number): string {
  return whole.format(value)
}

/** Returns a noun for a count: piece for one, pieces for any other. */
export function nounFor(count: number | undefined, noun: string): string {
  return count === 1 ? noun : `${noun}s`
}

/** Formats US dollars with two decimals and no sign: 1,234.50. */
export function dollarFigure(value: number): string {
  return dollars.format(value)
}

/**
 * Formats an amount with its currency, an ISO code in small letters unless US dollars: $1,234.50 or 1,234.50
 * EUR.
 */
export function moneyFigure(value: number, currency?: string): string {
  return currency === undefined
    ? `$${dollarFigure(value)}`
    : `${dollarFigure(value)} ${currency.toUpperCase()}`
}
