import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CardApiError } from './errors.ts'
import type { FormObject, FormValue } from './form-body.ts'
import type { Decision, Records } from './objects/records.ts'
import type { Versioned } from './storage.ts'

export type Answer = { readonly status: number; readonly body: unknown }

/** A request with an idempotency key, and its response once it exists. */
export type StoredAnswer = Versioned & {
  readonly request: string
  readonly startedAt: number
  readonly answer: Answer | null
}

type KeyedRequest = { key: string; method: string; url: string; form: FormObject }

type IdempotencyContext = { records: Records<StoredAnswer>; secretKey: string; now: () => number }

/** After this time without a response the process has crashed, and the next request takes over. */
const leaseMs = 30_000
const patienceMs = 5_000
const pollMs = 20

/**
 * Answers a keyed request once. The same key and parameters return the first response; other parameters are an
 * idempotency_error; requests during the first one wait for it (https://docs.stripe.com/api/idempotent_requests). A
 * request that failed unexpectedly may be retried.
 */
export async function answerOnce(
  context: IdempotencyContext,
  request: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const id = createHash('sha256').update(request.key).digest('hex')
  const fingerprint = fingerprintOf(context.secretKey, request)
  const first = { version: 0, request: fingerprint, startedAt: context.now(), answer: null }
  if (await context.records.insert(id, first))
    return { ...(await finish(context, id, work, first)), replayed: false }
  for (let waited = 0; waited <= patienceMs; waited += pollMs) {
    const turn = await context.records.change(id, (stored) =>
      takeTurn(stored, fingerprint, request.key, context.now()),
    )
    if (turn === 'mine') return { ...(await finish(context, id, work)), replayed: false }
    if (turn !== 'wait' && turn !== undefined) return { ...turn, replayed: true }
    await pause(pollMs)
  }
  throw new CardApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Stripe-Idempotency key.',
  })
}

type Turn = Decision<StoredAnswer, Answer | 'mine' | 'wait'>

function takeTurn(stored: StoredAnswer, fingerprint: string, key: string, now: number): Turn {
  if (stored.request !== fingerprint) throw otherParameters(key)
  if (stored.answer !== null) return { record: stored, answer: stored.answer }
  if (now - stored.startedAt < leaseMs) return { record: stored, answer: 'wait' }
  return { record: { ...stored, startedAt: now }, answer: 'mine' }
}

async function finish(
  { records }: IdempotencyContext,
  id: string,
  work: () => Promise<Answer>,
  known?: StoredAnswer,
): Promise<Answer> {
  const store = (change: Partial<StoredAnswer>) =>
    records.change(id, (stored) => ({ record: { ...stored, ...change }, answer: undefined }), known)
  try {
    const answer = await work()
    await store({ answer })
    return answer
  } catch (error) {
    await store({ startedAt: 0 })
    throw error
  }
}

function otherParameters(key: string): CardApiError {
  return new CardApiError(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with. ' +
      `Try using a key other than '${key}' if you meant to execute a different request.`,
  })
}

/** Returns a keyed hash of the request, which includes only the last four digits of a card. */
function fingerprintOf(secretKey: string, { method, url, form }: KeyedRequest): string {
  const { card, ...rest } = form
  const shown = card === undefined || typeof card === 'string' ? rest : { ...rest, card: withoutNumber(card) }
  return createHmac('sha256', secretKey)
    .update(`${method} ${url} ${canonical(shown)}`)
    .digest('hex')
}

function withoutNumber({ number, cvc: _cvc, ...card }: FormObject): FormObject {
  return typeof number === 'string' ? { ...card, last4: number.slice(-4) } : card
}

function canonical(value: FormValue): string {
  if (typeof value === 'string') return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name] ?? '')}`).join(',')}}`
}
