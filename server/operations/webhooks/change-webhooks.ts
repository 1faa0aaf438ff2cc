import { randomBytes } from 'node:crypto'
import { webhookLimits } from '../../../contract/webhooks/webhooks.ts'
import { done, type Outcome, type Refusal, refused, refusedAt } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { earlierTransactionsEnded } from '../../data/earlier-transactions.ts'
import { disableEndpoint, tryNow } from '../../data/queries/webhooks/due-deliveries.ts'
import {
  countEndpoints,
  type EndpointRow,
  enableEndpoint,
  insertEndpoint,
  lockEndpoint,
  removeEndpoint,
  replaceSecret,
  updateEndpoint,
  type WrittenEndpoint,
} from '../../data/queries/webhooks/endpoints.ts'
import { hourMs } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { checkedAddress, leadsInside } from '../../platform/public-network.ts'
import { changedValues } from '../changes/changed-values.ts'
import { type Change, recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/** How long the old secret signs beside a new one. */
const overlapMs = 24 * hourMs

/** How long the answer of a change waits for transactions that began before it. */
const settleMs = 5_000

/** A new endpoint with its secret, which is never shown again. */
export interface NewEndpoint {
  readonly id: string
  readonly secret: string
}

/** Adds an endpoint. Every event of a transaction that commits after the answer is collected for it. */
export async function addWebhook(
  shop: Shop,
  caller: Caller,
  written: WrittenEndpoint,
): Promise<Outcome<NewEndpoint>> {
  const endpoint = { id: newId(), secret: newSecret() }
  const refusal = await refusalOfAddress(shop, written.url)
  if (refusal) return refusal
  const added = await shop.database.write(async (transaction) => {
    const at = shop.clock()
    if ((await countEndpoints(transaction)) >= webhookLimits.endpoints) return refused('WEBHOOKS_TOO_MANY')
    const { id, secret } = endpoint
    const stored = { ...written, id, secret: shop.sealedSecrets.seal(secret) }
    await insertEndpoint(transaction, stored, caller.userId, at)
    await record(transaction, caller, at, 'webhook.added', { ...written, id }, { after: fieldsOf(written) })
    return done(endpoint)
  })
  if (added.ok) await earlierTransactionsEnded(shop.database, settleMs)
  return added
}

/** Replaces what staff write about an endpoint; returns whether anything changed. */
export async function changeWebhook(
  shop: Shop,
  caller: Caller,
  id: string,
  { version, ...written }: WrittenEndpoint & { readonly version: number },
): Promise<Outcome<boolean>> {
  const refusal = await refusalOfAddress(shop, written.url)
  if (refusal) return refusal
  const changed = await withEndpoint(shop, id, async (transaction, found) => {
    // A repeated request finds its own change.
    const values = changeOf(found, written)
    if (!values) return done(false)
    if (found.version !== version) return refused('WEBHOOK_CHANGED')
    const at = shop.clock()
    await updateEndpoint(transaction, id, written, at)
    await tryNow(transaction, id, at)
    await record(transaction, caller, at, 'webhook.changed', { ...written, id }, values)
    return done(true)
  })
  if (changed.ok) await earlierTransactionsEnded(shop.database, settleMs)
  return changed
}

/** Switches an endpoint on or off; returns whether it was not so before. */
export async function switchWebhook(
  shop: Shop,
  caller: Caller,
  id: string,
  active: boolean,
): Promise<Outcome<boolean>> {
  const switched = await withEndpoint(shop, id, async (transaction, found) => {
    const isAlready = active ? found.disabledAt === null : found.disabledWhy === 'staff'
    if (isAlready) return done(false)
    const at = shop.clock()
    if (active) {
      await enableEndpoint(transaction, id)
      await tryNow(transaction, id, at)
    } else await disableEndpoint(transaction, id, 'staff', at)
    await record(transaction, caller, at, active ? 'webhook.switched-on' : 'webhook.switched-off', found)
    return done(true)
  })
  if (switched.ok) await earlierTransactionsEnded(shop.database, settleMs)
  return switched
}

/** Deletes an endpoint. */
export function deleteWebhook(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return withEndpoint(shop, id, async (transaction, found) => {
    await removeEndpoint(transaction, id)
    await record(transaction, caller, shop.clock(), 'webhook.deleted', found, { before: fieldsOf(found) })
    return done(null)
  })
}

/** Replaces the secret of an endpoint; returns the new one, and until when the old one signs, too. */
export function rotateSecret(
  shop: Shop,
  caller: Caller,
  id: string,
): Promise<Outcome<{ readonly secret: string; readonly oldSecretUntil: number }>> {
  const secret = newSecret()
  return withEndpoint(shop, id, async (transaction, found) => {
    const at = shop.clock()
    const oldSecretUntil = at + overlapMs
    await replaceSecret(transaction, id, shop.sealedSecrets.seal(secret), oldSecretUntil)
    await tryNow(transaction, id, at)
    await record(transaction, caller, at, 'webhook.secret-rotated', found)
    return done({ secret, oldSecretUntil })
  })
}

/** Runs a change of a locked endpoint. */
export function withEndpoint<Value>(
  shop: Shop,
  id: string,
  work: (transaction: Transaction, found: EndpointRow) => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  return shop.database.write(async (transaction) => {
    const found = await lockEndpoint(transaction, id)
    return found ? work(transaction, found) : refused('WEBHOOK_NOT_FOUND')
  })
}

/** Records a change of an endpoint, named by its host, because an address may hold a secret. */
export async function record(
  transaction: Transaction,
  by: Caller,
  at: number,
  action: Change['action'],
  { id, url }: Pick<EndpointRow, 'id' | 'url'>,
  values: Pick<Change, 'before' | 'after'> = {},
): Promise<void> {
  const subject = { kind: 'webhook', id, name: new URL(url).host } as const
  await recordChange(transaction, { at, by, action, subject, ...values })
}

/** Returns what changed, for the record; of another path at the same host only the host. Undefined if nothing did. */
function changeOf(
  found: WrittenEndpoint,
  written: WrittenEndpoint,
): Pick<Change, 'before' | 'after'> | undefined {
  const values = changedValues(fieldsOf(found), fieldsOf(written))
  if (values || found.url === written.url) return values
  return { after: { address: fieldsOf(written).address } }
}

function fieldsOf({ url, types, description }: WrittenEndpoint) {
  const { origin } = new URL(url)
  return { address: origin, events: types.join(', '), description }
}

/** A secret as Standard Webhooks write it: 32 random bytes. */
function newSecret(): string {
  return `whsec_${randomBytes(32).toString('base64')}`
}

/**
 * Refuses an address without TLS and one that leads into a private network. Its name is checked again at each attempt,
 * because it may lead elsewhere later; a name that does not exist yet is accepted.
 */
async function refusalOfAddress({ privateNetworks }: Shop, url: string): Promise<Refusal | undefined> {
  if (privateNetworks) return undefined
  if (checkedAddress(url, { privateNetworks }) === 'private') return refusedAt('url', 'WEBHOOK_PRIVATE')
  if (new URL(url).protocol !== 'https:') return refusedAt('url', 'WEBHOOK_NOT_ENCRYPTED')
  return (await leadsInside(url)) ? refusedAt('url', 'WEBHOOK_PRIVATE') : undefined
}
