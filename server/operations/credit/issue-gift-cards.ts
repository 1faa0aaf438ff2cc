import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { lockOrder, type OrderRow } from '../../data/queries/orders/orders.ts'
import { insertGiftCards, listGiftCards, replaceCode } from '../../data/queries/payments/gift-cards.ts'
import { dayMs } from '../../platform/clock.ts'
import { hashOfGiftCode, newGiftCode } from '../../platform/gift-codes.ts'
import { newId } from '../../platform/ids.ts'
import { recordChange } from '../changes/record-change.ts'
import { giftCardsEmail } from '../emails/credit-emails.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Caller, Shop } from '../shop.ts'

/** A code is worth money, so that the shop tries longer to send it than other emails. */
const worthSendingMs = 14 * dayMs

/**
 * Makes the gift cards of a paid order, one for each piece, and mails their codes to the buyer. The database stores
 * only hashes; the email is wiped once it is sent.
 */
export async function issueGiftCards(
  shop: Pick<Shop, 'clock' | 'settings' | 'publicUrl'>,
  transaction: Transaction,
  order: OrderRow,
  currency: string,
): Promise<void> {
  const made = Array.from({ length: order.quantity }, (_, index) => {
    const piece = index + 1
    return { id: newId(), piece, code: newGiftCode(), amountCents: order.unitPriceCents, currency }
  })
  const rows = made.map(({ code, ...card }) => ({
    ...card,
    orderId: order.id,
    codeHash: hashOfGiftCode(code),
  }))
  await insertGiftCards(transaction, rows, shop.clock())
  await mail(shop, transaction, order, { cards: made, isAgain: false })
}

interface Mailed {
  readonly cards: readonly { readonly piece: number; readonly code: string }[]
  readonly isAgain: boolean
}

async function mail(
  shop: Pick<Shop, 'clock' | 'settings' | 'publicUrl'>,
  transaction: Transaction,
  order: OrderRow,
  { cards, isAgain }: Mailed,
): Promise<void> {
  const mailing = mailingIn(shop, order.language)
  const content = { orderNumber: order.number, amountCents: order.unitPriceCents, cards, isAgain }
  await writeEmail(shop, transaction, giftCardsEmail(content, mailing), {
    event: isAgain ? `gift-cards:${order.id}:${newId()}` : `gift-cards:${order.id}`,
    recipient: order.customerEmail,
    orderId: order.id,
    secret: true,
    uselessAt: shop.clock() + worthSendingMs,
  })
}

/**
 * Gives the unused gift cards of an order new codes and mails them to the buyer, because nobody can read the earlier
 * ones. Those are no longer valid.
 *
 * @returns the number of cards.
 */
export function mailGiftCards(shop: Shop, caller: Caller, orderId: string): Promise<Outcome<number>> {
  return shop.database.write(async (transaction) => {
    const order = await lockOrder(transaction, orderId)
    if (!order) return refused('ORDER_NOT_FOUND')
    const cards = await listGiftCards(transaction.db, orderId)
    if (cards.length === 0) return refused('ORDER_WITHOUT_GIFT_CARDS')
    const mailed = []
    for (const { id, piece } of cards) {
      const code = newGiftCode()
      if (await replaceCode(transaction, id, hashOfGiftCode(code))) mailed.push({ piece, code })
    }
    if (mailed.length === 0) return refused('GIFT_CARDS_USED')
    await mail(shop, transaction, order, { cards: mailed, isAgain: true })
    await recordChange(transaction, {
      at: shop.clock(),
      by: caller,
      action: 'order.gift-cards-mailed',
      subject: { kind: 'order', id: orderId, name: order.productName },
      after: { cards: mailed.length },
    })
    return done(mailed.length)
  })
}
