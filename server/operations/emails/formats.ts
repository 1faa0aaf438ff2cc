import { dollarsOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/order-number.ts'

/** Formats an order as "quantity × tool". */
export function orderSummary({ quantity, toolName }: { quantity: number; toolName: string }): string {
  return `${quantity} × ${toolName}`
}

/** Names an order in an email to the admin. */
export function orderReference(
  order: { number: number; quantity: number; toolName: string } | undefined,
): string {
  return order ? `order ${formatOrderNumber(order.number)} (${orderSummary(order)})` : 'no order'
}

/** Formats an amount in cents as dollars. */
export function dollars(cents: number): string {
  return `$${dollarsOf(cents).toFixed(2)}`
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** Formats an amount in hundredths of any currency. */
export function moneyText(cents: number, currency: string): string {
  return currency === 'usd' ? dollars(cents) : `${dollarsOf(cents).toFixed(2)} ${currency.toUpperCase()}`
}

/** Formats an instant in UTC, because the reader's time zone is unknown. */
export function instantText(at: number): string {
  // Some ICU versions put narrow no-break spaces before AM and PM, which some mail clients garble.
  return `${format.format(at).replaceAll('\u202f', ' ')} UTC`
}
