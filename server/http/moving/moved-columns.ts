import type { MovedCustomer } from '../../../domain/moving/read-customer.ts'
import type { ArchivedLine, ArchivedOrder } from '../../../domain/moving/read-order.ts'
import type { Redirect } from '../../../domain/moving/read-redirect.ts'
import { type CsvColumn, type CsvValue, csvInstant } from '../desk/csv-cells.ts'

/** A line of an archived order, with the order only in its first line, as Shopify writes it. */
export interface ArchivedRow {
  readonly order: ArchivedOrder
  readonly line: ArchivedLine | undefined
  readonly isFirst: boolean
}

/** Splits an order into a row for each of its lines. */
export function rowsOfArchived(order: ArchivedOrder): readonly ArchivedRow[] {
  const { items } = order
  if (items.length === 0) return [{ order, line: undefined, isFirst: true }]
  return items.map((line, index) => ({ order, line, isFirst: index === 0 }))
}

export const customerFileColumns: readonly CsvColumn<MovedCustomer>[] = [
  ['email', ({ email }) => email],
  ['name', ({ name }) => name],
  ['phone', ({ phone }) => phone],
  ['company', ({ company }) => company],
  ['street', ({ lines }) => lines.join('\n')],
  ['postcode', ({ postcode }) => postcode],
  ['city', ({ city }) => city],
  ['region', ({ region }) => region],
  ['country', ({ country }) => country],
  ['address', ({ lines, address }) => (lines.length === 0 ? address : '')],
]

export const customerColumnsOfShopify: readonly CsvColumn<MovedCustomer>[] = [
  ['First Name', ({ name }) => splitName(name)[0]],
  ['Last Name', ({ name }) => splitName(name)[1]],
  ['Email', ({ email }) => email],
  ['Accepts Email Marketing', () => 'no'],
  ['Default Address Company', ({ company }) => company],
  ['Default Address Address1', ({ lines, address }) => lines[0] ?? oneLine(address)],
  ['Default Address Address2', ({ lines }) => lines.slice(1).join(', ')],
  ['Default Address City', ({ city }) => city],
  ['Default Address Province Code', ({ region }) => region],
  ['Default Address Country Code', ({ country }) => country],
  ['Default Address Zip', ({ postcode }) => postcode],
  ['Default Address Phone', ({ phone }) => phone],
  ['Phone', ({ phone }) => phone],
]

/** Splits a name before its last word. */
function splitName(name: string): readonly [string, string] {
  const at = name.lastIndexOf(' ')
  return at < 0 ? [name, ''] : [name.slice(0, at), name.slice(at + 1)]
}

function oneLine(text: string): string {
  return text.split('\n').join(', ')
}

/** Makes a column of the order, which is filled in its first row only. */
function ofOrder(header: string, read: (order: ArchivedOrder) => CsvValue): CsvColumn<ArchivedRow> {
  return [header, ({ order, isFirst }) => (isFirst ? read(order) : '')]
}

function amount(text: string): number | null {
  return text === '' ? null : Number(text)
}

export const orderFileColumns: readonly CsvColumn<ArchivedRow>[] = [
  ['number', ({ order }) => order.number],
  ofOrder('date', ({ placedAt }) => csvInstant(placedAt)),
  ofOrder('email', ({ email }) => email),
  ofOrder('customer name', ({ name }) => name),
  ofOrder('phone', ({ phone }) => phone),
  ofOrder('state', ({ state }) => state),
  ofOrder('currency', ({ currency }) => currency),
  ofOrder('subtotal', ({ subtotal }) => amount(subtotal)),
  ofOrder('discount', ({ discount }) => amount(discount)),
  ofOrder('delivery', ({ delivery }) => amount(delivery)),
  ofOrder('tax', ({ tax }) => amount(tax)),
  ofOrder('total', ({ total }) => amount(total)),
  ofOrder('refunded', ({ refunded }) => amount(refunded)),
  ['item', ({ line }) => line?.name],
  ['sku', ({ line }) => line?.sku],
  ['pieces', ({ line }) => line && amount(line.pieces)],
  ['price', ({ line }) => line && amount(line.price)],
  ofOrder('receiver', ({ receiver }) => receiver),
  ofOrder('company', ({ company }) => company),
  ofOrder('street', ({ lines }) => lines.join('\n')),
  ofOrder('postcode', ({ postcode }) => postcode),
  ofOrder('city', ({ city }) => city),
  ofOrder('region', ({ region }) => region),
  ofOrder('country', ({ country }) => country),
  ofOrder('address', ({ lines, address }) => (lines.length === 0 ? address : '')),
]

const cancelled = 'cancelled'

export const orderColumnsOfShopify: readonly CsvColumn<ArchivedRow>[] = [
  ['Name', ({ order }) => order.number],
  ofOrder('Email', ({ email }) => email),
  ofOrder('Financial Status', ({ state }) => statesOf(state)[0]),
  ofOrder('Fulfillment Status', ({ state }) => statesOf(state)[1]),
  ofOrder('Currency', ({ currency }) => currency),
  ofOrder('Subtotal', ({ subtotal }) => amount(subtotal)),
  ofOrder('Shipping', ({ delivery }) => amount(delivery)),
  ofOrder('Taxes', ({ tax }) => amount(tax)),
  ofOrder('Total', ({ total }) => amount(total)),
  ofOrder('Discount Amount', ({ discount }) => amount(discount)),
  ofOrder('Created at', ({ placedAt }) => csvInstant(placedAt)),
  ['Lineitem quantity', ({ line }) => line && amount(line.pieces)],
  ['Lineitem name', ({ line }) => line?.name],
  ['Lineitem price', ({ line }) => line && amount(line.price)],
  ['Lineitem sku', ({ line }) => line?.sku],
  ofOrder('Billing Name', ({ name }) => name),
  ofOrder('Shipping Name', ({ receiver }) => receiver),
  ofOrder('Shipping Address1', ({ lines, address }) => lines[0] ?? oneLine(address)),
  ofOrder('Shipping Address2', ({ lines }) => lines.slice(1).join(', ')),
  ofOrder('Shipping Company', ({ company }) => company),
  ofOrder('Shipping City', ({ city }) => city),
  ofOrder('Shipping Zip', ({ postcode }) => postcode),
  ofOrder('Shipping Province', ({ region }) => region),
  ofOrder('Shipping Country', ({ country }) => country),
  ofOrder('Cancelled at', ({ state, placedAt }) => (isCancelled(state) ? csvInstant(placedAt) : '')),
  ofOrder('Refunded Amount', ({ refunded }) => amount(refunded)),
  ofOrder('Phone', ({ phone }) => phone),
]

function isCancelled(state: string): boolean {
  return state === cancelled || state.startsWith(`${cancelled}, `)
}

/** Returns the states of payment and of sending. */
function statesOf(state: string): readonly [string, string] {
  const rest = isCancelled(state) ? state.slice(cancelled.length + 2) : state
  const at = rest.indexOf(', ')
  return at < 0 ? [rest, ''] : [rest.slice(0, at), rest.slice(at + 2)]
}

export const redirectFileColumns: readonly CsvColumn<Redirect>[] = [
  ['from', ({ source }) => source],
  ['to', ({ target }) => target],
  ['product id', ({ productId }) => productId],
]

export const redirectColumnsOfShopify: readonly CsvColumn<Redirect>[] = [
  ['Redirect from', ({ source }) => source],
  ['Redirect to', ({ productId, target }) => target ?? `/tool/${productId}`],
]
