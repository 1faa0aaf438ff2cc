import type { DeliveryWay } from '../../../../contract/orders/orders.ts'
import type { TaxOfSale } from '../../../../domain/tax/tax-of-sales.ts'
import type { Reader, Transaction } from '../../database.ts'
import { hundredthsOf } from './insert-order.ts'
import type { OrderRow } from './orders.ts'

/** A price that an unpaid order gets after its booking. */
export interface LaterPrice {
  /** The id of the history's entry. */
  readonly id: string
  readonly orderId: string
  readonly formerPriceCents: number
  readonly priceCents: number
  readonly goodsCents: number | null
  readonly unitPriceCents: number
  /** The public price of a piece, where the customer has a lower one. */
  readonly publicUnitCents: number | null
  /** What a rule takes off the goods from now on; without a discount, the order leaves the use of the rule. */
  readonly discount: Pick<
    OrderRow,
    'discountCents' | 'catalogueDiscountCents' | 'discountUseId' | 'discountName' | 'discountCode'
  >
  readonly deliveryCents: number
  readonly deliveryTo: string | null
  /** The way that the customer chose with it; undefined if the way does not change. */
  readonly way: DeliveryWay | undefined
}

/** Stores another price of a locked unpaid order, and adds it to the order's history. */
export async function setPrice(
  { db }: Transaction,
  {
    id,
    orderId,
    formerPriceCents,
    goodsCents,
    unitPriceCents,
    publicUnitCents,
    way,
    discount,
    ...later
  }: LaterPrice,
  now: number,
): Promise<void> {
  const { priceCents, deliveryCents, deliveryTo } = later
  const price = {
    price_cents: priceCents,
    delivery_cents: deliveryCents,
    delivery_to: deliveryTo,
    discount_cents: discount.discountCents,
  }
  await db
    .insertInto('order_prices')
    .values(({ selectFrom }) => ({
      id,
      order_id: orderId,
      former_price_cents: formerPriceCents,
      ...price,
      former_discount_cents: selectFrom('orders').where('id', '=', orderId).select('discount_cents'),
      delivery_way: way ?? null,
      priced_at: now,
    }))
    .execute()
  await db
    .updateTable('orders')
    .set({
      ...price,
      goods_cents: goodsCents,
      unit_price_cents: unitPriceCents,
      public_unit_cents: publicUnitCents,
      catalogue_discount_cents: discount.catalogueDiscountCents,
      discount_use_id: discount.discountUseId,
      discount_name: discount.discountName,
      discount_code: discount.discountCode,
    })
    .where('id', '=', orderId)
    .execute()
}

/**
 * Stores the country for which a locked unpaid order is priced, null if it is unknown or the order is picked up. Stores
 * its tax too, unless that stays as it is.
 */
export async function setDestination(
  { db }: Transaction,
  orderId: string,
  country: string | null,
  tax: TaxOfSale | undefined,
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      delivery_to: country,
      ...(tax && {
        tax_rate_hundredths: hundredthsOf(tax),
        tax_name: tax.name,
        tax_country: tax.country,
        tax_exemption: tax.exempt?.reason ?? null,
        ...(tax.exempt && { buyer_vat_number: tax.exempt.vatNumber }),
      }),
    })
    .where('id', '=', orderId)
    .execute()
}

/** Returns the prices that an order got after its booking, oldest first. */
export function listPricesOfOrder(read: Reader, orderId: string) {
  return read
    .selectFrom('order_prices')
    .where('order_id', '=', orderId)
    .orderBy('priced_at')
    .orderBy('id')
    .select([
      'former_price_cents as formerPriceCents',
      'price_cents as priceCents',
      'delivery_cents as deliveryCents',
      'former_discount_cents as formerDiscountCents',
      'discount_cents as discountCents',
      'delivery_to as deliveryTo',
      'delivery_way as way',
      'priced_at as at',
    ])
    .execute()
}

/** Returns the ids of the orders that were booked together with an order, and its own. */
export async function listGroupIds(
  read: Reader,
  { id, purchaseNumber, offerId }: Pick<OrderRow, 'id' | 'purchaseNumber' | 'offerId'>,
): Promise<readonly string[]> {
  if (purchaseNumber === null && offerId === null) return [id]
  const rows = await read
    .selectFrom('orders')
    .$if(purchaseNumber !== null, (orders) => orders.where('purchase_number', '=', purchaseNumber))
    .$if(purchaseNumber === null, (orders) => orders.where('offer_id', '=', offerId))
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}
