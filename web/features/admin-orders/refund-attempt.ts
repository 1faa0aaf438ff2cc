import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { isRecord } from '../../forms/form-draft.ts'
import { keepInTab, readFromTab } from '../../forms/tab-storage.ts'
import type { Refund } from './refund-values.ts'

const nameOf = (orderId: string) => `refund-attempt:${orderId}`

/**
 * The key of a wish: the same one until its answer is known, also after a reload, so that a wish whose answer was lost
 * gives back nothing twice (spec §10, submit twice).
 */
export function keyOfAttempt(orderId: string, refund: Refund): string {
  const wish = JSON.stringify(refund)
  const kept = readFromTab(nameOf(orderId))
  if (isRecord(kept) && kept.wish === wish && typeof kept.key === 'string') return kept.key
  const key = newIdempotencyKey()
  keepInTab(nameOf(orderId), { wish, key })
  return key
}

/** The wish was answered, whatever the answer: the next one is another. */
export function endAttempt(orderId: string): void {
  keepInTab(nameOf(orderId), undefined)
}
