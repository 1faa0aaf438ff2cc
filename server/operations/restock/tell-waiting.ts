import { nameShownIn } from '../../../domain/catalogue/shown-name.ts'
import type { Transaction } from '../../data/database.ts'
import { translationsForSale } from '../../data/queries/catalogue/product-states.ts'
import { takeWaiting } from '../../data/queries/catalogue/restock-requests.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { backInStockEmail } from '../emails/restock-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'

/** Parts of the shop that an email about stock needs. */
export type Teller = Pick<Shop, 'clock' | 'settings' | 'publicUrl'>

interface Stocked {
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
}

/** A delivery sends at most this many emails. */
const mostLetters = 500

/**
 * Emails customers who wait for a product, in the order of their requests: one customer for each minimum order that the
 * new stock of the locked product allows. Others wait for the next delivery. Requests for a hidden product wait until
 * it is shown.
 */
export async function tellWaiting(
  shop: Teller,
  transaction: Transaction,
  productId: string,
  before: Stocked,
  after: Stocked,
): Promise<void> {
  const possible = ordersOf(after) - ordersOf(before)
  if (possible <= 0) return
  const forSale = await translationsForSale(transaction.db, productId)
  if (!forSale) return
  const product = { name: after.name, ...forSale }
  const told = await takeWaiting(transaction, productId, Math.min(possible, mostLetters))
  for (const { id, email, language } of told) {
    const productName = nameShownIn(language, product, shop.settings.languages.standard) ?? product.name
    const letter = backInStockEmail({ productId, productName }, mailingIn(shop, language))
    await writeEmail(shop, transaction, letter, { event: `restocked:${id}`, recipient: email })
  }
}

/** Emails waiting customers when pieces come back into stock. */
export function tellOfReturned(
  shop: Teller,
  transaction: Transaction,
  productId: string,
  quantity: number,
  after: Stocked,
): Promise<void> {
  return tellWaiting(shop, transaction, productId, { ...after, available: after.available - quantity }, after)
}

function ordersOf({ available, minimumOrder }: Stocked): number {
  return Math.floor(available / minimumOrder)
}
