import * as z from 'zod/mini'
import { deleted, displayedText, id, inserted, updated, wireInteger, wireNumber } from '../fields.ts'
import { atMostCharacters } from '../form-rules.ts'
import { said } from '../languages/said.ts'
import { listHeaders, pageParameters } from '../list-parameters.ts'
import { operation } from '../operation.ts'
import { webhookFieldTexts } from './webhook-field-texts.ts'
import { webhookTypes } from './webhook-types.ts'

/** Why an endpoint gets no events: staff switched it off, it failed for three days, or it answered 410. */
export const disabledReasons = ['staff', 'failing', 'gone'] as const

/** The state of a delivery. `missed` is over: it was given up, or its endpoint was switched off. */
export const deliveryStates = ['waiting', 'delivered', 'missed'] as const

/** Why an attempt had no answer. `erased`: the account of the person in the body was deleted. */
export const deliveryFailures = ['time', 'connection', 'private', 'address', 'secret', 'erased'] as const

export const webhookLimits = { url: 1_000, description: 120, endpoints: 20 } as const

const url = z.string({ error: () => said(webhookFieldTexts).url }).check(
  z.trim(),
  z.maxLength(webhookLimits.url, atMostCharacters(webhookLimits.url)),
  z.refine(isWebAddress, { error: () => said(webhookFieldTexts).url }),
  z.refine((text) => !hasCredentials(text), { error: () => said(webhookFieldTexts).urlWithCredentials }),
)

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
}

function hasCredentials(text: string): boolean {
  if (!URL.canParse(text)) return false
  const { username, password } = new URL(text)
  return username !== '' || password !== ''
}

const types = z
  .array(z.enum(webhookTypes), { error: () => said(webhookFieldTexts).types })
  .check(
    z.minLength(1, { error: () => said(webhookFieldTexts).types }),
    z.maxLength(webhookTypes.length, { error: () => said(webhookFieldTexts).types }),
  )

/** The fields of an endpoint that staff write. */
const endpointFields = {
  /** The address of the receiver, with TLS. */
  url,
  /** The events that it gets. */
  types,
  /** What it is for; only staff read it. */
  description: z._default(displayedText(webhookLimits.description), ''),
}

export const newWebhook = z.object(endpointFields)

/** The result of the last attempt at an endpoint. */
const attempt = {
  /** The status of the answer; null without one, as `failure` says. */
  status: z.nullable(wireInteger),
  failure: z.nullable(z.enum(deliveryFailures)),
  /** The system's code of a failed connection, such as ECONNREFUSED. */
  failureCode: z.nullable(z.string()),
}

export const webhook = z.object({
  _id: z.string(),
  url: z.string(),
  types: z.array(z.string()),
  description: z.string(),
  active: z.boolean(),
  /** Why and since when it gets no events; null while it is active. */
  disabledWhy: z.nullable(z.enum(disabledReasons)),
  disabledAt: z.nullable(wireNumber),
  /** Since when every attempt has failed, in milliseconds; null after a success. */
  failingSince: z.nullable(wireNumber),
  last: z.nullable(z.object({ at: wireNumber, ...attempt })),
  /** How many deliveries wait and were missed, up to 1,000. */
  waiting: wireInteger,
  missed: wireInteger,
  /** Until when the secret before the last rotation signs, too; null without one. */
  oldSecretUntil: z.nullable(wireNumber),
  version: wireInteger,
  createdAt: wireNumber,
})

export type WireWebhook = z.output<typeof webhook>

const deliveryFields = {
  _id: z.string(),
  /** The id of the event, which is the header `webhook-id` of each attempt. */
  event: z.string(),
  type: z.string(),
  /** The id of the order, invoice, product, request or offer, and what people call it; empty for a person. */
  subject: z.string(),
  label: z.string(),
  state: z.enum(deliveryStates),
  attempts: wireInteger,
  createdAt: wireNumber,
  /** The last attempt, in milliseconds; null before the first. */
  attemptedAt: z.nullable(wireNumber),
  /** The next attempt; null if none is planned, or an earlier event of the subject comes first. */
  nextAttemptAt: z.nullable(wireNumber),
  ...attempt,
}

export const delivery = z.object(deliveryFields)

export type WireDelivery = z.output<typeof delivery>

export const deliveryWithBody = z.extend(delivery, {
  /** The webhook that gets it. */
  webhook: z.string(),
  giveUpAt: wireNumber,
  durationMs: z.nullable(wireInteger),
  /** The beginning of the answer's text; null without one. */
  answer: z.nullable(z.string()),
  /** The exact body that is sent; null once it is erased. */
  body: z.nullable(z.string()),
})

export type WireDeliveryWithBody = z.output<typeof deliveryWithBody>

/** A secret, which no other answer shows. */
const secret = z.string()

export const listWebhooks = operation({
  id: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  access: 'admin',
  noKey: 'keys',
  summary:
    'The addresses of other programs that get events, oldest first, with the result of the last attempt.',
  extension: true,
  answer: z.array(webhook),
  errors: [],
})

export const addWebhook = operation({
  id: 'addWebhook',
  method: 'POST',
  path: '/webhooks',
  access: 'admin',
  noKey: 'keys',
  summary:
    'Adds an address that gets events from now on. The answer has the secret that signs them (Standard Webhooks), ' +
    'which is not shown again.',
  extension: true,
  body: newWebhook,
  answer: z.object({ ...inserted, secret }),
  errors: ['WEBHOOK_NOT_ENCRYPTED', 'WEBHOOK_PRIVATE', 'WEBHOOKS_TOO_MANY'],
})

export const changeWebhook = operation({
  id: 'changeWebhook',
  method: 'PUT',
  path: '/webhooks/{id}',
  access: 'admin',
  noKey: 'keys',
  summary: 'Replaces the address, events and description of a webhook, if nobody changed it since `version`.',
  extension: true,
  params: z.object({ id }),
  body: z.extend(newWebhook, { version: wireInteger }),
  answer: z.object(updated),
  errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_CHANGED', 'WEBHOOK_NOT_ENCRYPTED', 'WEBHOOK_PRIVATE'],
})

export const switchWebhook = operation({
  id: 'switchWebhook',
  method: 'PUT',
  path: '/webhooks/{id}/active',
  access: 'admin',
  noKey: 'keys',
  summary:
    'Switches a webhook off, after which it misses its events, or on. What it missed is sent again only by ' +
    '`POST /webhooks/{id}/missed`.',
  extension: true,
  params: z.object({ id }),
  body: z.object({ active: z.boolean() }),
  answer: z.object(updated),
  errors: ['WEBHOOK_NOT_FOUND'],
})

export const deleteWebhook = operation({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/{id}',
  access: 'admin',
  noKey: 'keys',
  summary: 'Deletes a webhook. Events that it has not got are not sent.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(deleted),
  errors: ['WEBHOOK_NOT_FOUND'],
})

export const rotateWebhookSecret = operation({
  id: 'rotateWebhookSecret',
  method: 'POST',
  path: '/webhooks/{id}/secrets',
  access: 'admin',
  noKey: 'keys',
  summary:
    'Replaces the secret of a webhook and answers the new one, once. For a day the old secret signs beside it, so ' +
    'that the receiver can change over.',
  extension: true,
  params: z.object({ id }),
  answer: z.object({ acknowledged: z.boolean(), secret, oldSecretUntil: wireNumber }),
  errors: ['WEBHOOK_NOT_FOUND'],
})

export const testWebhook = operation({
  id: 'testWebhook',
  method: 'POST',
  path: '/webhooks/{id}/tests',
  access: 'admin',
  noKey: 'keys',
  summary: 'Sends the event `webhook.test` to a webhook. The id of the delivery tells its result.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(inserted),
  // Each call sends a request to the receiver.
  callsAMinute: 20,
  // The operation sends a request and changes nothing.
  unrecorded: true,
  errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_SWITCHED_OFF'],
})

export const resendMissed = operation({
  id: 'resendMissed',
  method: 'POST',
  path: '/webhooks/{id}/missed',
  access: 'admin',
  noKey: 'keys',
  summary: 'Sends everything again that a webhook has missed in the last 30 days, oldest first.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['WEBHOOK_NOT_FOUND', 'WEBHOOK_SWITCHED_OFF'],
})

export const listDeliveries = operation({
  id: 'listDeliveries',
  method: 'GET',
  path: '/webhooks/{id}/deliveries',
  access: 'admin',
  noKey: 'keys',
  summary:
    'The events of a webhook in the last 30 days, newest first, with the result of the last attempt of each.',
  extension: true,
  params: z.object({ id }),
  query: z.object({ ...pageParameters, state: z.optional(z.enum(deliveryStates)) }),
  answer: z.array(delivery),
  answerHeaders: listHeaders,
  errors: ['WEBHOOK_NOT_FOUND', 'CURSOR_INVALID'],
})

export const getDelivery = operation({
  id: 'getDelivery',
  method: 'GET',
  path: '/webhook-deliveries/{id}',
  access: 'admin',
  noKey: 'keys',
  summary: 'One delivery with the body that is sent and the beginning of the last answer.',
  extension: true,
  params: z.object({ id }),
  answer: deliveryWithBody,
  errors: ['DELIVERY_NOT_FOUND'],
})

export const resendDelivery = operation({
  id: 'resendDelivery',
  method: 'POST',
  path: '/webhook-deliveries/{id}/attempts',
  access: 'admin',
  noKey: 'keys',
  summary: 'Sends an event again with the same id, also one that was delivered.',
  extension: true,
  params: z.object({ id }),
  answer: z.object(updated),
  errors: ['DELIVERY_NOT_FOUND', 'DELIVERY_WAITS', 'DELIVERY_ERASED', 'WEBHOOK_SWITCHED_OFF'],
})

export const webhookOperations = [
  listWebhooks,
  addWebhook,
  changeWebhook,
  switchWebhook,
  deleteWebhook,
  rotateWebhookSecret,
  testWebhook,
  resendMissed,
  listDeliveries,
  getDelivery,
  resendDelivery,
] as const
