import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import type { AnswerHeader, InputOf, Operation } from '../../../contract/operation.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { hyphenationHeader } from '../../../domain/writing/long-words.ts'
import type { Topic } from '../../data/database.ts'
import type { Shop } from '../../operations/shop.ts'
import { minuteMs } from '../../platform/clock.ts'
import { remember } from '../../response-cache/cache-replies.ts'
import { type Authenticated, authenticate } from './authenticate.ts'
import { longWordsOf } from './long-words-of.ts'
import { emailParameters, withPlusInEmails } from './plus-in-emails.ts'
import { answerRefusal } from './refusal-answer.ts'
import type { WebShop } from './web-shop.ts'
import { asksForAll, isPagedList, wholeList } from './whole-lists.ts'

z.config(z.locales.en())

/** A call of an operation: the caller, the input and the response's headers. */
export interface Call<Described extends Operation> {
  readonly shop: Shop
  readonly web: WebShop
  readonly caller: Authenticated[Described['access']]
  /** What the log names the account of, where the caller is not known before the call. */
  readonly request: FastifyRequest
  readonly input: InputOf<Described>
  /** The User-Agent header, unverified. */
  readonly userAgent: string
  /** The network address; it is stored as a hash only (`WebShop.hashAddress`). */
  readonly address: string
  /** Sets a response header unless the call is refused; undefined sets none. */
  setHeader(name: AnswerHeader<Described>, value: string | undefined): void
}

type Handler<Described extends Operation> = (
  call: Call<Described>,
) => Promise<Outcome<z.input<Described['answer']>>>

/** An operation of the contract with its handler. */
export interface ServedOperation {
  readonly operation: Operation
  /** Answers a call whose caller and input are checked already, for another operation that builds on it. */
  readonly handle: (call: never) => Promise<Outcome<unknown>>
  /**
   * @param app reads bodies as the operation needs (`mountOperations`).
   * @param rateLimitFactor multiplies the operation's own limit, if it has one.
   */
  mount(app: FastifyInstance, web: WebShop, rateLimitFactor: number): void
}

interface Options<Described extends Operation> {
  /** Calls per minute from one address; the API's common limit if undefined. */
  readonly callsAMinute?: number
  /** The most bytes of a body; the API's common limit if undefined. */
  readonly bodyBytes?: number
  /**
   * Whether the caller may use this path. Checked before the body is read, because access is checked before input
   * (spec §10, order of checks).
   */
  readonly mayCall?: (
    caller: Authenticated[Described['access']],
    params: InputOf<Described>['params'],
  ) => boolean
  /** What a public response shows, and thus what invalidates it, if its answer tells. */
  readonly shows?: (
    answer: z.input<Described['answer']>,
    params: InputOf<Described>['params'],
  ) => readonly Topic[]
  /** Whether a call of a list gets one page although it names no limit; else it gets the whole list. */
  readonly hasUsualLimit?: (query: InputOf<Described>['query']) => boolean
}

/** Pairs an operation with its handler; authentication, validation and refusals follow the contract. */
export function serve<const Described extends Operation>(
  operation: Described,
  handler: Handler<Described>,
  options: Options<Described> = {},
): ServedOperation {
  // Once, because a process of tests mounts it again and again.
  const parameters = parametersOf(operation)
  return {
    operation,
    handle: handler,
    mount(app, web, rateLimitFactor) {
      const config = routeConfig(options.callsAMinute, rateLimitFactor)
      mountOperation(app, web, { operation, parameters }, handler, options, config)
    },
  }
}

function mountOperation<const Described extends Operation>(
  app: FastifyInstance,
  web: WebShop,
  { operation, parameters }: { readonly operation: Described; readonly parameters: readonly string[] },
  handler: Handler<Described>,
  { mayCall, shows, bodyBytes, hasUsualLimit = () => false }: Options<Described>,
  config: FastifyContextConfig,
): void {
  const isPaged = isPagedList(operation, parameters)
  const emails = emailParameters(operation)
  const callers = new WeakMap<FastifyRequest, Authenticated[Described['access']]>()
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config,
    ...(bodyBytes !== undefined && { bodyLimit: bodyBytes }),
    // After the rate limit, before any of the body is read.
    preParsing: async (request, reply) => {
      const authenticated = await authenticate(web, operation, request)
      if (!authenticated.ok) return answerRefusal(request, reply, authenticated)
      // `authenticate` returns the access's type; the generic type cannot express that.
      const caller = authenticated.value as Authenticated[Described['access']]
      const path = operation.params && z.safeParse(operation.params, request.params)
      // Parsed with the schema from which the type is derived.
      if (mayCall && path?.success && !mayCall(caller, path.data as InputOf<Described>['params'])) {
        return answerRefusal(request, reply, { code: 'NOT_ALLOWED' })
      }
      callers.set(request, caller)
    },
    handler: async (request, reply) => {
      const parsed = parseInput(operation, request, emails)
      if ('fields' in parsed)
        return answerRefusal(request, reply, { code: 'INPUT_INVALID', fields: parsed.fields })
      const caller = callers.get(request) as Authenticated[Described['access']]
      const headers = new Map<string, string>()
      const setHeader = (name: string, value: string | undefined) => {
        if (value !== undefined) headers.set(name, value)
      }
      const { input } = parsed
      const userAgent = request.headers['user-agent'] ?? ''
      const { ip: address } = request
      const call = { shop: web.shop, web, caller, request, input, userAgent, address, setHeader }
      const isWhole = isPaged && asksForAll(input.query) && !hasUsualLimit(input.query)
      const outcome = isWhole
        ? await wholeList(handler, call, request.method === 'HEAD')
        : await handler(call)
      if (!outcome.ok) return answerRefusal(request, reply, outcome)
      const longWords = await longWordsOf(web.shop, outcome.value)
      if (longWords !== undefined) headers.set(hyphenationHeader, longWords)
      reply.headers(Object.fromEntries(headers))
      const topics = shows
        ? shows(outcome.value, input.params)
        : operation.access === 'public'
          ? shownTopics(operation, request.params)
          : undefined
      if (topics) cacheReply(operation, parameters, request, reply, topics)
      return reply.header('cache-control', topics ? 'no-cache' : 'no-store').send(outcome.value)
    },
  })
}

/** Caches a response for the same request, unless a parameter changes it. */
function cacheReply(
  operation: Operation,
  parameters: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  topics: readonly Topic[],
): void {
  const given = Object.keys(request.query ?? {})
  if (given.some((name) => parameters.includes(name))) return
  const params = new Map(Object.entries(request.params ?? {}))
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params.get(name) ?? '')),
  )
  remember(reply, topics, { address: `/api${path}`, parameters })
}

function parametersOf({ query }: Operation): readonly string[] {
  if (!query) return []
  return Object.keys(z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties ?? {})
}

function routeConfig(callsAMinute: number | undefined, rateLimitFactor: number): FastifyContextConfig {
  if (callsAMinute === undefined) return {}
  return { rateLimit: { max: Math.max(1, callsAMinute * rateLimitFactor), timeWindow: minuteMs } }
}

type ParsedInput<Described extends Operation> =
  | { readonly input: InputOf<Described> }
  | { readonly fields: Readonly<Record<string, string>> }

const parts = ['params', 'query', 'headers', 'body'] as const

function parseInput<Described extends Operation>(
  operation: Described,
  request: FastifyRequest,
  emails: readonly string[],
): ParsedInput<Described> {
  const input: Record<string, unknown> = {}
  const fields: Record<string, string> = {}
  for (const part of parts) {
    const schema = operation[part]
    if (!schema) continue
    const given = part === 'query' ? withPlusInEmails(request.query, request.url, emails) : request[part]
    const parsed = z.safeParse(schema, given)
    if (parsed.success) input[part] = parsed.data
    else for (const { path, message } of parsed.error.issues) fields[path.join('.') || part] = message
  }
  // Each part was parsed with the schema from which its type is derived.
  return Object.keys(fields).length > 0 ? { fields } : { input: input as unknown as InputOf<Described> }
}

const topicsOfLists: Readonly<Record<string, readonly Topic[]>> = {
  getShop: ['shop'],
  getText: ['shop'],
  getStatus: ['status'],
  listTools: ['tools'],
  countTools: ['tools', 'spec-keys'],
  listItems: ['items'],
  countItems: ['items', 'spec-keys'],
  listSpecKeys: ['spec-keys'],
  listReviews: ['reviews'],
  // They change only with a new version of the shop.
  listStandards: [],
  listJobs: [],
  // They show stock and prices of the products that serve.
  getJob: ['tools', 'items'],
  findFit: ['tools', 'items'],
  searchProducts: ['tools', 'items', 'shop'],
}

/** Operations whose response shows one tool. */
const shownOfATool = new Set(['getTool', 'listToolReviews'])

/** Returns what a public response shows, and thus what invalidates it; undefined when it is not cached. */
function shownTopics(operation: Operation, params: unknown): readonly Topic[] | undefined {
  if (!shownOfATool.has(operation.id)) return topicsOfLists[operation.id]
  const { id } = params as { id: string }
  return [`tool:${id}`]
}
