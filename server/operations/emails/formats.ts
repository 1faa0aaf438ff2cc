import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { amountOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import type { CalendarDate } from '../../../domain/shop/shop-days.ts'

/** Formats an order as "quantity × tool". */
export function orderSummary({ quantity, toolName }: { quantity: number; toolName: string }): string {
  return `${quantity} × ${toolName}`
}

/** Says whereto money goes back: to the card, where one has paid all of these orders; else as they were paid. */
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

type Money = SectionValues['money']

/** How the shop of this process writes; a process serves one shop. */
let writing = formatsOf({ currency: 'USD', locale: 'en-US' })

/** Writes amounts and dates as the owner has set, from now on. */
export function writeAmountsAs(money: Pick<Money, 'currency' | 'locale'>): void {
  writing = formatsOf(money)
}

function formatsOf({ currency, locale }: Pick<Money, 'currency' | 'locale'>) {
  return {
    currency: currency.toLowerCase(),
    amount: new Intl.NumberFormat(locale, { style: 'currency', currency }),
    plain: new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
    weekday: new Intl.DateTimeFormat(locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
    instant: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }),
    second: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'medium', timeZone: 'UTC' }),
  }
}

/** Formats an amount in hundredths of the shop's currency. */
export function amountText(cents: number): string {
  return withPlainSpaces(writing.amount.format(amountOf(cents)))
}

/** Formats an amount in hundredths of any currency. */
export function moneyText(cents: number, currency: string): string {
  if (currency === writing.currency) return amountText(cents)
  return `${withPlainSpaces(writing.plain.format(amountOf(cents)))} ${currency.toUpperCase()}`
}

/** Some ICU versions put narrow no-break spaces into numbers and times, which some mail clients garble. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, ' ')
}

/** Formats an instant in UTC, because the reader's time zone is unknown. */
export function instantText(at: number): string {
  return `${withPlainSpaces(writing.instant.format(at))} UTC`
}

/** Formats an instant in UTC to the second, for what a person may have to prove. */
export function secondText(at: number): string {
  return `${withPlainSpaces(writing.second.format(at))} UTC`
}

/** Formats a calendar date such as 2026-12-24, which is the same day everywhere. */
export function dateText(date: string): string {
  return withPlainSpaces(writing.day.format(Date.parse(date)))
}

/** Formats a date of the shop's calendar with its weekday, as pages do. */
export function weekdayText(date: CalendarDate): string {
  return withPlainSpaces(writing.weekday.format(Date.parse(date)))
}
