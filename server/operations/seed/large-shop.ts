import { orderPriceCents } from '../../../domain/money.ts'
import { foldLetters } from '../../../domain/search/fold-text.ts'
import type { NewOrderRow, NewProductRow, NewStockMovementRow } from '../../data/queries/bulk-insert.ts'
import { columnsOf } from '../../data/queries/catalogue/product-details.ts'
import { familyColumnsOf } from '../../data/queries/catalogue/product-families.ts'
import { positionGap } from '../../data/queries/catalogue/products.ts'
import { foldedGtin, foldedSku } from '../../data/queries/catalogue/skus.ts'
import { foldedPeople } from '../../data/queries/orders/order-index.ts'
import { hourMs } from '../../platform/clock.ts'
import { madeProduct } from './made-details.ts'

/** A generated tool with its orders and stock movements. */
export interface MadeTool {
  readonly tool: NewProductRow
  readonly orders: readonly NewOrderRow[]
  readonly movements: readonly NewStockMovementRow[]
}

const states = [
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'paid',
  'unpaid',
  'unpaid',
  'cancelled',
] as const

/**
 * Returns a random generator of numbers from 0 to 1 that repeats the same sequence, so that measurements can be
 * compared.
 */
export function repeatableRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** Generates a tool with this many orders; its stock equals the sum of its movements. */
export function madeTool(
  place: {
    readonly index: number
    readonly orders: number
    readonly userIds: readonly string[]
    readonly now: number
  },
  random: () => number,
): MadeTool {
  const { index, now } = place
  const upTo = (most: number) => 1 + Math.floor(random() * most)
  const unitPriceCents = upTo(20_000)
  const available = upTo(1_000)
  const id = `made-tool-${String(index).padStart(6, '0')}`
  const { name, description, details } = madeProduct(index, random)
  const orders = Array.from({ length: place.orders }, (_, number) => {
    const quantity = upTo(20)
    return madeOrder(
      { id: `made-order-${index}-${number}`, productId: id, productName: name, quantity, unitPriceCents },
      place,
      random,
    )
  })
  const movements = orders.flatMap(movementsOf)
  const moved = movements.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    tool: {
      id,
      name,
      name_folded: foldLetters(name),
      img: '/pictures/combination-wrench.webp',
      short_description: description,
      ...columnsOf(details),
      ...familyColumnsOf(details),
      sku_folded: foldedSku(details.sku),
      gtin14: foldedGtin(details.gtin),
      minimum_order: 1,
      available,
      unit_price_cents: unitPriceCents,
      position: (1_000 + index) * positionGap,
      created_at: now,
      updated_at: now,
      deleted_at: null,
    },
    orders,
    movements: [
      movement(`${id}-opening`, id, null, available - moved, 'opening', now - 2_000 * hourMs),
      ...movements,
    ],
  }
}

function madeOrder(
  booked: { id: string; productId: string; productName: string; quantity: number; unitPriceCents: number },
  { userIds, now }: { readonly userIds: readonly string[]; readonly now: number },
  random: () => number,
): NewOrderRow {
  const customer = Math.floor(random() * userIds.length)
  const state = states[Math.floor(random() * states.length)] ?? 'paid'
  const user = { userName: `Customer ${customer}`, userPhone: `+1 555 ${String(customer).padStart(7, '0')}` }
  const createdAt = now - Math.floor(random() * 2_000 * hourMs)
  return {
    id: booked.id,
    user_id: userIds[customer] ?? '',
    product_id: booked.productId,
    product_name: booked.productName,
    product_name_folded: foldLetters(booked.productName),
    quantity: booked.quantity,
    unit_price_cents: booked.unitPriceCents,
    price_cents: orderPriceCents(booked.unitPriceCents, booked.quantity),
    minimum_order: 1,
    available_before: 1_000,
    customer_email: `made-customer-${customer}@truewheel.example`,
    user_name: user.userName,
    user_phone: user.userPhone,
    user_folded: foldedPeople(user),
    state,
    stock_held: state === 'cancelled' ? 0 : 1,
    // Far in the future, so that no holds expire during a measurement.
    hold_expires_at: state === 'unpaid' ? now + 10_000 * hourMs : null,
    transaction_id: state === 'paid' ? `made-payment-${booked.id}` : null,
    refunded_cents: 0,
    given_back_cents: 0,
    created_at: createdAt,
    paid_at: state === 'paid' ? createdAt : null,
    cancelled_at: state === 'cancelled' ? createdAt : null,
  }
}

function movementsOf(order: NewOrderRow): NewStockMovementRow[] {
  const { id, product_id, quantity, created_at } = order
  const booking = movement(`${id}-booking`, product_id, id, -quantity, 'booking', created_at)
  if (order.state !== 'cancelled') return [booking]
  return [booking, movement(`${id}-cancellation`, product_id, id, quantity, 'cancellation', created_at)]
}

function movement(
  id: string,
  productId: string,
  orderId: string | null,
  quantity: number,
  reason: NewStockMovementRow['reason'],
  at: number,
): NewStockMovementRow {
  return {
    id,
    product_id: productId,
    order_id: orderId,
    quantity,
    reason,
    note: '',
    created_by: null,
    created_at: at,
  }
}
