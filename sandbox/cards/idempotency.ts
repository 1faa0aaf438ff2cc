import { createHash, createHmac } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { CardApiError } from './errors.ts'
import type { FormObject, FormValue } from './form-body.ts'
import type { Decision, Records } from './objects/records.ts'
import type { Versioned } from './storage.ts'

export type Answer = { readonly status: number; readonly body: unknown }

/** What was asked with an idempotency key, and what was answered once it was. */
export type KeptAnswer = Versioned & {
  readonly request: string
  readonly startedAt: number
  readonly answer: Answer | null
}

type KeyedRequest = { key: string; method: string; url: string; form: FormObject }

type Desk = { records: Records<KeptAnswer>; secretKey: string; now: () => number }

/** A process that has not answered by then has died; whoever asks again takes over. */
const leaseMs = 30_000
const patienceMs = 5_000
const pollMs = 20

/**
 * Answers a keyed request once: the same key and parameters give the first answer again, other parameters are an
 * idempotency_error, and while the first is still being worked on the second waits for it
 * (https://docs.stripe.com/api/idempotent_requests). A request whose work failed unexpectedly may be tried again.
 */
export async function answerOnce(
  desk: Desk,
  request: KeyedRequest,
  work: () => Promise<Answer>,
): Promise<Answer & { replayed: boolean }> {
  const id = createHash('sha256').update(request.key).digest('hex')
  const fingerprint = fingerprintOf(desk.secretKey, request)
  const first = { version: 0, request: fingerprint, startedAt: desk.now(), answer: null }
  if (await desk.records.insert(id, first)) return { ...(await finish(desk, id, work)), replayed: false }
  for (let waited = 0; waited <= patienceMs; waited += pollMs) {
    const turn = await desk.records.change(id, (kept) => takeTurn(kept, fingerprint, request.key, desk.now()))
    if (turn === 'mine') return { ...(await finish(desk, id, work)), replayed: false }
    if (turn !== 'wait' && turn !== undefined) return { ...turn, replayed: true }
    await pause(pollMs)
  }
  throw new CardApiError(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Stripe-Idempotency key.',
  })
}

type Turn = Decision<KeptAnswer, Answer | 'mine' | 'wait'>

function takeTurn(kept: KeptAnswer, fingerprint: string, key: string, now: number): Turn {
  if (kept.request !== fingerprint) throw otherParameters(key)
  if (kept.answer !== null) return { record: kept, answer: kept.answer }
  if (now - kept.startedAt < leaseMs) return { record: kept, answer: 'wait' }
  return { record: { ...kept, startedAt: now }, answer: 'mine' }
}

async function finish({ records }: Desk, id: string, work: () => Promise<Answer>): Promise<Answer> {
  const keep = (change: Partial<KeptAnswer>) =>
    records.change(id, (kept) => ({ record: { ...kept, ...change }, answer: undefined }))
  try {
    const answer = await work()
    await keep({ answer })
    return answer
  } catch (error) {
    await keep({ startedAt: 0 })
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

/** A mark of the request that can be compared but not read; of a card, nothing but the last four digits enters it. */
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
