import type { Transaction } from '../../data/database.ts'
import { takeWaiting } from '../../data/queries/catalogue/restock-requests.ts'
import { hangsAgainEmail } from '../emails/restock-emails.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'

/** A locked tool's name, stock and minimum order. */
interface Stocked {
  readonly name: string
  readonly available: number
  readonly minimumOrder: number
}

/** At most this many letters are written by one delivery. */
const mostLetters = 500

/**
 * Writes a letter to those who wait for a tool, in the order of their requests: one per minimum order that the change
 * of a locked tool has made possible. The others wait for the next delivery.
 */
export async function tellWaiting(
  shop: Shop,
  transaction: Transaction,
  toolId: string,
  before: Stocked,
  after: Stocked,
): Promise<void> {
  const possible = ordersOf(after) - ordersOf(before)
  if (possible <= 0) return
  const told = await takeWaiting(transaction, toolId, Math.min(possible, mostLetters))
  for (const { id, email } of told) {
    const letter = hangsAgainEmail({ toolId, toolName: after.name, publicUrl: shop.publicUrl })
    await writeEmail(shop, transaction, letter, { event: `restocked:${id}`, recipient: email })
  }
}

function ordersOf({ available, minimumOrder }: Stocked): number {
  return Math.floor(available / minimumOrder)
}
