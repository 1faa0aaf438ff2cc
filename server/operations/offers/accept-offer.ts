import { said } from '../../../contract/languages/said.ts'
import { unitPriceCentsFor } from '../../../domain/catalogue/price-breaks.ts'
import { asShown, nameShownIn } from '../../../domain/catalogue/shown-name.ts'
import { orderPriceCents } from '../../../domain/money.ts'
import { canBePaid } from '../../../domain/orders/booking-rules.ts'
import { newHold } from '../../../domain/orders/holds.ts'
import { inStockOrder } from '../../../domain/orders/stock-order.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { type MovedProduct, moveStock } from '../../data/queries/catalogue/stock.ts'
import { listOfferLines, lockOffer, markAccepted } from '../../data/queries/offers.ts'
import { insertOrder } from '../../data/queries/orders/insert-order.ts'
import { listOrdersOfOffers, type OrderRow } from '../../data/queries/orders/orders.ts'
import { newId } from '../../platform/ids.ts'
import { currentRequest } from '../../platform/request-context.ts'
import { hashOfToken } from '../../platform/secret-token.ts'
import { stillSignedIn } from '../accounts/still-signed-in.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { offerAcceptedEmail } from '../emails/offer-emails.ts'
import { withOrderLink } from '../emails/order-link.ts'
import { writeEmail } from '../emails/write-email.ts'
import { tellLowStock } from '../notifications/tell-low-stock.ts'
import { tellable } from '../orders/book-product.ts'
import { companyOfOrder } from '../orders/company-of-order.ts'
import { type Destination, destinationOf, priceNewOrders, soldAs } from '../orders/price-delivery.ts'
import { notPayableText, payableIn } from '../payments/payable.ts'
import { withPricesOfNow } from '../prices/prices-of-now.ts'
import { refusalOfCurrency } from '../settings/shop-currency.ts'
import type { Caller, Shop } from '../shop.ts'
import { refusalOfOffer } from './offer-state.ts'
import { offerTexts } from './offer-texts.ts'

type Line = Awaited<ReturnType<typeof listOfferLines>>[number]

interface Offered {
  readonly lines: readonly Line[]
  /** The language of the request, in which the lines are shown; null for the shop's standard language. */
  readonly language: string | null
  readonly customerReference: string | undefined
}

/**
 * Accepts a link's offer for the caller, in one transaction that locks the offer. Takes the stock of all lines or none,
 * and makes one unpaid order per line at the offered price. Returns the same orders to the same account, for a second
 * tab or a lost response; refuses every other account (docs/decisions/0043).
 *
 * @param customerReference the customer's own number of the orders.
 */
export function acceptOffer(
  shop: Shop,
  caller: Caller,
  token: string,
  customerReference?: string,
): Promise<Outcome<readonly OrderRow[]>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const offer = await lockOffer(transaction, { by: 'token_hash', value: hashOfToken(token) })
    if (!offer) return refused('OFFER_NOT_FOUND')
    if (offer.acceptedAt !== null) {
      const orders = await listOrdersOfOffers(transaction.db, [offer.id])
      return orders.every(({ userId }) => userId === caller.userId) ? done(orders) : refused('OFFER_ACCEPTED')
    }
    const over = refusalOfOffer(offer, now)
    if (over) return over
    const lines = await listOfferLines(transaction.db, [offer.id])
    const destination = await destinationOf(shop, transaction, caller, {})
    if (!destination.ok) return destination
    const language = caller.language ?? offer.language ?? undefined
    const offered = { lines, language: offer.language, customerReference }
    const taken = await takeLines(shop, transaction, { ...caller, language }, offered, destination.value)
    if (!taken.ok) return taken
    const inOtherCurrency = await refusalOfCurrency(shop, transaction)
    if (inOtherCurrency) return inOtherCurrency
    await markAccepted(transaction, offer.id, now)
    if (!(await stillSignedIn(transaction, caller, now))) return refused('SESSION_ENDED')
    const mailing = mailingIn(shop, language)
    const orders = await listOrdersOfOffers(transaction.db, [offer.id])
    // Without a number, nothing depends on the proof.
    const proven = customerReference ? await hasVerifiedIdentity(transaction.db, caller.userId) : true
    const told = orders.map((order) => tellable(asShown(order), { proven }))
    const mail = offerAcceptedEmail(told, taken.value, mailing)
    await writeEmail(shop, transaction, withOrderLink(shop, mailing, mail, { kind: 'offer', id: offer.id }), {
      event: `accepted:${offer.id}`,
      recipient: caller.email,
    })
    return done(orders)
  })
}

/**
 * Makes an order of each line. The owner has agreed to quantity and price, so the minimum order and the limits of
 * unpaid orders do not apply, and the hold is the long one.
 *
 * @returns when the holds end.
 */
async function takeLines(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  { lines, language: offeredIn, customerReference }: Offered,
  destination: Destination,
): Promise<Outcome<number>> {
  const now = shop.clock()
  const hold = newHold(now, shop.holdMs, true)
  const orderIds = new Map(lines.map(({ productId }) => [productId, newId()]))
  const stock = new Map<string, MovedProduct>()
  for (const line of inStockOrder(lines)) {
    const { productId, quantity } = line
    const movement = {
      productId,
      quantity: -quantity,
      reason: 'booking',
      orderId: orderIds.get(productId) ?? '',
    } as const
    const product = await moveStock(transaction, { ...movement, anyQuantity: true }, now)
    if (!product) return refused('OFFER_LINE_GONE', await goneText(transaction, line, offeredIn))
    stock.set(productId, await withPricesOfNow(shop, transaction, productId, product, now))
  }
  const priced = priceNewOrders(
    destination,
    lines.map((line) => ({
      ...line,
      ...priceOf(destination, line, stock.get(line.productId)),
      id: orderIds.get(line.productId) ?? '',
      weightGrams: stock.get(line.productId)?.weightGrams,
      isGiftCard: stock.get(line.productId)?.isGiftCard ?? false,
    })),
  )
  const payable = await payableIn(shop, transaction.db)
  // The currency may have changed since the offer was made, and its smallest payment with it.
  if (!priced.every(({ priceCents }) => canBePaid(priceCents, payable)))
    return refused('ORDER_CANNOT_BE_PAID', said(offerTexts).newOffer(notPayableText(payable)))
  for (const line of priced) {
    const { id, productId, productName, quantity, unitPriceCents, offerId, goodsCents, deliveryCents } = line
    const { available: left = 0, minimumOrder = 1, translations } = stock.get(productId) ?? {}
    const inOtherLanguage = nameShownIn(
      caller.language,
      { name: productName, translations },
      shop.settings.languages.standard,
    )
    const sold = soldAs(destination, line)
    const order = {
      id,
      userId: caller.userId,
      productId,
      productName,
      shownProductName: caller.language === offeredIn ? line.shownProductName : inOtherLanguage,
      quantity,
      unitPriceCents,
      priceBreakFrom: null,
      priceCents: line.priceCents,
      goodsCents,
      deliveryCents,
      ...sold,
      weightGrams: line.grams,
      catalogueUnitCents: line.catalogueUnitCents,
      publicUnitCents: line.publicUnitCents,
      cataloguePublicUnitCents: line.cataloguePublicUnitCents,
      company: companyOfOrder(destination, sold.tax, now),
      minimumOrder,
      availableBefore: left + quantity,
      customerEmail: caller.email,
      userName: caller.name,
      userPhone: '',
      hold,
      holdAddress: null,
      offerId,
      language: caller.language,
      customerReference: customerReference || null,
    }
    await insertOrder(transaction, order, now)
    const after = { name: productName, available: left, minimumOrder }
    await tellLowStock(shop, transaction, productId, -quantity, after)
  }
  return done(hold.expiresAt)
}

/**
 * Returns what the customer pays: the offered price, in every country. A company that declares the tax itself pays the
 * net amount of it; an order of a company keeps the offered price, from which another country's is made, and the public
 * one of now if that is higher.
 */
function priceOf(
  { taxes, country, company }: Destination,
  { unitPriceCents: offeredCents, quantity }: Line,
  product: MovedProduct | undefined,
) {
  const isGiftCard = product?.isGiftCard ?? false
  const unitPriceCents = isGiftCard ? offeredCents : taxes.agreedOf(offeredCents, country)
  const price = { unitPriceCents, goodsCents: orderPriceCents(unitPriceCents, quantity) }
  const consumers = {
    ...price,
    catalogueUnitCents: null,
    publicUnitCents: null,
    cataloguePublicUnitCents: null,
  }
  if (!company || isGiftCard || !product) return consumers
  const inCatalogue = unitPriceCentsFor(quantity, product.unitPriceCents, product.priceBreaks)
  const publicUnitCents = taxes.grossOf(inCatalogue, country)
  const isLower = unitPriceCents < publicUnitCents
  return {
    ...price,
    catalogueUnitCents: offeredCents,
    publicUnitCents: isLower ? publicUnitCents : null,
    cataloguePublicUnitCents: isLower ? inCatalogue : null,
  }
}

/** Names the unavailable line, as the request's page shows it, with its present stock. */
async function goneText({ db }: Transaction, line: Line, offeredIn: string | null): Promise<string> {
  const { offerId, productId, quantity } = line
  const { productName } = currentRequest()?.language === offeredIn ? asShown(line) : line
  const lines = await listOfferLines(db, [offerId])
  const left = lines.find((other) => other.productId === productId)?.left ?? null
  const texts = said(offerTexts)
  return left === null ? texts.notForSale(productName) : texts.left(productName, quantity, left)
}
