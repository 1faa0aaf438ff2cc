interface Writing {
  /** ISO 4217. */
  readonly currency: string
  /** A language tag such as en-US. */
  readonly locale: string
}

/** Makes each format when it is first used: making one takes a phone several milliseconds. */
function formatsOf({ currency, locale }: Writing) {
  const once = (options?: Intl.NumberFormatOptions) => {
    let format: Intl.NumberFormat | undefined
    return () => {
      format ??= new Intl.NumberFormat(locale, options)
      return format
    }
  }
  return {
    whole: once(),
    amount: once({ style: 'currency', currency }),
    short: once({ style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' }),
    plain: once({ minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    locale,
  }
}

/** One shop per browser and per process; the renderer sets it before each page. */
let writing = formatsOf({ currency: 'USD', locale: 'en-US' })
let written = 'USD en-US'

/** Writes numbers and amounts as the owner has set, from now on. */
export function writeNumbersAs(how: Writing): void {
  const now = `${how.currency} ${how.locale}`
  if (now !== written) writing = formatsOf(how)
  written = now
}

/** Returns the language tag by which dates are written. */
export function writtenLocale(): string {
  return writing.locale
}

/** Formats a count with thousands separators: 1,200. */
export function wholeNumber(value: number): string {
  return sameSpaces(writing.whole().format(value))
}

/** Returns a noun for a count: piece for one, pieces for any other. */
export function nounFor(count: number | undefined, noun: string): string {
  return count === 1 ? noun : `${noun}s`
}

/**
 * Formats an amount with its currency: $1,234.50, or 1,234.50 CHF.
 *
 * @param currency an ISO code in small letters, if not the shop's.
 */
export function moneyFigure(value: number, currency?: string): string {
  return currency === undefined
    ? sameSpaces(writing.amount().format(value))
    : `${sameSpaces(writing.plain().format(value))} ${currency.toUpperCase()}`
}

/** Formats an amount without its decimals when it is whole: $5. */
export function shortMoney(value: number): string {
  return sameSpaces(writing.short().format(value))
}

/** Returns an amount in its parts, so that its currency can look different. */
export function moneyParts(
  value: number,
): readonly { readonly text: string; readonly isCurrency: boolean }[] {
  return writing
    .amount()
    .formatToParts(value)
    .map(({ type, value: text }) => ({ text: sameSpaces(text), isCurrency: type === 'currency' }))
}

/** Server and browser may differ in their kinds of no-break space, and must write the same. */
function sameSpaces(text: string): string {
  return text.replaceAll('\u202f', '\u00a0')
}
