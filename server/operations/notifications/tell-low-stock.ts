import { isLow } from '../../../domain/catalogue/stock-state.ts'
import type { Transaction } from '../../data/database.ts'
import { isForSale } from '../../data/queries/catalogue/product-states.ts'
import type { MailingShop } from '../emails/formats.ts'
import { lowStockEmail, noticeListEmail } from '../emails/notice-emails.ts'
import { type Teller, tellStaff } from './tell-staff.ts'

interface Stocked {
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
}

/**
 * Tells staff and webhooks that a movement made a product low: once when the stock falls below the minimum order, not for later
 * sales. The locked stock decides which of two concurrent bookings crossed it.
 *
 * @param quantity the moved pieces, negative when they went out.
 * @param after the product after the movement.
 */
export async function tellLowStock(
  shop: Teller,
  transaction: Transaction,
  productId: string,
  quantity: number,
  after: Stocked,
): Promise<void> {
  const { name, available, minimumOrder } = after
  if (!becameLow(after, quantity) || !(await isForSale(transaction.db, productId))) return
  transaction.tell('stock.low', productId)
  await tellStaff(shop, transaction, {
    kind: 'low-stock',
    subject: productId,
    email: (mailing) => lowStockEmail({ productId, name, available, minimumOrder }, mailing),
  })
}

/** Tells webhooks, and staff in one email, which products became low through several stock movements at once. */
export async function tellLowStocks(
  shop: Teller,
  transaction: Transaction,
  event: string,
  lowered: readonly (Stocked & { readonly productId: string; readonly moved: number })[],
): Promise<void> {
  const low = lowered.filter((each) => becameLow(each, each.moved))
  const [first] = low
  if (!first) return
  transaction.tell('stock.low', ...low.map(({ productId }) => productId))
  const email = (mailing: MailingShop) =>
    low.length === 1
      ? lowStockEmail(first, mailing)
      : noticeListEmail(
          'low-stock',
          low.map((each) => lowStockEmail(each, mailing)),
          mailing,
        )
  await tellStaff(shop, transaction, { kind: 'low-stock', subject: event, email })
}

function becameLow({ available, minimumOrder }: Stocked, moved: number): boolean {
  return isLow(available, minimumOrder) && !isLow(available - moved, minimumOrder)
}
