import type { Order } from '../../../contract/orders/orders.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { paymentTexts } from './texts.ts'

/** More names would hide the address. */
const most = 3

/** Names orders by their products; only the first of many. */
export function namesOf(formats: Formats, orders: readonly Order[]): string {
  const names = orders
    .slice(0, most)
    .map(({ quantity, tool: product }) => paymentTexts.line(wholeNumber(formats, quantity), product))
  const more = orders.length - names.length
  return more > 0 ? paymentTexts.andMore(names.join(', '), wholeNumber(formats, more)) : names.join(', ')
}
