import { nameShownIn } from '../../../domain/catalogue/shown-name.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { hasVerifiedIdentity } from '../../data/queries/accounts/identities.ts'
import { isForSale } from '../../data/queries/catalogue/product-states.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import {
  confirmRestockByToken,
  confirmRestockOf,
  countUnconfirmed,
  deleteUnconfirmedBefore,
  insertRestockRequest,
  removeRestockByToken,
} from '../../data/queries/catalogue/restock-requests.ts'
import { hourMs } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { hashOfToken, newSecretToken } from '../../platform/secret-token.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { restockAskedEmail, restockNotedEmail } from '../emails/restock-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

/** How long the link of an unconfirmed request works. */
export const confirmableForMs = 24 * hourMs

/** An email has at most this many unconfirmed requests, so that a stranger's mailbox is not flooded. */
const mostUnconfirmed = 3

/**
 * Stores that an email wants to hear when a product can be booked again. A repeated request, or one beyond the limit of
 * an email, changes nothing but gets the same response.
 *
 * @param caller the signed-in customer with this email, if any: a verified email needs no confirmation.
 * @param language the language of the page; undefined if it names none.
 *
 * @returns whether the request is already confirmed.
 */
export function requestRestock(
  shop: Shop,
  productId: string,
  email: string,
  caller?: Caller,
  language: string | undefined = caller?.language,
): Promise<Outcome<boolean>> {
  const token = newSecretToken()
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    const product = await lockProduct(transaction, productId)
    if (!product || !(await isForSale(transaction.db, productId))) return refused('TOOL_NOT_FOUND')
    await deleteUnconfirmedBefore(transaction, now - confirmableForMs)
    const confirmed = caller !== undefined && (await hasVerifiedIdentity(transaction.db, caller.userId))
    if (confirmed) await confirmRestockOf(transaction, productId, email, now)
    else if ((await countUnconfirmed(transaction.db, email)) >= mostUnconfirmed) return done(false)
    const id = newId()
    const request = {
      id,
      productId,
      email,
      tokenHash: hashOfToken(token),
      confirmedAt: confirmed ? now : null,
      language,
    }
    if (!(await insertRestockRequest(transaction, request, now))) return done(confirmed)
    const uselessAt = now + confirmableForMs
    const named = { name: product.name, ...product.details }
    const productName = nameShownIn(language, named, shop.settings.languages.standard) ?? named.name
    const letter = { productName, token, expiresAt: uselessAt }
    const mailing = mailingIn(shop, language)
    await writeEmail(
      shop,
      transaction,
      confirmed ? restockNotedEmail(letter, mailing) : restockAskedEmail(letter, mailing),
      {
        event: `restock-asked:${id}`,
        recipient: email,
        secret: true,
        uselessAt,
      },
    )
    return done(confirmed)
  })
}

/** Confirms the request of an email's link, before the link expires. Succeeds for a confirmed request, too. */
export function confirmRestock(shop: Shop, token: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const now = shop.clock()
    await deleteUnconfirmedBefore(transaction, now - confirmableForMs)
    const product = await confirmRestockByToken(transaction, hashOfToken(token), now)
    return product === undefined ? refused('RESTOCK_REQUEST_NOT_FOUND') : done(null)
  })
}

/** Removes the request of an email's link. */
export function removeRestock(shop: Shop, token: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) =>
    (await removeRestockByToken(transaction, hashOfToken(token)))
      ? done(null)
      : refused('RESTOCK_REQUEST_NOT_FOUND'),
  )
}
