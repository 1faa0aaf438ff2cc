import type { Reader } from '../../database.ts'
import { byAccount, type PersonalTables } from './personal-part.ts'

interface Customer {
  readonly userId: string
}

/** Selects the ids of a person's orders. */
export function ordersOf(read: Reader, { userId }: Customer) {
  return read.selectFrom('orders').where('orders.user_id', '=', userId).select('orders.id')
}

/** Selects the ids of a person's payments. */
function paymentsOf(read: Reader, { userId }: Customer) {
  return read.selectFrom('payments').where('payments.user_id', '=', userId).select('payments.intent_id')
}

/** A person's orders, payments and refunds. The shop stores only brand and last four digits of a card. */
export const purchaseParts = {
  orders: {
    name: 'orders',
    read: (read, { userId }) =>
      read
        .selectFrom('orders')
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .select([
          'id',
          'number',
          'purchase_number',
          'offer_id',
          'product_id',
          'product_name',
          'shown_product_name',
          'quantity',
        ])
        .select([
          'unit_price_cents',
          'price_cents',
          'goods_cents',
          'discount_cents',
          'discount_name',
          'discount_code',
          'delivery_cents',
          'delivery_way',
          'delivery_to',
          'weight_grams',
          'tax_rate_hundredths',
          'tax_name',
          'tax_country',
          'catalogue_unit_cents',
          'public_unit_cents',
          'catalogue_public_unit_cents',
          'refunded_cents',
          'customer_email',
          'user_name',
          'user_phone',
        ])
        .select(['delivery_name', 'delivery_address', 'delivery_phone', 'state', 'hold_expires_at'])
        .select(['delivery_company', 'delivery_lines', 'delivery_postcode', 'delivery_city'])
        .select(['delivery_region', 'delivery_country'])
        .select(['payment_id', 'card_brand', 'card_last4', 'created_at', 'paid_at', 'sent_at', 'carrier'])
        .select(['tracking', 'withdrawn_at', 'withdrawal_closed_at', 'cancelled_at', 'cancelled_by'])
        .select(['ready_at', 'ready_told_at', 'pickup_code', 'language', 'credit_cents'])
        .execute(),
  },
  order_prices: {
    name: 'laterPrices',
    read: (read, person) =>
      read
        .selectFrom('order_prices')
        .where('order_id', 'in', ordersOf(read, person))
        .orderBy('priced_at')
        .select([
          'order_id',
          'former_price_cents',
          'price_cents',
          'delivery_cents',
          'delivery_to',
          'delivery_way',
          'priced_at',
        ])
        .execute(),
  },
  parcels: {
    name: 'parcels',
    read: (read, person) =>
      read
        .selectFrom('parcels')
        .where('parcels.id', 'in', (eb) =>
          eb.selectFrom('parcel_orders').where('order_id', 'in', ordersOf(read, person)).select('parcel_id'),
        )
        .orderBy('sent_at')
        .select(['id', 'carrier', 'tracking', 'sent_at'])
        .execute(),
  },
  parcel_orders: {
    name: 'ordersOfParcels',
    by: ['order_id', ordersOf],
    order: 'parcel_id',
    columns: ['parcel_id', 'order_id'],
  },
  price_rule_uses: {
    name: 'discounts',
    read: (read, { userId }) =>
      read
        .selectFrom('price_rule_uses')
        .innerJoin('price_rules', 'price_rules.id', 'price_rule_uses.rule_id')
        .where('price_rule_uses.user_id', '=', userId)
        .orderBy('used_at')
        .select(['price_rules.name', 'used_at', 'released_at'])
        .execute(),
  },
  purchases: {
    name: 'purchases',
    by: ['user_id', byAccount],
    order: 'created_at',
    columns: ['number', 'created_at'],
  },
  payments: {
    name: 'payments',
    by: ['user_id', byAccount],
    order: 'created_at',
    columns: ['intent_id', 'amount_cents', 'credit_cents', 'state', 'created_at', 'updated_at'],
  },
  payment_orders: {
    name: 'ordersOfPayments',
    by: ['intent_id', paymentsOf],
    order: 'intent_id',
    columns: ['intent_id', 'order_id', 'amount_cents', 'credit_cents'],
  },
  refunds: {
    name: 'refunds',
    read: (read, person) =>
      read
        .selectFrom('refunds')
        .where('intent_id', 'in', paymentsOf(read, person))
        .orderBy('created_at')
        .select([
          'id',
          'intent_id',
          'amount_cents',
          'delivery_cents',
          'currency',
          'origin',
          'reason',
          'state',
        ])
        .select(['means', 'created_at', 'updated_at'])
        .execute(),
  },
  refund_orders: {
    name: 'ordersOfRefunds',
    by: ['order_id', ordersOf],
    order: 'refund_id',
    columns: ['refund_id', 'order_id', 'amount_cents'],
  },
  invoices: {
    name: 'invoices',
    read: (read, person) =>
      read
        .selectFrom('invoices')
        .where('intent_id', 'in', paymentsOf(read, person))
        .orderBy('issued_at')
        .select(['kind', 'number', 'intent_id', 'refund_id', 'issued_at', 'currency'])
        .select(['gross_cents', 'tax_cents', 'content'])
        .execute(),
  },
  disputes: {
    name: 'disputes',
    by: ['intent_id', paymentsOf],
    order: 'opened_at',
    columns: ['intent_id', 'amount_cents', 'currency', 'reason', 'state', 'opened_at', 'closed_at'],
  },
  credit_movements: {
    name: 'credit',
    by: ['user_id', byAccount],
    order: 'created_at',
    columns: ['amount_cents', 'currency', 'reason', 'intent_id', 'refund_id', 'note', 'created_at'],
  },
  gift_cards: {
    name: 'giftCards',
    // Cards that the person has bought. Who redeemed one is that other person's matter.
    by: ['order_id', ordersOf],
    order: 'issued_at',
    columns: ['order_id', 'piece', 'amount_cents', 'currency', 'issued_at', 'redeemed_at', 'void_at'],
  },
  card_declines: {
    name: 'declinedCards',
    by: ['user_id', byAccount],
    order: 'declined_at',
    columns: ['intent_id', 'declined_at'],
  },
} satisfies Partial<PersonalTables>
