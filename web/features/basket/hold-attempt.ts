import { keptEmail } from '../../../contract/email.ts'
import { newIdempotencyKey } from '../../api/idempotency-key.ts'
import { isRecord } from '../../api/is-record.ts'
import { type BasketLine, parseLines } from '../../buying/basket.ts'
import { readStored, writeStored } from '../../session/browser-storage.ts'

/** The request of one press: a repetition must be identical, so the whole request is kept with its key. */
interface Sent {
  readonly lines: readonly BasketLine[]
  readonly userName: string
  readonly userPhone: string
}

/** A request whose answer is not known yet. */
export interface HoldAttempt extends Sent {
  readonly key: string
  readonly isRepeated: boolean
}

/** Shorter than the shop remembers a key (48 h): later the same request would be a second purchase. */
const lifetimeMs = 24 * 3_600_000

const keyOf = (email: string) => `hold:${keptEmail(email)}`

/** Keeps a request before it is sent: for all tabs, as the basket, until its outcome is known. */
export function startAttempt(email: string, sent: Sent): HoldAttempt {
  const key = newIdempotencyKey()
  writeStored(keyOf(email), JSON.stringify({ ...sent, key, startedAt: Date.now() }))
  return { ...sent, key, isRepeated: false }
}

/** Returns the account's request whose outcome is not known. */
export function openAttempt(email: string): HoldAttempt | undefined {
  try {
    const stored: unknown = JSON.parse(readStored(keyOf(email)) ?? '')
    if (!isRecord(stored)) return undefined
    const { key, userName, userPhone, startedAt } = stored
    if (typeof key !== 'string' || typeof userName !== 'string' || typeof userPhone !== 'string')
      return undefined
    if (typeof startedAt !== 'number' || Date.now() - startedAt > lifetimeMs) return undefined
    return { key, userName, userPhone, lines: parseLines(JSON.stringify(stored.lines)), isRepeated: true }
  } catch {
    // There is none, or another program wrote this text under our key.
    return undefined
  }
}

export function forgetAttempt(email: string): void {
  writeStored(keyOf(email), null)
}
