import * as contract from '../../../contract/webhooks/webhooks.ts'
import { done, refused } from '../../../domain/outcome.ts'
import {
  type DeliveryRow,
  findDelivery,
  listDeliveriesByPage,
} from '../../data/queries/webhooks/deliveries.ts'
import { type EndpointRow, findEndpoint, listEndpoints } from '../../data/queries/webhooks/endpoints.ts'
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  rotateSecret,
  switchWebhook,
} from '../../operations/webhooks/change-webhooks.ts'
import { resendDelivery, resendMissed, testWebhook } from '../../operations/webhooks/send-again.ts'
import { deleted, inserted, listPage, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

/** The list counts deliveries up to this number. */
const mostCounted = 1_000
const pageSize = 50

export const webhooks = {
  listWebhooks: async ({ shop }) => {
    const endpoints = await listEndpoints(shop.database.read, mostCounted)
    return done(endpoints.map((row) => toWebhook(row, shop.clock())))
  },
  addWebhook: async ({ shop, caller, input: { body } }) => {
    const added = await addWebhook(shop, caller, body)
    if (!added.ok) return added
    return done({ acknowledged: true, insertedId: added.value.id, secret: added.value.secret })
  },
  changeWebhook: async ({ shop, caller, input: { params, body } }) =>
    updated(await changeWebhook(shop, caller, params.id, body)),
  switchWebhook: async ({ shop, caller, input: { params, body } }) =>
    updated(await switchWebhook(shop, caller, params.id, body.active)),
  deleteWebhook: async ({ shop, caller, input: { params } }) =>
    deleted(await deleteWebhook(shop, caller, params.id)),
  rotateWebhookSecret: async ({ shop, caller, input: { params } }) => {
    const rotated = await rotateSecret(shop, caller, params.id)
    return rotated.ok ? done({ acknowledged: true, ...rotated.value }) : rotated
  },
  testWebhook: async ({ shop, input: { params } }) => inserted(await testWebhook(shop, params.id)),
  resendMissed: async ({ shop, caller, input: { params } }) =>
    updated(await resendMissed(shop, caller, params.id)),
  listDeliveries: async ({ shop, input: { params, query }, setHeader }) => {
    const { read } = shop.database
    if (!(await findEndpoint(read, params.id))) return refused('WEBHOOK_NOT_FOUND')
    const { state, limit = pageSize, after } = query
    return listPage(
      await listDeliveriesByPage(read, params.id, state, { limit, after }),
      setHeader,
      toDelivery,
    )
  },
  getDelivery: async ({ shop, input: { params } }) => {
    const found = await findDelivery(shop.database.read, params.id)
    if (!found) return refused('DELIVERY_NOT_FOUND')
    const { endpointId, giveUpAt, durationMs, answer, body } = found
    return done({
      ...toDelivery(found),
      webhook: endpointId,
      giveUpAt,
      durationMs,
      answer,
      body: body || null,
    })
  },
  resendDelivery: async ({ shop, caller, input: { params } }) =>
    updated(await resendDelivery(shop, caller, params.id)),
} satisfies HandlersOf<typeof contract.webhookOperations>

function toWebhook(
  row: EndpointRow & { readonly waiting: number; readonly missed: number },
  now: number,
): contract.WireWebhook {
  const { oldSecretUntil } = row
  return {
    _id: row.id,
    url: row.url,
    types: [...row.types],
    description: row.description,
    active: row.disabledAt === null,
    disabledWhy: row.disabledWhy,
    disabledAt: row.disabledAt,
    failingSince: row.failingSince,
    last:
      row.lastAt === null
        ? null
        : { at: row.lastAt, ...resultOf({ status: row.lastStatus, failure: row.lastFailure }) },
    waiting: row.waiting,
    missed: row.missed,
    oldSecretUntil: oldSecretUntil !== null && oldSecretUntil > now ? oldSecretUntil : null,
    version: row.version,
    createdAt: row.createdAt,
  }
}

function toDelivery(row: DeliveryRow): contract.WireDelivery {
  return {
    _id: row.id,
    event: row.eventId,
    type: row.type,
    subject: row.subject,
    label: row.label ?? '',
    state: row.state,
    attempts: row.attempts,
    createdAt: row.createdAt,
    attemptedAt: row.attemptedAt,
    nextAttemptAt: row.nextAttemptAt,
    ...resultOf(row),
  }
}

/** Converts a stored failure, `connection:ECONNREFUSED`, to the contract's shape. */
function resultOf({
  status,
  failure,
}: {
  readonly status: number | null
  readonly failure: string | null
}): Pick<contract.WireDelivery, 'status' | 'failure' | 'failureCode'> {
  const [reason, code = null] = failure?.split(':') ?? []
  const known = contract.deliveryFailures.find((each) => each === reason)
  return { status, failure: known ?? null, failureCode: code }
}
