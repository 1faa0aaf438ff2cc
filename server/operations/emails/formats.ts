import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import type { DateWriting } from '../../../contract/shop/writing.ts'
import { amountOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { CalendarDate } from '../../../domain/shop/shop-days.ts'
import { deriveDates, deriveWriting } from '../../../domain/writing/derive-writing.ts'
import { writeDate } from '../../../domain/writing/write-dates.ts'
import { writeAmount, writeHundredths } from '../../../domain/writing/write-numbers.ts'
import { exactZoneName, zoneName } from '../../../domain/writing/zone-name.ts'

/** Formats an order as "quantity × tool". */
export function orderSummary({ quantity, toolName }: { quantity: number; toolName: string }): string {
  return `${quantity} × ${toolName}`
}

/** Returns where a refund goes: "to your card" if a card paid every order, otherwise "the same way you paid". */
export function wayBack(orders: readonly { readonly cardLast4: string | null }[]): string {
  const byCard = orders.length > 0 && orders.every(({ cardLast4 }) => cardLast4 !== null)
  return byCard ? 'to your card' : 'the same way you paid'
}

/** As many orders of a set as a sentence names. */
const mostNamed = 10

/** Names the orders of a charge in an email to the admin. */
export function orderReference(
  orders: readonly { number: number; quantity: number; toolName: string }[],
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

/** How the shop of this process writes; a process serves one shop. */
let writing = formatsOf({ currency: 'USD', locale: 'en-US', timeZone: 'UTC' })

/** Writes amounts and dates as the owner has set, from now on. */
export function writeAmountsAs(money: Money): void {
  writing = formatsOf(money)
}

function formatsOf({ currency, locale, timeZone }: Money) {
  const { numbers, money } = deriveWriting(locale, currency)
  let dates: DateWriting | undefined
  return {
    currency: currency.toLowerCase(),
    numbers,
    money,
    timeZone,
    /** Made when the first mail needs it, because that takes some milliseconds of the start. */
    dates: () => {
      dates ??= deriveDates(locale, kinds)
      return dates
    },
  }
}

/** Formats an amount in hundredths of the shop's currency. */
export function amountText(cents: number): string {
  return withPlainSpaces(writeAmount(amountOf(cents), writing.money))
}

/** Formats an amount in hundredths of any currency. */
export function moneyText(cents: number, currency: string): string {
  if (currency === writing.currency) return amountText(cents)
  const plain = withPlainSpaces(writeHundredths(amountOf(cents), writing.numbers))
  return `${plain} ${currency.toUpperCase()}`
}

/** Some mail clients garble no-break spaces. */
function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

function dateOf(kind: keyof typeof kinds, at: number, timeZone: string): string {
  return withPlainSpaces(writeDate(kind, at, timeZone, writing.dates()))
}

/** Formats an instant in the shop's time zone and names it, because the reader's is unknown. */
export function instantText(at: number): string {
  return `${dateOf('instant', at, writing.timeZone)} (${zoneName(writing.timeZone)})`
}

/** Formats an instant to the second with its UTC offset, for times that a person may have to prove. */
export function secondText(at: number): string {
  return `${dateOf('second', at, writing.timeZone)} (${exactZoneName(writing.timeZone, at)})`
}

/** Formats a calendar date such as 2026-12-24, which is the same day everywhere. */
export function dateText(date: string): string {
  return dateOf('day', Date.parse(date), 'UTC')
}

/** Formats a date of the shop's calendar with its weekday, as pages do. */
export function weekdayText(date: CalendarDate): string {
  return dateOf('weekday', Date.parse(date), 'UTC')
}
