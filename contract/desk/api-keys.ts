import * as z from 'zod/mini'
import { deleted, id, inserted, requiredText, updated, wireInteger, wireNumber } from '../fields.ts'
import { said } from '../languages/said.ts'
import { operation } from '../operation.ts'
import { apiKeyFieldTexts } from './api-key-field-texts.ts'

/** The subjects under which people find operations when they choose those of a key. */
export const keySubjects = [
  'products',
  'stock',
  'imports',
  'reviews',
  'prices',
  'orders',
  'sending',
  'invoices',
  'refunds',
  'customers',
  'requests',
  'overview',
  'exports',
  'record',
  'shop',
] as const

export type KeySubject = (typeof keySubjects)[number]

/** States of a key. `powerless`: its maker is no longer an admin, so it has only the rights of that account. */
export const keyStates = ['works', 'powerless', 'ended', 'revoked'] as const

export type KeyState = (typeof keyStates)[number]

const instant = z.pipe(wireInteger, z.int().check(z.gte(1), z.lte(Number.MAX_SAFE_INTEGER)))

/** The fields of a key that an admin writes. */
export const apiKeyFields = {
  name: requiredText(60, () => said(apiKeyFieldTexts).name),
  /** Ids of operations of `GET /api-keys/operations`. */
  operations: z
    .array(id)
    .check(z.minLength(1, { error: () => said(apiKeyFieldTexts).operations }), z.maxLength(500)),
  /** In milliseconds; null for a key without an end. */
  endsAt: z.nullable(instant),
}

const apiKey = z.object({
  _id: z.string(),
  name: z.string(),
  /** The first characters of the key, by which people recognise it. */
  begins: z.string(),
  operations: z.array(z.string()),
  state: z.enum(keyStates),
  /** The email of the admin who made it and for whom it acts; null once the account is deleted. */
  by: z.nullable(z.string()),
  /** Whether the caller made it, and so may change it. */
  own: z.boolean(),
  /** In milliseconds. `usedAt` may be up to a minute old. */
  createdAt: wireNumber,
  endsAt: z.nullable(wireNumber),
  usedAt: z.nullable(wireNumber),
  revokedAt: z.nullable(wireNumber),
  /** Counts its changes; `PUT /api-keys/{id}` takes it back. */
  version: wireInteger,
})

export type ApiKey = z.output<typeof apiKey>

const keyOperation = z.object({
  id: z.string(),
  method: z.string(),
  /** Below {host}. */
  path: z.string(),
  /** One of `keySubjects`, which later versions may extend. */
  subject: z.string(),
})

export type KeyOperation = z.output<typeof keyOperation>

const params = z.object({ id })

export const listApiKeys = operation({
  id: 'listApiKeys',
  method: 'GET',
  path: '/api-keys',
  access: 'admin',
  noKey: 'keys',
  summary:
    'The API keys of all admins, newest first, without their secrets; revoked ones for 90 days. A key acts for the admin who made it.',
  extension: true,
  answer: z.array(apiKey),
  errors: [],
})

export const listKeyOperations = operation({
  id: 'listKeyOperations',
  method: 'GET',
  path: '/api-keys/operations',
  access: 'admin',
  noKey: 'keys',
  summary:
    'The operations that may be chosen for an API key, each with the subject under which people find it.',
  extension: true,
  answer: z.array(keyOperation),
  errors: [],
})

export const addApiKey = operation({
  id: 'addApiKey',
  method: 'POST',
  path: '/api-keys',
  access: 'admin',
  noKey: 'keys',
  summary:
    'Makes an API key for programs: it acts for the caller, with the caller’s present role and never more, and only by the chosen operations. ' +
    'The answer has the key once; the shop keeps only its hash. An account has at most 50 keys that work.',
  extension: true,
  body: z.object(apiKeyFields),
  /** `secret` is the key itself, for `Authorization: Bearer`. */
  answer: z.object({ ...inserted, secret: z.string() }),
  errors: ['API_KEY_LIMIT'],
})

export const changeApiKey = operation({
  id: 'changeApiKey',
  method: 'PUT',
  path: '/api-keys/{id}',
  access: 'admin',
  noKey: 'keys',
  summary:
    'Replaces name, operations and end of an own key, if nobody changed it since its `version`. It applies to the next call of the key.',
  extension: true,
  params,
  body: z.object({ ...apiKeyFields, version: wireInteger }),
  answer: z.object(updated),
  errors: ['API_KEY_NOT_FOUND', 'API_KEY_OF_ANOTHER', 'API_KEY_REVOKED', 'API_KEY_CHANGED', 'API_KEY_LIMIT'],
})

export const revokeApiKey = operation({
  id: 'revokeApiKey',
  method: 'DELETE',
  path: '/api-keys/{id}',
  access: 'admin',
  noKey: 'keys',
  summary:
    'Revokes an API key of any admin for good, from its next call on; deletedCount is 0 if it is revoked already.',
  extension: true,
  params,
  answer: z.object(deleted),
  errors: ['API_KEY_NOT_FOUND'],
})

export const apiKeys = [listApiKeys, listKeyOperations, addApiKey, changeApiKey, revokeApiKey] as const
