import type * as z from 'zod/mini'
import { allOperations } from '../../../contract/all-operations.ts'
import { type ErrorCode, errors } from '../../../contract/errors.ts'
import { acceptsKeys } from '../../../contract/key-operations.ts'
import type { Access, Operation } from '../../../contract/operation.ts'
import { descriptionOf, tags, titleOf } from './describe-operation.ts'
import { describedWebhooks } from './describe-webhooks.ts'
import { describedSchemas, type JsonObject, jsonSchema, referenceTo } from './json-schemas.ts'

/** Refusals that any call with this access may get, besides those of its operation. */
const refusalsOfAccess: Readonly<Record<Access, readonly ErrorCode[]>> = {
  public: [],
  proof: ['SIGN_IN_REQUIRED', 'PROOF_INVALID', 'SECOND_FACTOR_REQUIRED', 'SIGN_IN_UNAVAILABLE'],
  customer: ['SIGN_IN_REQUIRED', 'SESSION_ENDED'],
  admin: ['SIGN_IN_REQUIRED', 'SESSION_ENDED', 'NOT_ALLOWED'],
}

const refusalsOfBodies: readonly ErrorCode[] = ['BODY_TOO_LARGE', 'MEDIA_TYPE_UNSUPPORTED']

/** Returns the refusals of calls with an API key. */
function refusalsOfKeys(operation: Operation): readonly ErrorCode[] {
  const { access } = operation
  if (access !== 'customer' && access !== 'admin') return []
  return ['KEY_INVALID', acceptsKeys(operation) ? 'KEY_WITHOUT_OPERATION' : 'KEY_NOT_ACCEPTED']
}

/** Returns every refusal that a call of this operation may get. */
export function refusalsOf(operation: Operation): readonly ErrorCode[] {
  const takesInput = operation.params ?? operation.query ?? operation.headers ?? operation.body
  return [
    ...new Set<ErrorCode>([
      ...refusalsOfAccess[operation.access],
      ...refusalsOfKeys(operation),
      ...(takesInput ? (['INPUT_INVALID'] as const) : []),
      ...(operation.body ? refusalsOfBodies : []),
      ...operation.errors,
      'RATE_LIMITED',
      'BUSY',
      'UNEXPECTED',
    ]),
  ]
}

let paths: Readonly<Record<string, JsonObject>> | undefined

/**
 * Returns the description of every operation. Cached, because it is equal for all servers and takes longer than
 * building one.
 */
function describedPaths(): Readonly<Record<string, JsonObject>> {
  if (paths !== undefined) return paths
  const described: Record<string, JsonObject> = {}
  for (const operation of allOperations) {
    const path = described[operation.path] ?? {}
    described[operation.path] = { ...path, [operation.method.toLowerCase()]: describe(operation) }
  }
  paths = described
  return paths
}

let events: JsonObject | undefined

/** Returns the description of every event, cached like the operations. */
function describedEvents(): JsonObject {
  events ??= describedWebhooks()
  return events
}

/**
 * Returns the OpenAPI document of the shop's API, generated from the contract.
 *
 * @param server the address under which the operations are.
 */
export function openApiDocument(version: string, server: string): JsonObject {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Truewheel',
      version,
      description:
        'The API of an online shop for bike tools and parts. Amounts have two decimals, in the shop’s currency, which `GET /shop` names. To read the catalogue: `GET /search` ' +
        'takes words, sizes and synonyms; `GET /tools` has pages, filters and sort orders, and `GET /tools/facets` counts ' +
        'their choices; `GET /standards` explains what `fits` of a tool names. `/feed.xml` of the shop is its product ' +
        'feed, and `/llms.txt` an overview for programs.',
      license: { name: 'MIT', identifier: 'MIT' },
      contact: { name: 'Truewheel', url: new URL('/contact', server).href },
    },
    servers: [{ url: server, description: 'This shop, at its public address' }],
    tags: Object.values(tags),
    paths: describedPaths(),
    webhooks: describedEvents(),
    components: {
      securitySchemes: {
        token: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: aboutTokens },
        key: { type: 'http', scheme: 'bearer', bearerFormat: 'twk_…', description: aboutKeys },
      },
      schemas: { ...describedSchemas(), Error: errorSchema },
    },
  }
}

const aboutTokens =
  'The access token of `PUT /users/{email}`. That call itself takes the ID token of the sign-in provider. The built-in ' +
  'provider is outside of this document: `POST /auth/sign-up/email` takes `name`, `email` and `password`, `POST ' +
  '/auth/sign-in/email` the last two, and with the session cookie of either `GET /auth/token` answers the ID token as ' +
  '`token`. Where its emails reach people, `POST /auth/sign-in/code/send` mails a code to an `email`, and `POST ' +
  '/auth/sign-in/code` begins the session with `email` and `code`. Where a shop uses Firebase, its SDK has the ID token.'

const aboutKeys =
  'An API key, for programs. An admin makes it on the page API keys, chooses its name, its operations and its end, and sees ' +
  'it once. It acts for that admin, with the present role of the account. It is `twk_` and 43 characters, and goes into ' +
  '`Authorization: Bearer`. An operation that does not list this scheme accepts no key. A key may make 300 calls a minute; ' +
  'then it is refused with 429 and `Retry-After`. The record of changes names the key of a change.'

const errorSchema: JsonObject = {
  type: 'object',
  required: ['message', 'code', 'requestId'],
  properties: {
    message: { type: 'string', description: 'A sentence that says what to do.' },
    code: { type: 'string', enum: Object.keys(errors) },
    requestId: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    lines: {
      type: 'array',
      description: 'The lines of a refused set, with `LINES_REFUSED`.',
      items: referenceTo('RefusedLine'),
    },
  },
}

function describe(operation: Operation): JsonObject {
  return {
    operationId: operation.id,
    summary: titleOf(operation),
    description: descriptionOf(operation, refusalsOf(operation)),
    tags: [tags[operation.access].name],
    ...(operation.extension && { 'x-extension': true }),
    security: securityOf(operation),
    parameters: [
      ...parameters('path', operation.params),
      ...parameters('query', operation.query).map((parameter) => ({
        ...parameter,
        // The spec's call needs its own parameters, so they are not extensions.
        ...(operation.queryIsExtension && parameter.required !== true && { 'x-extension': true }),
      })),
      ...parameters('header', operation.headers),
    ],
    ...(operation.body && {
      requestBody: { required: true, content: bodyOf(operation.body, operation.form) },
    }),
    responses: responses(operation),
  }
}

/** A call needs one of the schemes of this list. */
function securityOf(operation: Operation): readonly JsonObject[] {
  if (operation.access === 'public') return []
  return acceptsKeys(operation) ? [{ token: [] }, { key: [] }] : [{ token: [] }]
}

function bodyOf(body: z.ZodMiniType, form: true | undefined): JsonObject {
  const schema = jsonSchema(body, 'input')
  return { ...json(schema), ...(form && { 'application/x-www-form-urlencoded': { schema } }) }
}

function parameters(place: 'path' | 'query' | 'header', schema: z.ZodMiniType | undefined): JsonObject[] {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, JsonObject>
    required?: string[]
  }
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: required.includes(name),
    schema: property,
  }))
}

/** The content of files. A binary file has no schema (OpenAPI 3.1, 4.8.14.2); code generators then return a Blob. */
const fileContents = {
  'text/csv': { schema: { type: 'string' } },
  'application/pdf': {},
  'application/zip': {},
  'application/octet-stream': {},
} as const

function responses(operation: Operation): JsonObject {
  const answers: Record<string, JsonObject> = {
    200: {
      description: 'Done',
      ...(operation.answerHeaders && { headers: answerHeaders(operation.answerHeaders) }),
      content: operation.answerType
        ? { [operation.answerType]: fileContents[operation.answerType] }
        : json(jsonSchema(operation.answer, 'output')),
    },
  }
  if (operation.statusOf) answers[201] = { ...answers[200], description: 'Made' }
  for (const code of refusalsOf(operation)) {
    const { status, message } = errors[code]
    const before = answers[status]?.description
    const line = `\`${code}\`: ${message}`
    answers[status] = {
      description: before ? `${before}\n\n${line}` : line,
      ...((status === 503 || status === 429) && { headers: retryAfter }),
      content: json(referenceTo('Error')),
    }
  }
  return answers
}

const retryAfter: JsonObject = {
  'retry-after': { description: 'Seconds after which to try again.', schema: { type: 'integer' } },
}

function answerHeaders(schema: z.ZodMiniType): JsonObject {
  // An object schema always has this shape.
  const { properties = {} } = jsonSchema(schema, 'output') as { properties?: Record<string, JsonObject> }
  return Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, { schema: property, 'x-extension': true }]),
  )
}

function json(schema: JsonObject): JsonObject {
  return { 'application/json': { schema } }
}
