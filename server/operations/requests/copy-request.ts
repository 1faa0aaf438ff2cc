import { createHash } from 'node:crypto'
import { settingsIn } from '../../../domain/shop/owners-words.ts'
import type { Transaction } from '../../data/database.ts'
import { countRequestsSince } from '../../data/queries/quotes.ts'
import { hourMs } from '../../platform/clock.ts'
import { mailingIn } from '../emails/mailing-shop.ts'
import { requestCopyEmail } from '../emails/request-copy-email.ts'
import { writeEmail } from '../emails/write-email.ts'
import type { Shop } from '../shop.ts'

const dayMs = 24 * hourMs
/** An email gets at most this many copies a day, because anyone can type a stranger's email. */
const copiesADay = 3
/** Above this many requests in an hour, the shop sends no copies: a flood is likely. */
const mostAnHour = 100

interface Written {
  readonly kind: 'quote' | 'contact'
  readonly email: string
  readonly message: string
  readonly language?: string | undefined
}

/** Emails a copy of a stored request to the email that its sender typed, within limits (docs/security.md). */
export async function copyRequest(
  shop: Pick<Shop, 'clock' | 'settings' | 'publicUrl'>,
  transaction: Transaction,
  request: Written,
): Promise<void> {
  const now = shop.clock()
  const today = now - (now % dayMs)
  const nth = await countRequestsSince(transaction.db, today, { from: request.email, atMost: copiesADay })
  const inAnHour = await countRequestsSince(transaction.db, now - hourMs, { atMost: mostAnHour })
  if (nth > copiesADay || inAnHour > mostAnHour) return
  const mailing = mailingIn(shop, request.language)
  const { company } = settingsIn(await shop.settings.readWithin(transaction.db), mailing.language)
  const address = createHash('sha256').update(request.email).digest('base64url')
  // Two concurrent requests with the same count share an event, so only one of them gets a copy.
  const event = `request-copy:${address}:${today}:${nth}`
  const copy = requestCopyEmail(request, company, mailing)
  await writeEmail(shop, transaction, copy, { event, recipient: request.email })
}
