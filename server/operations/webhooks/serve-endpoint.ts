import { done } from '../../../domain/outcome.ts'
import {
  afterFailure,
  afterSuccess,
  type Health,
  hasFailedTooLong,
  isProbed,
  nextAttemptAt,
} from '../../../domain/webhooks/delivery-plan.ts'
import type { Transaction } from '../../data/database.ts'
import {
  type Attempt,
  type DeliveryWithBody,
  type DueDelivery,
  disableEndpoint,
  type EndpointLease,
  endLease,
  findLeased,
  firstInLine,
  type LeasedEndpoint,
  listBodies,
  listDue,
  nextInLine,
  noteAttempt,
  noteHealth,
  takeLease,
  waitInLine,
} from '../../data/queries/webhooks/due-deliveries.ts'
import { tellDisabledWebhook } from '../notifications/tell-disabled-webhook.ts'
import type { Shop } from '../shop.ts'
import { type CallResult, callEndpoint } from './call-endpoint.ts'

/** Longer than an attempt takes, so that no other process takes the endpoint meanwhile. */
const leaseMs = 30_000
/** How many events of different subjects an endpoint gets at the same time. */
const atOnce = 4
const dueAtOnce = 64

/** A finished attempt, and the delivery that it was for. */
interface Attempted {
  readonly delivery: DeliveryWithBody
  readonly result: CallResult
}

/**
 * Delivers the due events of one endpoint, the events of each subject in their order and others at the same time, until
 * none is due. If the process dies, another one continues when the lease ends; an event whose answer was not stored is
 * sent again with the same id.
 */
export async function serveEndpoint(shop: Shop, lease: EndpointLease, stopping: AbortSignal): Promise<void> {
  const taken = await shop.database.write(async (transaction) => {
    const now = shop.clock()
    return done(await takeLease(transaction, lease, now, now + leaseMs))
  })
  if (!taken.ok || !taken.value) return
  const running = new Map<string, Promise<Attempted>>()
  try {
    for (;;) {
      const endpoint = await findLeased(shop.database.read, lease)
      if (endpoint && !stopping.aborted) await beginSome(shop, endpoint, running, stopping)
      if (running.size === 0) return
      const attempted = await Promise.race(running.values())
      running.delete(attempted.delivery.subject)
      // An attempt that the stop ended says nothing about the receiver.
      if (!stopping.aborted) await note(shop, lease, endpoint, attempted)
    }
  } finally {
    await Promise.allSettled(running.values())
    await shop.database.write(async (transaction) => {
      await endLease(transaction, lease)
      return done(null)
    })
  }
}

/** Begins attempts for due deliveries, as many as the endpoint may have at the same time. */
async function beginSome(
  shop: Shop,
  endpoint: LeasedEndpoint,
  running: Map<string, Promise<Attempted>>,
  stopping: AbortSignal,
): Promise<void> {
  const room = (isProbed(endpoint) ? 1 : atOnce) - running.size
  if (room <= 0 || endpoint.nextTurnAt > shop.clock()) return
  const ids = await nextDeliveries(shop, endpoint.id, running, room)
  if (ids.length === 0) return
  for (const delivery of await listBodies(shop.database.read, ids))
    running.set(delivery.subject, attempt(shop, endpoint, delivery, stopping))
}

/** Returns due deliveries that are the first of their subject; the others wait in line. */
async function nextDeliveries(
  shop: Shop,
  endpointId: string,
  running: ReadonlyMap<string, unknown>,
  room: number,
): Promise<readonly string[]> {
  const { read } = shop.database
  for (;;) {
    const due = await listDue(read, { endpointId, now: shop.clock(), limit: dueAtOnce })
    const first = await firstInLine(read, endpointId, [...new Set(due.map(({ subject }) => subject))])
    const isFirst = ({ subject, sequence }: DueDelivery) => sequence <= (first.get(subject) ?? sequence)
    const heads = due.filter((delivery) => isFirst(delivery) && !running.has(delivery.subject))
    const behind = due.filter((delivery) => !isFirst(delivery))
    if (behind.length > 0)
      await shop.database.write(async (transaction) => {
        await waitInLine(
          transaction,
          behind.map(({ id }) => id),
        )
        return done(null)
      })
    if (heads.length > 0 || behind.length === 0) return heads.slice(0, room).map(({ id }) => id)
  }
}

async function attempt(
  shop: Shop,
  endpoint: LeasedEndpoint,
  delivery: DeliveryWithBody,
  stopping: AbortSignal,
): Promise<Attempted> {
  const nothing = { status: null, answer: null, durationMs: 0 }
  if (delivery.body === '') return { delivery, result: { ...nothing, failure: 'erased' } }
  const now = shop.clock()
  const secrets = secretsOf(shop, endpoint, now)
  if (secrets.length === 0) return { delivery, result: { ...nothing, failure: 'secret' } }
  const event = { id: delivery.eventId, body: delivery.body }
  return { delivery, result: await callEndpoint(shop, endpoint.url, secrets, event, now, stopping) }
}

/** Returns the secrets that sign now: the new one, and during a rotation the old one, too. */
function secretsOf(
  { sealedTexts }: Pick<Shop, 'sealedTexts'>,
  { secret, oldSecret, oldSecretUntil }: LeasedEndpoint,
  now: number,
): readonly string[] {
  const sealed = [secret, ...(oldSecret !== null && (oldSecretUntil ?? 0) > now ? [oldSecret] : [])]
  return sealed.flatMap((text) => sealedTexts.open(text) ?? [])
}

/** Stores an attempt, lets the next event of its subject follow, and disables the endpoint if it is time. */
async function note(
  shop: Shop,
  lease: EndpointLease,
  endpoint: LeasedEndpoint | undefined,
  attempted: Attempted,
): Promise<void> {
  await shop.database.write(async (transaction) => {
    const now = shop.clock()
    const stored = toStore(attempted, now)
    await noteAttempt(transaction, stored)
    if (stored.state !== 'waiting')
      await nextInLine(transaction, lease.endpointId, attempted.delivery.subject, now)
    if (endpoint) await noteEndpoint(shop, transaction, lease, endpoint, attempted, now)
    return done(null)
  })
}

function toStore({ delivery, result }: Attempted, now: number): Attempt {
  const { id, attempts, giveUpAt } = delivery
  const base = { id, at: now, ...result }
  if (isSuccess(result)) return { ...base, state: 'delivered', nextAttemptAt: null }
  const next =
    result.status === 410 || result.failure === 'erased'
      ? undefined
      : nextAttemptAt({ attempts: attempts + 1, giveUpAt }, now, Math.random())
  return next === undefined
    ? { ...base, state: 'missed', nextAttemptAt: null }
    : { ...base, state: 'waiting', nextAttemptAt: next }
}

function isSuccess({ status }: CallResult): boolean {
  return status !== null && status >= 200 && status < 300
}

async function noteEndpoint(
  shop: Shop,
  transaction: Transaction,
  lease: EndpointLease,
  endpoint: LeasedEndpoint,
  { delivery, result }: Attempted,
  now: number,
): Promise<void> {
  if (result.failure === 'erased') return
  const health: Health = isSuccess(result)
    ? afterSuccess()
    : afterFailure(endpoint, delivery.attempts === 0, now, Math.random())
  const last = { lastAt: now, lastStatus: result.status, lastFailure: result.failure }
  await noteHealth(transaction, lease, { ...health, ...last, leasedUntil: now + leaseMs })
  const why = result.status === 410 ? 'gone' : hasFailedTooLong(health, now) ? 'failing' : undefined
  if (why === undefined || !(await disableEndpoint(transaction, endpoint.id, why, now))) return
  await tellDisabledWebhook(shop, transaction, endpoint, why)
}
