import { dollarsOf } from '../../../domain/money.ts'

/** What was ordered, as people say it. */
export function orderSummary({ quantity, toolName }: { quantity: number; toolName: string }): string {
  return `${quantity} × ${toolName}`
}

/** Names an order in an email to the admin. */
export function orderReference(
  order: { id: string; quantity: number; toolName: string } | undefined,
): string {
  return order ? `order ${order.id} (${orderSummary(order)})` : 'no order'
}

/** An amount in cents as people read it. */
export function dollars(cents: number): string {
  return `$${dollarsOf(cents).toFixed(2)}`
}

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

/** An amount of whatever currency was taken, in its hundredths. */
export function moneyText(cents: number, currency: string): string {
  return currency === 'usd' ? dollars(cents) : `${dollarsOf(cents).toFixed(2)} ${currency.toUpperCase()}`
}

/** An instant for a reader whose time zone the shop does not know. */
export function instantText(at: number): string {
  // Some versions put narrow no-break spaces before AM and PM, which mail programs show as they like.
  return `${format.format(at).replaceAll('\u202f', ' ')} UTC`
}
