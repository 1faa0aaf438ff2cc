import { dateIn } from '../../domain/shop/shop-days.ts'
import { makeOffer } from '../operations/offers/make-offer.ts'
import { requestQuote } from '../operations/requests/request-quote.ts'
import { shopTimeZone } from '../operations/settings/shop-on-pages.ts'
import type { Shop } from '../operations/shop.ts'
import { addTool, granted, staff } from './shop-contents.ts'

/** The sender of the requests that tests make. */
export const offeredTo = 'grace@example.com'

/** Returns today's date in the shop's time zone. */
export async function dayOf(shop: Shop): Promise<string> {
  return dateIn(await shopTimeZone(shop), shop.clock())
}

type Wanted = Parameters<typeof makeOffer>[3]

/** Makes an offer to a new request: by default two pieces of a new product for 10.00 each, valid until today. */
export async function sendOffer(shop: Shop, wanted: Partial<Wanted> = {}) {
  const asked = { kind: 'quote', name: 'Grace', email: offeredTo, message: 'Two?', partId: null } as const
  const quoteId = granted(await requestQuote(shop, asked))
  const lines = wanted.lines ?? [
    { productId: await addTool(shop, { stock: 5 }), quantity: 2, unitPriceCents: 1000 },
  ]
  const offer = {
    note: '',
    handled: false,
    idempotencyKey: undefined,
    validUntil: await dayOf(shop),
    ...wanted,
    lines,
  }
  const offerId = granted(await makeOffer(shop, staff, quoteId, offer))
  return { quoteId, offerId, lines, token: await offerTokenOf(shop, offerId) }
}

/** Returns the secret of the link in the newest email of an offer. */
export async function offerTokenOf({ database }: Shop, offerId: string): Promise<string> {
  const { body } = await database.read
    .selectFrom('outbox')
    .where('event', 'like', `offer:${offerId}:%`)
    .orderBy('event', 'desc')
    .select('body')
    .executeTakeFirstOrThrow()
  const [, token] = /\/offer#token=([\w-]+)/.exec(body ?? '') ?? []
  if (!token) throw new Error('The mail has no link')
  return token
}
