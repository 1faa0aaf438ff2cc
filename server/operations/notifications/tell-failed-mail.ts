import type { Transaction } from '../../data/database.ts'
import { failedMailEmail } from '../emails/notice-emails.ts'
import { isToldToStaff, type Teller, tellStaff } from './tell-staff.ts'

interface FailedMail {
  readonly event: string
  readonly subject: string
}

/**
 * Tells staff about emails that failed for good in this transaction, except notices to staff: a notice about a failed
 * notice would fail again.
 */
export async function tellFailedMail(
  shop: Teller,
  transaction: Transaction,
  failed: readonly FailedMail[],
): Promise<void> {
  const told = failed.filter(({ event }) => !isToldToStaff(event))
  const [first] = told
  if (!first) return
  await tellStaff(shop, transaction, {
    kind: 'failed-mail',
    subject: first.event,
    email: (mailing) => failedMailEmail(told.length === 1 ? first : told.length, mailing),
  })
}
