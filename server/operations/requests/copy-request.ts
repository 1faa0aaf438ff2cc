import { createHash } from 'node:crypto'
import type { Transaction } from '../../data/database.ts'
import { countRequestsSince } from '../../data/queries/quotes.ts'
import { hourMs } from '../../platform/clock.ts'
import { requestCopyEmail } from '../emails/request-copy-email.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'

const dayMs = 24 * hourMs
/** Anyone can type a stranger's address: at most this many copies a day go to one address. */
const copiesADay = 3
/** More requests than this in an hour count as a flood and get no copies. */
const mostAnHour = 100

interface Written {
  readonly kind: 'quote' | 'contact'
  readonly email: string
  readonly message: string
}

/** Writes a copy of a stored request to the address that its sender typed, within limits (docs/security.md). */
export async function copyRequest(
  shop: Pick<Shop, 'clock' | 'settings'>,
  transaction: Transaction,
  request: Written,
): Promise<void> {
  const now = shop.clock()
  const today = now - (now % dayMs)
  const nth = await countRequestsSince(transaction.db, today, { from: request.email, atMost: copiesADay })
  const inAnHour = await countRequestsSince(transaction.db, now - hourMs, { atMost: mostAnHour })
  if (nth > copiesADay || inAnHour > mostAnHour) return
  const { company } = await shop.settings.readWithin(transaction.db)
  const address = createHash('sha256').update(request.email).digest('base64url')
  // Two concurrent requests with the same count share an event, so one of them gets no copy.
  const event = `request-copy:${address}:${today}:${nth}`
  await writeEmail(shop, transaction, requestCopyEmail(request, company), { event, recipient: request.email })
}
