import { hasRefused } from '../api/api-error.ts'
import { newIdempotencyKey } from '../api/idempotency-key.ts'
import { isRecord } from '../api/is-record.ts'
import { readInTab, readStored, writeInTab, writeStored } from '../session/browser-storage.ts'

/** Sent values whose result is unknown. */
interface Attempt {
  readonly key: string
  /** Compared as JSON, because a retry must send the same values. */
  readonly wish: string
  /** In milliseconds; 0 if unknown. */
  readonly startedAt: number
}

/**
 * Stores sent values with their key until the result is known, so that neither a lost response nor a reload sends twice
 * (spec §10, submit twice).
 */
export interface KeptAttempt {
  /** Returns the attempt with an unknown outcome. */
  readonly open: () => Attempt | undefined
  /**
   * Stores a new attempt before it is sent.
   * @param key identifies the attempt; by default a new idempotency key.
   */
  readonly start: (wish: unknown, key?: string) => Attempt
  /** Returns the key of the open attempt if it has the same values, otherwise that of a new one. */
  readonly keyFor: (wish: unknown) => string
  readonly forget: () => void
}

/** Keeps an attempt in this tab until it is closed or its person logs out. */
export function keptInTab(name: string): KeptAttempt {
  return keptIn(name, { read: readInTab, write: writeInTab })
}

/** Keeps an attempt in the browser, shared by all tabs. */
export function keptInBrowser(name: string): KeptAttempt {
  return keptIn(name, { read: readStored, write: writeStored })
}

/** Sends a form with its attempt's key. */
export async function sendOnce<Answer>(
  attempt: KeptAttempt,
  wish: unknown,
  send: (key: string) => Promise<Answer>,
): Promise<Answer> {
  try {
    const answer = await send(attempt.keyFor(wish))
    attempt.forget()
    return answer
  } catch (error) {
    // After any other error the outcome is unknown, so the key is kept.
    if (hasRefused(error)) attempt.forget()
    throw error
  }
}

interface Place {
  readonly read: (name: string) => string | null
  readonly write: (name: string, text: string | null) => void
}

function keptIn(name: string, { read, write }: Place): KeptAttempt {
  const open = () => parseAttempt(read(name))
  function start(wish: unknown, key = newIdempotencyKey()): Attempt {
    const attempt = { key, wish: JSON.stringify(wish), startedAt: Date.now() }
    write(name, JSON.stringify(attempt))
    return attempt
  }
  function keyFor(wish: unknown): string {
    const stored = open()
    return stored?.wish === JSON.stringify(wish) ? stored.key : start(wish).key
  }
  return { open, start, keyFor, forget: () => write(name, null) }
}

function parseAttempt(text: string | null): Attempt | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? '')
    if (!isRecord(stored) || typeof stored.key !== 'string') return undefined
    const { key, wish, startedAt } = stored
    return {
      key,
      // Version 1.0.0 stored the fields of a hold next to its key.
      wish: typeof wish === 'string' ? wish : JSON.stringify(stored),
      startedAt: typeof startedAt === 'number' ? startedAt : 0,
    }
  } catch {
    // No text is stored, or another program wrote it under our key.
    return undefined
  }
}
