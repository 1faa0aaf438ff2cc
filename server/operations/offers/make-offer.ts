import { asShown, nameShownIn } from '../../../domain/catalogue/shown-name.ts'
import { orderPriceCents } from '../../../domain/money.ts'
import { canBePaid } from '../../../domain/orders/booking-rules.ts'
import { done, type Outcome, refusedAt } from '../../../domain/outcome.ts'
import { addDays, dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import type { Transaction } from '../../data/database.ts'
import { findProductState } from '../../data/queries/catalogue/product-states.ts'
import { findProduct } from '../../data/queries/catalogue/products.ts'
import { insertOffer, type OfferLine } from '../../data/queries/offers.ts'
import { markHandled } from '../../data/queries/quotes.ts'
import { newId } from '../../platform/ids.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts'
import { recordChange } from '../changes/record-change.ts'
import { claimKey } from '../claim-key.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { offerEmail } from '../emails/offer-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import { notPayableText, type Payable, payableIn } from '../payments/payable.ts'
import { answerable } from '../requests/answer-quote.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Caller, Shop } from '../shop.ts'
import { offerMail } from './offer-mail.ts'

/** At most a year ahead, because prices do not hold longer. */
const mostDays = 366

interface WantedOffer {
  readonly lines: readonly Omit<OfferLine, 'productName' | 'shownProductName'>[]
  /** The offer's last day, in the shop's time zone. */
  readonly validUntil: string
  readonly note: string
  /** Whether the offer closes its request. */
  readonly handled: boolean
  /** Makes a repeated request return the same offer (spec §10, submit twice). */
  readonly idempotencyKey: string | undefined
}

/** Makes an offer to the sender of a request and writes the email with its link; returns the offer's id. */
export async function makeOffer(
  shop: Shop,
  caller: Caller,
  quoteId: string,
  { idempotencyKey: key, ...wanted }: WantedOffer,
): Promise<Outcome<string>> {
  const timeZone = await shopTimeZone(shop)
  const token = newSecretToken()
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const id = newId()
    const quote = await answerable(transaction, quoteId)
    if (!quote.ok) return quote
    const claim = { userId: caller.userId, key, request: { quoteId, ...wanted }, createdId: id }
    const earlier = await claimKey(transaction, claim, at)
    if (!earlier.ok) return earlier
    if (earlier.value !== undefined) return done(earlier.value)
    const today = dateIn(timeZone, at)
    const { validUntil, note, handled } = wanted
    if (validUntil < today || validUntil > addDays(today, mostDays))
      return refusedAt('validUntil', 'OFFER_DAY_OUT_OF_RANGE')
    const payable = await payableIn(shop, transaction.db)
    const lines = await offerable(shop, transaction, wanted.lines, {
      payable,
      language: quote.value.language,
    })
    if (!lines.ok) return lines
    const expiresAt = startOfDay(timeZone, addDays(validUntil, 1))
    const offer = {
      id,
      requestId: quoteId,
      note,
      validUntil,
      expiresAt,
      lines: lines.value,
      by: caller.userId,
    }
    await insertOffer(transaction, { ...offer, tokenHash: hashOfToken(token) }, at)
    const { kind, createdAt: askedAt, email, language } = quote.value
    const offered = { kind, askedAt, note, validUntil, lines: lines.value.map(asShown) }
    const mail = offerEmail(offered, token, mailingIn(shop, language))
    await writeEmail(shop, transaction, mail, offerMail({ id, expiresAt, letters: 1, email }, at))
    const closed = handled && (await markHandled(transaction, quoteId, at))
    const subject = { kind: 'offer', id, name: '' } as const
    const after = {
      request: quoteId,
      products: lines.value.map(({ productName, quantity }) => `${quantity} × ${productName}`),
      amountCents: lines.value.reduce(
        (sum, line) => sum + orderPriceCents(line.unitPriceCents, line.quantity),
        0,
      ),
      validUntil,
      ...(closed && { handled: true }),
    }
    await recordChange(transaction, { at, by: caller, action: 'offer.made', subject, after })
    return done(id)
  })
}

/**
 * Returns the lines with the names of their products, also in the language of the request. Refuses a line that could
 * never become an order, at its field.
 */
async function offerable(
  { settings }: Pick<Shop, 'settings'>,
  { db }: Transaction,
  lines: WantedOffer['lines'],
  { payable, language }: { readonly payable: Payable; readonly language: string | null },
): Promise<Outcome<readonly OfferLine[]>> {
  const named: OfferLine[] = []
  for (const [index, line] of lines.entries()) {
    const field = `lines.${index}`
    const { productId, quantity, unitPriceCents } = line
    if (named.some((other) => other.productId === productId))
      return refusedAt(`${field}.Id`, 'OFFER_LINE_TWICE')
    const product = await findProduct(db, productId)
    if (!product) {
      const hidden = (await findProductState(db, productId)) === 'hidden'
      return refusedAt(`${field}.Id`, hidden ? 'TOOL_HIDDEN' : 'TOOL_NOT_FOUND')
    }
    if (!canBePaid(orderPriceCents(unitPriceCents, quantity), payable))
      return refusedAt(`${field}.unitPrice`, 'ORDER_CANNOT_BE_PAID', notPayableText(payable))
    const { name, details } = product
    const shown = nameShownIn(language, { name, ...details }, settings.languages.standard)
    named.push({ ...line, productName: name, shownProductName: shown })
  }
  return done(named)
}
