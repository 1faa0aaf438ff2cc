import type { PriceTerms, SectionValues } from '../../../contract/shop/shop-sections.ts'
import type { DateWriting } from '../../../contract/shop/writing.ts'
import { amountOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { offeredTermsText, totalTermsText } from '../../../domain/shop/price-terms.ts'
import type { CalendarDate } from '../../../domain/shop/shop-days.ts'
import { deriveDates, deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { writeDate } from '../../../domain/writing/write-dates.ts'
import { writeOtherCurrency } from '../../../domain/writing/write-hundredths.ts'
import { writeAmount, writeNumber } from '../../../domain/writing/write-numbers.ts'
import { exactZoneName, zoneName } from '../../../domain/writing/zone-name.ts'

/** Formats an order as "quantity × product". */
export function orderSummary({ quantity, productName }: { quantity: number; productName: string }): string {
  return `${quantity} × ${productName}`
}

/** Returns where a refund goes: "to your card" if a card paid every order, otherwise "the same way you paid". */
export function wayBack(orders: readonly { readonly cardLast4: string | null }[]): string {
  const byCard = orders.length > 0 && orders.every(({ cardLast4 }) => cardLast4 !== null)
  return byCard ? 'to your card' : 'the same way you paid'
}

/** The maximum number of orders that a sentence names. */
const mostNamed = 10

/** Names the orders of a charge in an email to the admin. */
export function orderReference(
  orders: readonly { number: number; quantity: number; productName: string }[],
): string {
  if (orders.length === 0) return 'no order'
  const named = orders.map((order) => `${formatOrderNumber(order.number)} (${orderSummary(order)})`)
  const more = orders.length > mostNamed ? ` and ${orders.length - mostNamed} more` : ''
  return `${orders.length === 1 ? 'order' : 'orders'} ${named.slice(0, mostNamed).join(', ')}${more}`
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

/** The parts of a shop that its emails need. */
export interface MailingShop {
  readonly publicUrl: string
  readonly settings: { readonly formats: Formats }
}

/** Returns the formats of a shop with these settings, for emails, papers and refusals. */
export function formatsOf(
  { currency, locale, timeZone }: Money,
  terms: PriceTerms = { tax: 'none', delivery: 'included' },
): Formats {
  const { numbers, money } = deriveWriting(locale, currency)
  let dates: DateWriting | undefined
  const write = (kind: keyof typeof kinds, at: number, zone: string) => {
    // Derived on first use, because that would take some milliseconds of the start.
    dates ??= deriveDates(locale, kinds)
    return withPlainSpaces(writeDate(kind, at, zone, dates))
  }
  const amount = (cents: number) => withPlainSpaces(writeAmount(amountOf(cents), money))
  return {
    amount,
    total: (cents, isPickedUp) => withTerms(amount(cents), totalTermsText(terms, isPickedUp)),
    offered: (cents) => withTerms(amount(cents), offeredTermsText(terms)),
    money: (cents, of) =>
      of === currency.toLowerCase()
        ? amount(cents)
        : withPlainSpaces(writeOtherCurrency(amountOf(cents), of, numbers)),
    number: (value) => withPlainSpaces(writeNumber(value, numbers)),
    instant: (at) => `${write('instant', at, timeZone)} (${zoneName(timeZone)})`,
    second: (at) => `${write('second', at, timeZone)} (${exactZoneName(timeZone, at)})`,
    date: (date) => write('day', Date.parse(date), 'UTC'),
    weekday: (date) => write('weekday', Date.parse(date), 'UTC'),
  }
}

function withTerms(amount: string, terms: string): string {
  return terms === '' ? amount : `${amount}, ${terms}`
}

/** Some mail clients garble no-break spaces. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
