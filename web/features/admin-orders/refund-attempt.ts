import { ApiError } from '../../api/api-error.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { isRecord, readDraft, writeDraft } from '../../forms/drafts.ts'
import type { Refund } from './refund-values.ts'

/**
 * Sends a refund under its idempotency key. The same refund keeps its key until the answer is known, also over a
 * reload, so that one whose answer was lost gives back nothing twice (spec §10, submit twice).
 */
export async function withRefundKey<Answer>(
  orderId: string,
  refund: Refund,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const name = `refund-attempt:${orderId}`
  const key = keyFor(name, JSON.stringify(refund))
  try {
    const answer = await send(key)
    writeDraft(name, undefined)
    return answer
  } catch (error) {
    // After any other error nobody knows whether it was made: the key must stay.
    const refused = error instanceof ApiError && error.status !== 0 && error.status < 500
    if (refused) writeDraft(name, undefined)
    throw error
  }
}

function keyFor(name: string, wish: string): string {
  const kept = readDraft(name)
  if (isRecord(kept) && kept.wish === wish && typeof kept.key === 'string') return kept.key
  const key = newIdempotencyKey()
  writeDraft(name, { wish, key })
  return key
}
