import type { AnswerOf } from '../../../contract/operation.ts'
import { bookTogether } from '../../../contract/purchases.ts'
import type { ShopApi } from '../../api/client.ts'
import type { Host } from '../../api/host.ts'
import { getProfile } from '../../api/rows/people.ts'
import type { BasketLine } from '../../buying/basket.ts'
import { withAttemptKey } from '../../forms/attempt-key.ts'
import type { Person } from '../../session/access-token/stored-session.ts'

/** Orders that were booked together. */
export type Purchase = AnswerOf<typeof bookTogether>

/** Books all lines or none. The same lines are booked once, however often they are sent. Rejects with an ApiError. */
export async function holdLines(
  api: ShopApi,
  host: Host,
  { email, name }: Person,
  lines: readonly BasketLine[],
): Promise<Purchase> {
  const userPhone = await phoneOf(api, host, email)
  const wish = {
    lines: lines.map(({ id: Id, quantity }) => ({ Id, quantity })),
    userName: name,
    userPhone,
  }
  return withAttemptKey('basket-attempt', { email, ...wish }, (key) =>
    api.call(bookTogether, { headers: { 'idempotency-key': key }, body: wish }),
  )
}

/** Returns the phone of the person's profile, for the carrier. An order can be booked without it. */
async function phoneOf(api: ShopApi, host: Host, email: string): Promise<string> {
  if (!host.offers(getProfile)) return ''
  const profile = await api.call(getProfile, { params: { email } }).catch(() => undefined)
  return profile?.phone ?? ''
}
