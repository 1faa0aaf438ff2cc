import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { inLanguage } from '../../../contract/languages/said.ts'
import type { PriceTerms, SectionValues } from '../../../contract/shop/shop-sections.ts'
import type { DateWriting } from '../../../contract/shop/writing.ts'
import { amountOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { offeredTermsText, totalTermsText } from '../../../domain/shop/price-terms.ts'
import { priceTermsTexts } from '../../../domain/shop/price-terms-texts.ts'
import type { CalendarDate } from '../../../domain/shop/shop-days.ts'
import { deriveDates, deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { localeIn } from '../../../domain/writing/locale-in.ts'
import { writeDate } from '../../../domain/writing/write-dates.ts'
import { writeOtherCurrency } from '../../../domain/writing/write-hundredths.ts'
import { writeAmount, writeNumber } from '../../../domain/writing/write-numbers.ts'
import { exactZoneName, zoneName } from '../../../domain/writing/zone-name.ts'
import { zoneNameTexts } from '../../../domain/writing/zone-name-texts.ts'
import { formatTexts } from './format-texts.ts'

/** Formats an order as "quantity × product". */
export function orderSummary({ quantity, productName }: { quantity: number; productName: string }): string {
  return `${quantity} × ${productName}`
}

/** Returns whether a refund of these orders goes to a card; otherwise it goes back the way they were paid. */
export function isToCard(orders: readonly { readonly cardLast4: string | null }[]): boolean {
  return orders.length > 0 && orders.every(({ cardLast4 }) => cardLast4 !== null)
}

/** The maximum number of orders that a sentence names. */
const mostNamed = 10

/** Names the orders of a charge in an email to the admin. */
export function orderReference(
  orders: readonly { number: number; quantity: number; productName: string }[],
  language: string | undefined,
): string {
  const named = orders
    .slice(0, mostNamed)
    .map((order) => `${formatOrderNumber(order.number)} (${orderSummary(order)})`)
  return inLanguage(formatTexts, language).orderReference(
    named.join(', '),
    orders.length,
    orders.length - named.length,
  )
}

type Money = Pick<SectionValues['money'], 'currency' | 'locale' | 'timeZone'>

const kinds = {
  day: { dateStyle: 'long' },
  weekday: { weekday: 'long', day: 'numeric', month: 'long' },
  instant: { dateStyle: 'long', timeStyle: 'short' },
  second: { dateStyle: 'long', timeStyle: 'medium' },
} as const satisfies Readonly<Record<string, Intl.DateTimeFormatOptions>>

/** Formats amounts and dates by the owner's settings. */
export interface Formats {
  /** Formats an amount in hundredths of the shop's currency. */
  readonly amount: (cents: number) => string
  /** Formats the price of orders with its terms: "$25.00, tax and delivery included". */
  readonly total: (cents: number, isPickedUp?: boolean) => string
  /** Formats an offered price with its terms: "$25.00, tax included, plus delivery". */
  readonly offered: (cents: number) => string
  /** Formats an amount in hundredths of any currency. */
  readonly money: (cents: number, currency: string) => string
  /** Formats a number, such as a percentage. */
  readonly number: (value: number) => string
  /** Formats an instant in the shop's time zone, which it names because the reader's is unknown. */
  readonly instant: (at: number) => string
  /** Formats an instant to the second, with the offset from UTC, as evidence. */
  readonly second: (at: number) => string
  /** Formats a calendar date such as 2026-12-24, without a time zone. */
  readonly date: (date: string) => string
  /** Formats a date of the shop's calendar with its weekday, as on pages. */
  readonly weekday: (date: CalendarDate) => string
}

/** The parts of a shop that its emails need, in the language of the email (`mailingIn`). */
export interface MailingShop {
  readonly publicUrl: string
  /** The language of the words; undefined for English. */
  readonly language: LanguageTag | undefined
  /** The shop's standard language, whose pages have no language in their address; English if undefined. */
  readonly standard?: LanguageTag
  readonly settings: {
    readonly formats: Formats
    /** Says a text of the owner, such as the name of a tax. */
    readonly ownWord: (text: string) => string
  }
}

/**
 * Returns the formats of a shop with these settings, for emails, papers and refusals.
 *
 * @param language is undefined for English words in the formats of the owner's locale.
 */
export function formatsOf(
  { currency, locale: ownersLocale, timeZone }: Money,
  terms: PriceTerms = { tax: 'none', delivery: 'included' },
  language?: string,
): Formats {
  const locale = localeIn(language, ownersLocale)
  const texts = inLanguage(formatTexts, language)
  const termsTexts = inLanguage(priceTermsTexts, language)
  const zoneTexts = inLanguage(zoneNameTexts, language)
  const { numbers, money } = deriveWriting(locale, currency)
  let dates: DateWriting | undefined
  const write = (kind: keyof typeof kinds, at: number, zone: string) => {
    // Derived on first use, because that would take some milliseconds of the start.
    dates ??= deriveDates(locale, kinds)
    return withPlainSpaces(writeDate(kind, at, zone, dates))
  }
  const amount = (cents: number) => withPlainSpaces(writeAmount(amountOf(cents), money))
  const withTerms = (cents: number, said: string) =>
    said === '' ? amount(cents) : texts.amountWithTerms(amount(cents), said)
  return {
    amount,
    total: (cents, isPickedUp) => withTerms(cents, totalTermsText(terms, isPickedUp, termsTexts)),
    offered: (cents) => withTerms(cents, offeredTermsText(terms, termsTexts)),
    money: (cents, of) =>
      of === currency.toLowerCase()
        ? amount(cents)
        : withPlainSpaces(writeOtherCurrency(amountOf(cents), of, numbers)),
    number: (value) => withPlainSpaces(writeNumber(value, numbers)),
    instant: (at) => texts.instant(write('instant', at, timeZone), zoneName(timeZone, zoneTexts)),
    second: (at) => texts.instant(write('second', at, timeZone), exactZoneName(timeZone, at, zoneTexts)),
    date: (date) => write('day', Date.parse(date), 'UTC'),
    weekday: (date) => write('weekday', Date.parse(date), 'UTC'),
  }
}

/** Some mail clients garble no-break spaces. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
