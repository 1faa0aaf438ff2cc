import { sql } from 'kysely'
import type { OrderWay } from '../../../../contract/orders/orders.ts'
import type { StoredOrderState } from '../../../../domain/orders/order-states.ts'
import type { TaxExemption } from '../../../../domain/tax/tax-exemption.ts'
import type { Reader, Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { preparedQuery } from '../../prepared-query.ts'
import type { Flag } from '../../schema/catalogue-tables.ts'
import type { Canceller } from '../../schema/order-tables.ts'

export interface OrderRow {
  readonly id: string
  /** The sequence number of the order (`formatOrderNumber`). */
  readonly number: number
  readonly userId: string
  readonly productId: string
  readonly productName: string
  /** The name as the customer was shown it; null if it is the same. */
  readonly shownProductName: string | null
  readonly quantity: number
  readonly unitPriceCents: number
  readonly priceBreakFrom: number | null
  readonly priceCents: number
  /** The goods in the price; null on orders from before delivery had a price. */
  readonly goodsCents: number | null
  /** What a price rule took off the goods, and the same before the tax of a country. */
  readonly discountCents: number
  readonly catalogueDiscountCents: number
  /** The use of the rule, with its name and code at the booking; null without a discount. */
  readonly discountUseId: string | null
  readonly discountName: string | null
  readonly discountCode: string | null
  readonly deliveryCents: number
  readonly deliveryWay: OrderWay
  /** The country for which delivery was priced; null for the default zone. */
  readonly deliveryTo: string | null
  readonly weightGrams: number | null
  /** The tax at which it was sold; null if the tax of the section `money` applies. */
  readonly taxRateHundredths: number | null
  readonly taxName: string | null
  readonly taxCountry: string | null
  /** The unit price of the catalogue at the booking, before tax; null if the unit price follows no rate. */
  readonly catalogueUnitCents: number | null
  readonly minimumOrder: number
  readonly availableBefore: number
  readonly customerEmail: string
  readonly userName: string
  readonly userPhone: string
  readonly state: StoredOrderState
  readonly stockHeld: Flag
  readonly holdExpiresAt: number | null
  readonly holdExtendsTo: number | null
  readonly transactionId: string | null
  readonly refundedCents: number
  readonly givenBackCents: number
  /** How much of the price the customer's credit paid; 0 until the order is paid. */
  readonly creditCents: number
  readonly cardBrand: string | null
  readonly cardLast4: string | null
  readonly createdAt: number
  readonly paidAt: number | null
  readonly cancelledAt: number | null
  readonly cancelledBy: Canceller | null
  readonly withdrawnAt: number | null
  readonly withdrawalClosedAt: number | null
  readonly sentAt: number | null
  /** When an order that is picked up was ready, and when its customer was last told. */
  readonly readyAt: number | null
  readonly readyToldAt: number | null
  readonly pickupCode: string | null
  readonly carrier: string | null
  readonly tracking: string | null
  /** The accepted offer; null for a booking. */
  readonly offerId: string | null
  /** The order's purchase and the purchase's sequence number; null for an order that was booked alone. */
  readonly purchaseId: string | null
  readonly purchaseNumber: number | null
  /** The language in which it was booked; null for the shop's standard language. */
  readonly language: string | null
  /** The company for which it was booked, its name and confirmed VAT number then; null for a consumer's order. */
  readonly companyId: string | null
  readonly companyName: string | null
  readonly buyerVatNumber: string | null
  /** Why it has no tax; null for an order with its usual tax. */
  readonly taxExemption: TaxExemption | null
  /** The public price of a piece where the company has a lower one; null otherwise. */
  readonly publicUnitCents: number | null
  /** The same in the catalogue, before the tax of a country. */
  readonly cataloguePublicUnitCents: number | null
  /** The customer's own number of the order. */
  readonly customerReference: string | null
  /** When it was ordered on account, when its invoice is due, and when it was paid; null for other orders. */
  readonly onAccountAt: number | null
  readonly dueAt: number | null
  readonly settledAt: number | null
  /** The payment on account that its invoice is of; null for other orders. */
  readonly accountPaymentId: string | null
  /** Null while the order has no address. An address from a profile may lack name and phone. */
  readonly deliveryAddress: string | null
  readonly deliveryName: string | null
  readonly deliveryPhone: string | null
  /** The parts of the address (`partsOfRow`); null where they are unknown or not used. */
  readonly deliveryCompany: string | null
  readonly deliveryLines: string | null
  readonly deliveryPostcode: string | null
  readonly deliveryCity: string | null
  readonly deliveryRegion: string | null
  readonly deliveryCountry: string | null
}

export const orderColumns = [
  'orders.id',
  'orders.number',
  'orders.user_id as userId',
  'orders.product_id as productId',
  'orders.product_name as productName',
  'orders.shown_product_name as shownProductName',
  'orders.quantity',
  'orders.unit_price_cents as unitPriceCents',
  'orders.price_break_from as priceBreakFrom',
  'orders.price_cents as priceCents',
  'orders.goods_cents as goodsCents',
  'orders.discount_cents as discountCents',
  'orders.catalogue_discount_cents as catalogueDiscountCents',
  'orders.discount_use_id as discountUseId',
  'orders.discount_name as discountName',
  'orders.discount_code as discountCode',
  'orders.delivery_cents as deliveryCents',
  'orders.delivery_way as deliveryWay',
  'orders.delivery_to as deliveryTo',
  'orders.weight_grams as weightGrams',
  'orders.tax_rate_hundredths as taxRateHundredths',
  'orders.tax_name as taxName',
  'orders.tax_country as taxCountry',
  'orders.catalogue_unit_cents as catalogueUnitCents',
  'orders.minimum_order as minimumOrder',
  'orders.available_before as availableBefore',
  'orders.customer_email as customerEmail',
  'orders.user_name as userName',
  'orders.user_phone as userPhone',
  'orders.state',
  'orders.stock_held as stockHeld',
  'orders.hold_expires_at as holdExpiresAt',
  'orders.hold_extends_to as holdExtendsTo',
  'orders.payment_id as transactionId',
  'orders.refunded_cents as refundedCents',
  'orders.given_back_cents as givenBackCents',
  'orders.credit_cents as creditCents',
  'orders.card_brand as cardBrand',
  'orders.card_last4 as cardLast4',
  'orders.created_at as createdAt',
  'orders.paid_at as paidAt',
  'orders.cancelled_at as cancelledAt',
  'orders.cancelled_by as cancelledBy',
  'orders.withdrawn_at as withdrawnAt',
  'orders.withdrawal_closed_at as withdrawalClosedAt',
  'orders.sent_at as sentAt',
  'orders.ready_at as readyAt',
  'orders.ready_told_at as readyToldAt',
  'orders.pickup_code as pickupCode',
  'orders.carrier',
  'orders.tracking',
  'orders.offer_id as offerId',
  'orders.purchase_id as purchaseId',
  'orders.purchase_number as purchaseNumber',
  'orders.language',
  'orders.company_id as companyId',
  'orders.company_name as companyName',
  'orders.buyer_vat_number as buyerVatNumber',
  'orders.tax_exemption as taxExemption',
  'orders.public_unit_cents as publicUnitCents',
  'orders.catalogue_public_unit_cents as cataloguePublicUnitCents',
  'orders.customer_reference as customerReference',
  'orders.on_account_at as onAccountAt',
  'orders.due_at as dueAt',
  'orders.settled_at as settledAt',
  'orders.account_payment_id as accountPaymentId',
  'orders.delivery_address as deliveryAddress',
  'orders.delivery_name as deliveryName',
  'orders.delivery_phone as deliveryPhone',
  'orders.delivery_company as deliveryCompany',
  'orders.delivery_lines as deliveryLines',
  'orders.delivery_postcode as deliveryPostcode',
  'orders.delivery_city as deliveryCity',
  'orders.delivery_region as deliveryRegion',
  'orders.delivery_country as deliveryCountry',
] as const

/** Orders that are booked together. */
export interface Purchase {
  readonly id: string
  /** The sequence number of the purchase (`formatPurchaseNumber`). */
  readonly number: number
}

/** The next number on SQLite; PostgreSQL uses a sequence. */
const nextPurchaseNumber = sql<number>`(select coalesce(max(number) + 1, 1001) from purchases)`

/** Inserts a purchase without orders; returns it with its number. */
export async function insertPurchase(
  { db }: Transaction,
  { id, userId }: { readonly id: string; readonly userId: string },
  now: number,
): Promise<Purchase> {
  const { number } = await db
    .insertInto('purchases')
    .values({ id, ...(!isPostgres(db) && { number: nextPurchaseNumber }), user_id: userId, created_at: now })
    .returning('number')
    .executeTakeFirstOrThrow()
  return { id, number }
}

export function findPurchase(read: Reader, id: string): Promise<Purchase | undefined> {
  return read.selectFrom('purchases').where('id', '=', id).select(['id', 'number']).executeTakeFirst()
}

/** Returns the orders of a purchase, including cancelled ones, in the order of booking. */
export function listOrdersOfPurchase(read: Reader, { number }: Purchase): Promise<readonly OrderRow[]> {
  return read
    .selectFrom('orders')
    .where('purchase_number', '=', number)
    .orderBy('number')
    .select(orderColumns)
    .execute()
}

export async function findOrder(read: Reader, id: string): Promise<OrderRow | undefined> {
  const [order] = await orderWithId(read, { id })
  return order
}

const orderWithId = preparedQuery((db, { id }: { id: string }) =>
  db.selectFrom('orders').where('id', '=', id).select(orderColumns),
)

/** Returns these orders, sorted by number. */
export async function listOrders(read: Reader, ids: readonly string[]): Promise<readonly OrderRow[]> {
  const [id] = ids
  if (id === undefined) return []
  if (ids.length === 1) return orderWithId(read, { id })
  return read.selectFrom('orders').where('id', 'in', ids).orderBy('number').select(orderColumns).execute()
}

/** Returns the orders of accepted offers, in the order of booking. */
export async function listOrdersOfOffers(
  read: Reader,
  offerIds: readonly string[],
): Promise<readonly OrderRow[]> {
  if (offerIds.length === 0) return []
  return read
    .selectFrom('orders')
    .where('offer_id', 'in', offerIds)
    .orderBy('number')
    .select(orderColumns)
    .execute()
}

/** The wanted orders of a customer: unpaid and paid ones, cancelled ones, or both. */
export type OwnOrders = 'current' | 'cancelled' | 'all'

/** Returns a customer's orders, newest first. */
export function listOrdersOfUser(
  read: Reader,
  userId: string,
  wanted: OwnOrders,
): Promise<readonly OrderRow[]> {
  return read
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .$if(wanted !== 'all', (query) => query.where('state', wanted === 'cancelled' ? '=' : '<>', 'cancelled'))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(orderColumns)
    .execute()
}

/** Returns the customer's oldest unpaid order with this price, preferring one with held stock. */
export function findUnpaidOrderByPrice(
  read: Reader,
  userId: string,
  priceCents: number,
): Promise<OrderRow | undefined> {
  return read
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('state', '=', 'unpaid')
    .where('price_cents', '=', priceCents)
    .orderBy('stock_held', 'desc')
    .orderBy('created_at')
    .orderBy('id')
    .select(orderColumns)
    .executeTakeFirst()
}

/** Locks the order until the transaction ends. Only reads on SQLite, where the transaction is the only writer. */
export async function lockOrder({ db }: Transaction, id: string): Promise<OrderRow | undefined> {
  const [order] = await lockedOrder(db, { id })
  return order
}

const lockedOrder = preparedQuery((db, { id }: { id: string }) => {
  const order = db.selectFrom('orders').where('id', '=', id).select(orderColumns)
  return isPostgres(db) ? order.forNoKeyUpdate() : order
})

/** Locks a customer's unpaid orders until the transaction ends. */
export async function lockUnpaidOrders({ db }: Transaction, userId: string): Promise<readonly OrderRow[]> {
  return db
    .selectFrom('orders')
    .where('user_id', '=', userId)
    .where('state', '=', 'unpaid')
    .select(orderColumns)
    .$if(isPostgres(db), (orders) => orders.forNoKeyUpdate())
    .execute()
}

/**
 * Returns the ids of orders whose hold expired before an instant, oldest first.
 *
 * @param skipped how many of the oldest to skip.
 */
export async function listExpiredHolds(
  read: Reader,
  instant: number,
  limit: number,
  skipped = 0,
): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('orders')
    .where('hold_expires_at', 'is not', null)
    .where('hold_expires_at', '<=', instant)
    .orderBy('hold_expires_at')
    .limit(limit)
    .offset(skipped)
    .select('id')
    .execute()
  return rows.map((row) => row.id)
}
