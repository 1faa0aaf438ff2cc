import { nameShownIn } from '../../../domain/catalogue/shown-name.ts'
import { orderPriceCents } from '../../../domain/money.ts'
import { canBePaid } from '../../../domain/orders/booking-rules.ts'
import { type Hold, newHold } from '../../../domain/orders/holds.ts'
import { done, type Outcome, type Refusal, refused } from '../../../domain/outcome.ts'
import { noDiscount } from '../../../domain/prices/discounted-goods.ts'
import { regularGoodsCents } from '../../../domain/prices/sale-price.ts'
import type { Transaction } from '../../data/database.ts'
import { insertOrder, type NewOrder } from '../../data/queries/orders/insert-order.ts'
import type { Purchase } from '../../data/queries/orders/orders.ts'
import { findOwnLists } from '../../data/queries/prices/own-lists.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { tellLowStock } from '../notifications/tell-low-stock.ts'
import { notPayableText, type Payable, payableIn } from '../payments/payable.ts'
import { type BookedDiscount, type DiscountLine, discountBooking } from '../prices/discount-booking.ts'
import { listsOfCustomer } from '../prices/own-prices.ts'
import { rulesInForce } from '../prices/rules-in-force.ts'
import { refusalOfCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { companyOfOrder } from './company-of-order.ts'
import { type Holder, refusalsOfHolds } from './limit-unpaid.ts'
import { type Destination, priceNewOrders, soldAs } from './price-delivery.ts'
import { type Line, type LineRefusal, type TakenLine, takeLines } from './take-lines.ts'

interface WantedLines {
  readonly caller: Caller
  /** The holder, locked in this transaction. */
  readonly holder: Holder
  /** At least one, each for a different product. */
  readonly lines: readonly Line[]
  readonly userName: string
  readonly userPhone: string
  readonly destination: Destination
  /** The discount code that the customer typed. */
  readonly code: string | undefined
  /** The customer's own number of the orders. */
  readonly customerReference?: string | undefined
  /** Undefined for a booking of one product. */
  readonly purchase?: Purchase
}

export interface BookedLine extends NewOrder {
  readonly number: number
  readonly hold: Hold
}

type AtLeastOne<Value> = readonly [Value, ...Value[]]

interface BookedLines {
  readonly orders: AtLeastOne<BookedLine>
  /** Says that another price is better than the typed code. */
  readonly discountNote: string | undefined
}

/** A line with its discount, and its share of the delivery fee. */
interface PricedLine extends TakenLine {
  readonly discountCents: number
  readonly catalogueDiscountCents: number
  readonly deliveryCents: number
  readonly priceCents: number
  readonly grams: number | null
}

/**
 * Takes the stock of every line and makes an unpaid order of each that holds it, or names every line that cannot be
 * had; then the caller must roll the transaction back. The price is the shop's own unit price for this quantity ×
 * quantity (spec §10, an order's `price`) without its discount, and the order's share of the delivery fee; the
 * statement that takes the stock also reads prices and weights. Fails with the refusal of a code that does not apply.
 */
export async function bookLines(
  shop: Shop,
  transaction: Transaction,
  booked: WantedLines,
): Promise<Outcome<BookedLines | { readonly refused: AtLeastOne<LineRefusal> }>> {
  const payable = await payableIn(shop, transaction.db)
  const ownLists = await findOwnLists(
    transaction.db,
    listsOfCustomer(booked.destination.company, { ...booked.holder, email: booked.caller.email }),
    booked.lines.map(({ productId }) => productId),
  )
  const { lines: wanted, destination } = booked
  const leastCents = payable.least
  const toTake = { lines: wanted, destination, ownLists, leastCents }
  const { taken: lines, refusals } = await takeLines(shop, transaction, toTake)
  // Without all its lines a booking may lack the minimum of a rule, which is not what the customer must change.
  const discount = hasSome(refusals)
    ? done(undiscounted)
    : await discountLines(shop, transaction, booked, lines, payable)
  if (!discount.ok) return discount
  const priced = priceLines(lines, destination, discount.value)
  const taken = priced.filter(({ priceCents }) => canBePaid(priceCents, payable))
  for (const line of priced) if (!taken.includes(line)) refusals.push(refusalOfPrice(line, payable))
  const purchaseId = booked.purchase?.id ?? null
  const held = taken.map(({ orderId: id, productId, quantity, moved }) => {
    const { minimumOrder, available } = moved
    return { id, productId, quantity, minimumOrder, available, purchaseId }
  })
  const tooMuch = await refusalsOfHolds(shop, transaction, booked.holder, held)
  for (const { orderId, index, productId, quantity, moved } of taken) {
    const refusal = tooMuch.get(orderId)
    const { minimumOrder, available } = moved
    const product = { minimumOrder, available: available + quantity }
    if (refusal) refusals.push({ index, productId, refusal, product })
  }
  const byLine = refusals.toSorted(byPlace)
  if (hasSome(byLine)) return done({ refused: byLine })
  const orders: BookedLine[] = []
  for (const line of taken.toSorted(byPlace))
    orders.push(await insertLine(shop, transaction, booked, line, discount.value))
  for (const { productId, quantity, moved } of taken)
    await tellLowStock(shop, transaction, productId, -quantity, moved)
  if (!hasSome(orders)) throw new Error('A booking needs a line')
  return done({ orders, discountNote: discount.value.note })
}

/**
 * Refuses a booking whose prices were shown in another currency, or whose session has ended. Call it after `bookLines`.
 */
export async function refusalOfCaller(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
): Promise<Refusal | undefined> {
  const [inOtherCurrency, isSignedIn] = await Promise.all([
    refusalOfCurrency(shop, transaction),
    stillSignedIn(transaction, caller, shop.clock()),
  ])
  return inOtherCurrency ?? (isSignedIn ? undefined : refused('SESSION_ENDED'))
}

const undiscounted: BookedDiscount = { use: undefined, byLine: new Map(), note: undefined }

/** Takes the best discount for lines whose stock is taken. */
async function discountLines(
  shop: Shop,
  transaction: Transaction,
  { caller, holder, code, destination }: WantedLines,
  lines: readonly TakenLine[],
  { least }: Payable,
): Promise<Outcome<BookedDiscount>> {
  const customer = { userId: caller.userId, email: caller.email, proven: holder.proven }
  const rules = await rulesInForce(transaction.db, { customer, code }, shop.clock())
  if (!rules.hasCode && rules.baskets.length === 0) return done(undiscounted)
  const { taxes, country } = destination
  return discountBooking(shop, transaction, rules, {
    customer,
    lines: lines.map(discountedLine),
    leastCents: least,
    grossOf: (cents) => taxes.grossOf(cents, country),
  })
}

function discountedLine({ orderId: id, quantity, moved, ...line }: TakenLine): DiscountLine {
  const { category, brand, isGiftCard } = moved
  return {
    id,
    productId: line.productId,
    category,
    brand,
    isGiftCard,
    goodsCents: orderPriceCents(line.catalogueUnitCents, quantity),
    regularCents: regularGoodsCents(moved, quantity),
    grossGoodsCents: line.goodsCents,
  }
}

/** Subtracts the discounts, and adds the shares of the delivery fee. */
function priceLines(
  lines: readonly TakenLine[],
  destination: Destination,
  { byLine }: BookedDiscount,
): readonly PricedLine[] {
  const weighed = lines.map((line) => {
    const { orderId: id, quantity, moved } = line
    const { cents: discountCents, catalogueCents: catalogueDiscountCents } = byLine.get(id) ?? noDiscount
    const goodsCents = line.goodsCents - discountCents
    const discount = { discountCents, catalogueDiscountCents }
    const { weightGrams, isGiftCard } = moved
    return { ...line, ...discount, id, goodsCents, quantity, weightGrams, isGiftCard }
  })
  return priceNewOrders(destination, weighed)
}

function refusalOfPrice({ index, productId, quantity, moved }: PricedLine, payable: Payable): LineRefusal {
  const { minimumOrder, available } = moved
  return {
    index,
    productId,
    refusal: refused('ORDER_CANNOT_BE_PAID', notPayableText(payable)),
    product: { minimumOrder, available: available + quantity },
  }
}

async function insertLine(
  shop: Shop,
  transaction: Transaction,
  { caller, holder, userName, userPhone, purchase, destination, customerReference }: WantedLines,
  { orderId, moved, grams, takenAt: now, ...line }: PricedLine,
  { use }: BookedDiscount,
): Promise<BookedLine> {
  const sold = soldAs(destination, moved)
  const { productId, quantity, unitPriceCents, priceBreakFrom, priceCents, goodsCents, deliveryCents } = line
  const order = {
    id: orderId,
    userId: caller.userId,
    productId,
    productName: moved.name,
    shownProductName: nameShownIn(caller.language, moved, shop.settings.languages.standard),
    quantity,
    unitPriceCents,
    priceBreakFrom,
    priceCents,
    goodsCents,
    discountCents: line.discountCents,
    catalogueDiscountCents: line.catalogueDiscountCents,
    ...(line.discountCents > 0 && use),
    deliveryCents,
    ...sold,
    weightGrams: grams,
    catalogueUnitCents: sold.tax && !moved.isGiftCard ? line.catalogueUnitCents : null,
    publicUnitCents: line.publicUnitCents,
    cataloguePublicUnitCents: sold.tax && !moved.isGiftCard ? line.cataloguePublicUnitCents : null,
    minimumOrder: moved.minimumOrder,
    availableBefore: moved.available + quantity,
    customerEmail: caller.email,
    userName: userName || caller.name,
    userPhone,
    hold: newHold(now, shop.holdMs, holder.proven),
    holdAddress: holder.address,
    purchase,
    language: caller.language,
    company: companyOfOrder(destination, sold.tax, now),
    customerReference: customerReference || null,
  }
  return { ...order, number: await insertOrder(transaction, order, now) }
}

function byPlace(one: { readonly index: number }, other: { readonly index: number }): number {
  return one.index - other.index
}

function hasSome<Value>(list: readonly Value[]): list is AtLeastOne<Value> {
  return list.length > 0
}
