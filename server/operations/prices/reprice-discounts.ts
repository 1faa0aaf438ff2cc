import { paymentLimits } from '../../../contract/shop/currencies.ts'
import type { SectionValues } from '../../../contract/shop/shop-sections.ts'
import { orderPriceCents } from '../../../domain/money.ts'
import { isGiftCard } from '../../../domain/orders/gift-card-order.ts'
import { spreadCents } from '../../../domain/payments/spread-cents.ts'
import {
  type DiscountedOrder,
  discountAtTax,
  discountsWithout,
} from '../../../domain/prices/discounted-goods.ts'
import type { TaxOfSales } from '../../../domain/tax/tax-of-sales.ts'
import type { Reader } from '../../data/database.ts'
import type { OrderRow } from '../../data/queries/orders/orders.ts'
import { findRuleOfUse } from '../../data/queries/prices/rule-uses.ts'

/** The price of an order's goods after its discount. */
type DiscountedGoods = Pick<
  OrderRow,
  | 'goodsCents'
  | 'discountCents'
  | 'catalogueDiscountCents'
  | 'discountUseId'
  | 'discountName'
  | 'discountCode'
>

/** Returns the goods of an order with another discount; without one, the order leaves the use of its rule. */
function withDiscount(order: OrderRow, catalogueDiscountCents: number, discountCents: number): OrderRow {
  const goodsCents = orderPriceCents(order.unitPriceCents, order.quantity) - discountCents
  const goods: DiscountedGoods =
    discountCents > 0
      ? { ...order, goodsCents, discountCents, catalogueDiscountCents }
      : {
          goodsCents,
          discountCents: 0,
          catalogueDiscountCents: 0,
          discountUseId: null,
          discountName: null,
          discountCode: null,
        }
  return { ...order, ...goods }
}

/** Returns an order with the goods and the discount of another unit price, for a country with another tax. */
export function withUnitPrice(
  order: OrderRow,
  unitPriceCents: number,
  grossOf: (cents: number) => number,
): OrderRow {
  const goodsCents = orderPriceCents(unitPriceCents, order.quantity)
  const { catalogueDiscountCents, cataloguePublicUnitCents } = order
  const discountCents = discountAtTax(catalogueDiscountCents, goodsCents, grossOf)
  const publicUnitCents =
    cataloguePublicUnitCents === null ? order.publicUnitCents : grossOf(cataloguePublicUnitCents)
  return {
    ...order,
    unitPriceCents,
    publicUnitCents,
    discountCents,
    goodsCents: goodsCents - discountCents,
  }
}

/**
 * Returns the other orders of a purchase, with the discounts that they have once one of its orders is cancelled. Paid
 * orders and kept ones stay.
 *
 * @param kept ids of unpaid orders whose price stays.
 */
export async function discountedWithout(
  read: Reader,
  { money, taxes }: { readonly money: SectionValues['money']; readonly taxes: TaxOfSales },
  cancelled: OrderRow,
  others: readonly OrderRow[],
  kept: ReadonlySet<string>,
): Promise<readonly OrderRow[]> {
  const { discountUseId } = cancelled
  const present = others.filter(({ state }) => state !== 'cancelled')
  const useId = discountUseId ?? present.find((order) => order.discountUseId !== null)?.discountUseId
  const rule = useId ? await findRuleOfUse(read, useId) : undefined
  if (!rule) return others
  const toDiscounted = (order: OrderRow): DiscountedOrder => ({
    id: order.id,
    // Gift cards do not count for a minimum.
    catalogueGoodsCents: isGiftCard(order)
      ? 0
      : orderPriceCents(order.catalogueUnitCents ?? order.unitPriceCents, order.quantity),
    catalogueDiscountCents: order.discountUseId === useId ? order.catalogueDiscountCents : 0,
    isFixed: order.state !== 'unpaid' || kept.has(order.id),
  })
  const { least } = paymentLimits(money.currency)
  const discounts = discountsWithout(
    { kind: rule.off.kind, minimumCents: rule.minimumCents },
    toDiscounted(cancelled),
    present.map(toDiscounted),
    least,
    spreadCents,
  )
  return others.map((order) => {
    const catalogueCents = discounts.get(order.id)
    if (catalogueCents === undefined || catalogueCents === order.catalogueDiscountCents) return order
    const goodsCents = orderPriceCents(order.unitPriceCents, order.quantity)
    // An order without a rate of its own was sold at the prices of the catalogue.
    const grossOf = (cents: number) =>
      order.catalogueUnitCents === null ? cents : taxes.grossOf(cents, order.deliveryTo)
    const discountCents = discountAtTax(catalogueCents, Math.max(0, goodsCents - least), grossOf)
    return withDiscount(order, catalogueCents, discountCents)
  })
}
