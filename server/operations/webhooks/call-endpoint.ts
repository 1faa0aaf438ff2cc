import { Webhook } from 'standardwebhooks'
import {
  NetworkFailure,
  type NetworkLimits,
  NetworkRefusal,
  publicNetwork,
} from '../../platform/public-network.ts'
import type { Shop } from '../shop.ts'

/** The time limit of an attempt, and how much of an answer is read. */
const attemptMs = 10_000
const answerBytes = 1_024
/** The log keeps this many characters of an answer. */
const answerLength = 300

/** An event on its way, with its exact body. */
export interface SignedEvent {
  readonly id: string
  readonly body: string
}

/** The result of a call: the answer's status with a piece of its text, or why there is none. */
export interface CallResult {
  readonly status: number | null
  readonly answer: string | null
  readonly failure: string | null
  readonly durationMs: number
}

/**
 * Sends an event to an address as Standard Webhooks describe it, signed with each secret. Redirects are not followed:
 * the body names customers, and a redirect may lead elsewhere or into a private network.
 *
 * @param now the time of the attempt, which is signed.
 * @param signal ends the attempt.
 */
export async function callEndpoint(
  { privateNetworks }: Pick<Shop, 'privateNetworks'>,
  url: string,
  secrets: readonly string[],
  event: SignedEvent,
  now: number,
  signal?: AbortSignal,
): Promise<CallResult> {
  const limits: NetworkLimits = {
    withinMs: attemptMs,
    maxBytes: answerBytes,
    cut: true,
    redirects: 0,
    privateNetworks,
  }
  const headers = {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(event.body)),
    'user-agent': 'Truewheel-Webhooks/1',
    ...signedHeaders(secrets, event, now),
  }
  const startedAt = performance.now()
  const call = { method: 'POST', headers, body: event.body, signal } as const
  const result = await publicNetwork(limits)(url, call).then(
    ({ status, bytes }) => ({ status, answer: pieceOf(bytes), failure: null }),
    (error: unknown) => ({ status: null, answer: null, failure: failureOf(error) }),
  )
  return { ...result, durationMs: Math.round(performance.now() - startedAt) }
}

/** Returns the headers that prove the sender: the same id for every attempt, and a signature for each secret. */
function signedHeaders(secrets: readonly string[], { id, body }: SignedEvent, now: number) {
  const at = new Date(now)
  return {
    'webhook-id': id,
    'webhook-timestamp': String(Math.floor(now / 1000)),
    'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(id, at, body)).join(' '),
  }
}

/** Returns the beginning of an answer as one line of text, which any database can store. */
function pieceOf(bytes: Buffer): string | null {
  const text = bytes
    .toString('utf8')
    .replace(/[\p{Cc}\p{Cs}\uFFFD\s]+/gu, ' ')
    .trim()
  return text === '' ? null : text.slice(0, answerLength).toWellFormed()
}

/** Returns why there was no answer: `private`, `address`, `time`, or `connection` with the system's code. */
function failureOf(error: unknown): string {
  if (error instanceof NetworkRefusal) return error.reason
  if (!(error instanceof NetworkFailure)) throw error
  return error.code === undefined ? error.kind : `${error.kind}:${error.code}`
}
