import { hasRefused } from '../api/api-error.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { isRecord } from '../api/is-record.ts'
import { readDraft, writeDraft } from './drafts.ts'

/**
 * Sends a form with an idempotency key. The same values keep their key until the response arrives, even across a
 * reload, so that a lost response never does it twice (spec §10, submit twice).
 *
 * @param name names the attempt in the browser's storage.
 * @param wish what is sent.
 */
export async function withAttemptKey<Answer>(
  name: string,
  wish: unknown,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  const key = keyFor(name, JSON.stringify(wish))
  try {
    const answer = await send(key)
    writeDraft(name, undefined)
    return answer
  } catch (error) {
    // After any other error the outcome is unknown, so the key must stay.
    if (hasRefused(error)) writeDraft(name, undefined)
    throw error
  }
}

function keyFor(name: string, wish: string): string {
  const stored = readDraft(name)
  if (isRecord(stored) && stored.wish === wish && typeof stored.key === 'string') return stored.key
  const key = newIdempotencyKey()
  writeDraft(name, { wish, key })
  return key
}
