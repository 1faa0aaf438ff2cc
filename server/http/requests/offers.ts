import type * as contract from '../../../contract/requests/offers.ts'
import type { DeliveryRates } from '../../../contract/shop/delivery-rates.ts'
import type { Reading } from '../../../domain/catalogue/words-in-language.ts'
import { deliveryPrice, zoneOf } from '../../../domain/delivery/delivery-fee.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done, refused } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { findMessagesOf } from '../../data/queries/emails/listed-messages.ts'
import { findOffer, listOfferLines, listOffersByPage, type OfferRow } from '../../data/queries/offers.ts'
import { listOrdersOfOffers } from '../../data/queries/orders/orders.ts'
import { acceptOffer } from '../../operations/offers/accept-offer.ts'
import { makeOffer } from '../../operations/offers/make-offer.ts'
import { offerMailEvent } from '../../operations/offers/offer-mail.ts'
import { offerStateOf, refusalOfOffer } from '../../operations/offers/offer-state.ts'
import { sendOfferAgain } from '../../operations/offers/send-offer-again.ts'
import { withdrawOffer } from '../../operations/offers/withdraw-offer.ts'
import type { Shop } from '../../operations/shop.ts'
import { hashOfToken } from '../../platform/secret-token.ts'
import { readingOf } from '../catalogue/reading.ts'
import { toMessageState } from '../desk/emails.ts'
import { namedForReader } from '../orders/named-for-reader.ts'
import { inserted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

type Line = Awaited<ReturnType<typeof listOfferLines>>[number]

export const offers = {
  makeOffer: async ({ shop, caller, input: { params, headers, body } }) => {
    const { lines, validUntil, note = '', handled = false } = body
    const offer = {
      lines: lines.map(({ Id: productId, quantity, unitPrice }) => ({
        productId,
        quantity,
        unitPriceCents: centsOf(unitPrice),
      })),
      validUntil,
      note,
      handled,
      idempotencyKey: headers['idempotency-key'],
    }
    return inserted(await makeOffer(shop, caller, params.id, offer))
  },
  listOffers: async ({ shop, input: { query }, setHeader }) => {
    const { search = '', sort, state, limit, after } = query
    const wanted = { search, oldestFirst: sort === 'createdAt', state }
    const page = await listOffersByPage(shop.database.read, wanted, { limit, after })
    const responses = page ? await offerResponses(shop, shop.database.read, page.rows) : []
    return listPage(page && { rows: responses, next: page.next }, setHeader, (offer) => offer)
  },
  withdrawOffer: async ({ shop, caller, input: { params, body } }) => {
    return updated(await withdrawOffer(shop, caller, params.id, body.reason))
  },
  sendOfferAgain: async ({ shop, caller, input }) => {
    return updated(await sendOfferAgain(shop, caller, input.params.id))
  },
  viewOffer: async ({ shop, input }) => {
    const { read } = shop.database
    const offer = await findOffer(read, { by: 'token_hash', value: hashOfToken(input.body.token) })
    if (!offer) return refused('OFFER_NOT_FOUND')
    const over = refusalOfOffer(offer, shop.clock())
    if (over) return over
    const shown = offered(offer, await listOfferLines(read, [offer.id]), readingOf(shop))
    return done({ ...shown, ...addedDelivery((await shop.settings.read()).rates, shown.total) })
  },
  acceptOffer: async ({ shop, caller, input }) => {
    const accepted = await acceptOffer(shop, caller, input.body.token, input.body.customerReference)
    if (!accepted.ok) return accepted
    const orders = accepted.value.map((order) => ({
      _id: order.id,
      number: formatOrderNumber(order.number),
      ...namedForReader(order, readingOf(shop)),
      quantity: order.quantity,
      price: amountOf(order.priceCents),
      holdExpiresAt: order.holdExpiresAt,
    }))
    return done({ acknowledged: true, orders })
  },
} satisfies HandlersOf<typeof contract.offers>

/** Returns the delivery that acceptance adds to the goods; nothing if prices include it. */
function addedDelivery(rates: DeliveryRates, total: number) {
  const zone = zoneOf(rates, null)
  if (!zone) return {}
  if (zone.by === 'weight') return { delivery: null }
  const price = deliveryPrice(rates, null, { goodsCents: centsOf(total), grams: 0 })
  return { delivery: typeof price === 'string' ? null : amountOf(price.feeCents) }
}

/** @param reading of the customer; undefined for staff, who see the standard names. */
function offered(
  { note, validUntil, expiresAt, language }: OfferRow,
  lines: readonly Line[],
  reading?: Reading,
) {
  const totalCents = lines.reduce((sum, { quantity, unitPriceCents }) => sum + quantity * unitPriceCents, 0)
  return {
    lines: lines.map((line) => ({
      Id: line.productId,
      ...(reading ? namedForReader({ ...line, language }, reading) : { tool: line.productName }),
      quantity: line.quantity,
      unitPrice: amountOf(line.unitPriceCents),
      price: amountOf(line.quantity * line.unitPriceCents),
      left: line.left,
    })),
    total: amountOf(totalCents),
    note,
    validUntil,
    expiresAt,
  }
}

/** Converts stored offers to the contract's shape, with their lines, orders and emails, in three queries. */
export async function offerResponses(
  shop: Pick<Shop, 'clock' | 'mail'>,
  read: Reader,
  rows: readonly OfferRow[],
): Promise<readonly contract.Offer[]> {
  const ids = rows.map(({ id }) => id)
  const [lines, orders, mails] = await Promise.all([
    listOfferLines(read, ids),
    listOrdersOfOffers(read, ids),
    findMessagesOf(read, rows.map(offerMailEvent)),
  ])
  const now = shop.clock()
  return rows.map((row) => {
    const mail = mails.get(offerMailEvent(row))
    const ownLines = lines.filter(({ offerId }) => offerId === row.id)
    return {
      _id: row.id,
      request: row.requestId,
      name: row.name,
      email: row.email,
      ...(row.language !== null && { language: row.language }),
      ...offered(row, ownLines),
      state: offerStateOf(row, now),
      createdAt: row.createdAt,
      // The email of a deleted account has no @.
      by: row.by?.includes('@') ? row.by : null,
      withdrawnAt: row.withdrawnAt,
      reason: row.reason,
      acceptedAt: row.acceptedAt,
      orders: orders
        .filter(({ offerId }) => offerId === row.id)
        .map(({ id, number }) => ({ _id: id, number: formatOrderNumber(number) })),
      mail: mail ? toMessageState(mail, shop) : null,
    }
  })
}
