import type { Transaction } from '../../data/database.ts'
import { failedMailEmail } from '../emails/notice-emails.ts'
import { isToldToStaff, type Teller, tellStaff } from './tell-staff.ts'

/** A mail that the shop gave up. */
interface FailedMail {
  readonly event: string
  readonly subject: string
}

/**
 * Tells staff of mails that the shop gave up in this transaction, never of one that told staff something: such a notice
 * would fail as well, and be told again.
 */
export async function tellFailedMail(
  shop: Teller,
  transaction: Transaction,
  failed: readonly FailedMail[],
): Promise<void> {
  const told = failed.filter(({ event }) => !isToldToStaff(event))
  const [first] = told
  if (!first) return
  const email = failedMailEmail(told.length === 1 ? first : told.length, shop.publicUrl)
  await tellStaff(shop, transaction, { kind: 'failed-mail', subject: first.event, email })
}
