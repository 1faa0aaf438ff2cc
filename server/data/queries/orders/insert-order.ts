import { sql } from 'kysely'
import type { OrderWay } from '../../../../contract/orders/orders.ts'
import type { Hold } from '../../../../domain/orders/holds.ts'
import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { TaxExemption } from '../../../../domain/tax/tax-exemption.ts'
import type { RateOfInvoice } from '../../../../domain/tax/taxes-by-rate.ts'
import type { Transaction } from '../../database.ts'
import { isPostgres } from '../../is-postgres.ts'
import { preparedQuery } from '../../prepared-query.ts'
import { foldedPeople } from './order-index.ts'
import type { Purchase } from './orders.ts'

export interface NewOrder {
  readonly id: string
  readonly userId: string
  readonly productId: string
  readonly productName: string
  /** The name as the customer is shown it; null if it is the same. */
  readonly shownProductName: string | null
  readonly quantity: number
  readonly unitPriceCents: number
  /** The quantity from which the unit price applies; null for the price of a single piece. */
  readonly priceBreakFrom: number | null
  readonly priceCents: number
  /** What the customer pays for the goods, after the discount. */
  readonly goodsCents: number
  /** What a price rule takes off the goods, and the same before the tax of a country; 0 if undefined. */
  readonly discountCents?: number
  readonly catalogueDiscountCents?: number
  /** The use of that rule, with its name and code; null or undefined without a discount. */
  readonly discountUseId?: string | null
  readonly discountName?: string | null
  readonly discountCode?: string | null
  readonly deliveryCents: number
  readonly deliveryWay: OrderWay
  /** The country for which delivery was priced; null for the default zone. */
  readonly deliveryTo: string | null
  /** The weight of its pieces; null while prices include delivery. */
  readonly weightGrams: number | null
  /** The tax at which it is sold; null if the tax of the section `money` applies. */
  readonly tax: RateOfInvoice | null
  /** The unit price of the catalogue, before tax; null if the unit price follows no rate. */
  readonly catalogueUnitCents: number | null
  readonly minimumOrder: number
  readonly availableBefore: number
  readonly customerEmail: string
  readonly userName: string
  readonly userPhone: string
  readonly hold: Hold
  /** Keyed hash of the network address; null if none is stored. */
  readonly holdAddress: string | null
  /** The accepted offer; undefined for a booking. */
  readonly offerId?: string
  /** The purchase of the order; undefined for an order that is booked alone. */
  readonly purchase?: Purchase | undefined
  /** The language in which it is booked; undefined for the shop's standard language. */
  readonly language?: string | undefined
  /** Undefined for a consumer's order. */
  readonly company?: CompanyOfOrder | undefined
  /** The public price of a piece where the company has a lower one of its own. */
  readonly publicUnitCents?: number | null
  /** The same in the catalogue, where the order has a tax by country. */
  readonly cataloguePublicUnitCents?: number | null
  /** The customer's own number of the order. */
  readonly customerReference?: string | null
}

/** What an order keeps of the company for which it is booked. */
export interface CompanyOfOrder {
  readonly id: string
  readonly name: string
  /** The number that VIES has confirmed; null without one. */
  readonly confirmedVatNumber: string | null
  /** Why the order has no tax; null if it has its usual tax. */
  readonly taxExemption: TaxExemption | null
}

/** The next number on SQLite, read from an index; PostgreSQL's sequence returns it without a lock. */
const nextNumber = sql<number>`(select coalesce(max(number) + 1, 1001) from orders)`

/**
 * Inserts an unpaid order that holds its stock.
 *
 * @returns its number.
 */
export async function insertOrder(transaction: Transaction, order: NewOrder, now: number): Promise<number> {
  const [inserted] = await insert(transaction.db, {
    ...order,
    ...order.hold,
    productNameFolded: foldLetters(order.productName),
    userFolded: foldedPeople(order),
    offer: order.offerId ?? null,
    purchaseId: order.purchase?.id ?? null,
    purchaseNumber: order.purchase?.number ?? null,
    storedLanguage: order.language ?? null,
    discountCents: order.discountCents ?? 0,
    catalogueDiscountCents: order.catalogueDiscountCents ?? 0,
    discountUseId: order.discountUseId ?? null,
    discountName: order.discountName ?? null,
    discountCode: order.discountCode ?? null,
    ...columnsOf(order.tax),
    ...columnsOfCompany(order),
    now,
  })
  if (!inserted) throw new Error('The database gave the order no number')
  transaction.tell('order.booked', order.id)
  return inserted.number
}

function columnsOf(tax: RateOfInvoice | null) {
  return {
    taxRateHundredths: tax && hundredthsOf(tax),
    taxName: tax?.name ?? null,
    taxCountry: tax?.country ?? null,
  }
}

function columnsOfCompany({ company, customerReference, ...order }: CompanyOfNewOrder) {
  return {
    companyId: company?.id ?? null,
    companyName: company?.name ?? null,
    buyerVatNumber: company?.confirmedVatNumber ?? null,
    taxExemption: company?.taxExemption ?? null,
    publicUnitCents: order.publicUnitCents ?? null,
    cataloguePublicUnitCents: order.cataloguePublicUnitCents ?? null,
    customerReference: customerReference ?? null,
  }
}

/** Returns a rate as it is stored: 1,900 for 19 %. */
export function hundredthsOf({ rate }: Pick<RateOfInvoice, 'rate'>): number {
  return Math.round(rate * 100)
}

type CompanyOfNewOrder = Pick<
  NewOrder,
  'company' | 'publicUnitCents' | 'cataloguePublicUnitCents' | 'customerReference'
>

interface InsertedOrder
  extends Omit<NewOrder, 'hold' | 'purchase' | 'offerId' | 'tax' | 'language' | keyof CompanyOfNewOrder>,
    Hold,
    ReturnType<typeof columnsOfCompany> {
  readonly discountCents: number
  readonly catalogueDiscountCents: number
  readonly discountUseId: string | null
  readonly discountName: string | null
  readonly discountCode: string | null
  readonly taxRateHundredths: number | null
  readonly taxName: string | null
  readonly taxCountry: string | null
  readonly productNameFolded: string
  readonly userFolded: string
  readonly offer: string | null
  readonly purchaseId: string | null
  readonly purchaseNumber: number | null
  readonly storedLanguage: string | null
  readonly now: number
}

const insert = preparedQuery((db, order: InsertedOrder) =>
  db
    .insertInto('orders')
    .values({
      id: order.id,
      ...(!isPostgres(db) && { number: nextNumber }),
      user_id: order.userId,
      product_id: order.productId,
      product_name: order.productName,
      product_name_folded: order.productNameFolded,
      shown_product_name: order.shownProductName,
      quantity: order.quantity,
      unit_price_cents: order.unitPriceCents,
      price_break_from: order.priceBreakFrom,
      price_cents: order.priceCents,
      goods_cents: order.goodsCents,
      discount_cents: order.discountCents,
      catalogue_discount_cents: order.catalogueDiscountCents,
      discount_use_id: order.discountUseId,
      discount_name: order.discountName,
      discount_code: order.discountCode,
      delivery_cents: order.deliveryCents,
      delivery_way: order.deliveryWay,
      delivery_to: order.deliveryTo,
      weight_grams: order.weightGrams,
      tax_rate_hundredths: order.taxRateHundredths,
      tax_name: order.taxName,
      tax_country: order.taxCountry,
      catalogue_unit_cents: order.catalogueUnitCents,
      minimum_order: order.minimumOrder,
      available_before: order.availableBefore,
      customer_email: order.customerEmail,
      user_name: order.userName,
      user_phone: order.userPhone,
      user_folded: order.userFolded,
      state: 'unpaid',
      stock_held: 1,
      hold_expires_at: order.expiresAt,
      hold_extends_to: order.extendsTo,
      hold_address: order.holdAddress,
      transaction_id: null,
      refunded_cents: 0,
      given_back_cents: 0,
      created_at: order.now,
      paid_at: null,
      cancelled_at: null,
      offer_id: order.offer,
      purchase_id: order.purchaseId,
      purchase_number: order.purchaseNumber,
      language: order.storedLanguage,
      company_id: order.companyId,
      company_name: order.companyName,
      buyer_vat_number: order.buyerVatNumber,
      tax_exemption: order.taxExemption,
      public_unit_cents: order.publicUnitCents,
      catalogue_public_unit_cents: order.cataloguePublicUnitCents,
      customer_reference: order.customerReference,
    })
    .returning('number'),
)
