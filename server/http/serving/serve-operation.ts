import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { said } from '../../../contract/languages/said.ts'
import type { Access, InputOf, Operation } from '../../../contract/operation.ts'
import type { PageTopic } from '../../../contract/page-topics.ts'
import { hyphenationHeader } from '../../../domain/writing/long-words.ts'
import { minuteMs } from '../../platform/clock.ts'
import { currentRequest } from '../../platform/request-context.ts'
import { languageOf } from '../../platform/request-language.ts'
import { remember } from '../../response-cache/cache-replies.ts'
import { addressInLanguage } from '../../response-cache/response-cache.ts'
import { type Authenticated, authenticate } from './authenticate.ts'
import { defaultFieldTexts } from './default-field-texts.ts'
import type { ServedOperation } from './handlers.ts'
import { longWordsOf } from './long-words-of.ts'
import { emailParameters, withPlusInEmails } from './plus-in-emails.ts'
import { answerRefusal } from './refusal-answer.ts'
import type { WebShop } from './web-shop.ts'
import { asksForAll, isPagedList, wholeList } from './whole-lists.ts'

z.config({ localeError: (issue) => said(defaultFieldTexts).of(issue) })

/**
 * Mounts an operation with authentication, validation, refusals and limits as in the contract.
 *
 * @param app reads bodies as the operation needs (`mountOperations`).
 * @param rateLimitFactor multiplies the operation's own limit, if any.
 */
export function mountOperation(
  app: FastifyInstance,
  web: WebShop,
  { operation, parameters, handle, mayCall, hasUsualLimit = () => false }: ServedOperation,
  rateLimitFactor: number,
): void {
  const isPaged = isPagedList(operation, parameters)
  const emails = emailParameters(operation)
  const callers = new WeakMap<FastifyRequest, Authenticated[Access]>()
  app.route({
    method: operation.method,
    url: operation.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: routeConfig(operation, rateLimitFactor),
    ...(operation.bodyBytes !== undefined && { bodyLimit: operation.bodyBytes }),
    // Runs after the rate limit and before any of the body is read.
    preParsing: async (request, reply) => {
      const authenticated = await authenticate(web, operation, request)
      if (!authenticated.ok) return answerRefusal(request, reply, authenticated)
      const caller = authenticated.value
      const path = operation.params && z.safeParse(operation.params, request.params)
      if (mayCall && path?.success && !mayCall(caller, path.data)) {
        return answerRefusal(request, reply, { code: 'NOT_ALLOWED' })
      }
      callers.set(request, caller)
    },
    handler: async (request, reply) => {
      const parsed = parseInput(operation, request, emails)
      if ('fields' in parsed)
        return answerRefusal(request, reply, { code: 'INPUT_INVALID', fields: parsed.fields })
      // Every request that reaches the handler has passed `preParsing`.
      const caller = callers.get(request) as Authenticated[Access]
      const headers = new Map<string, string>()
      const setHeader = (name: string, value: string | undefined) => {
        if (value !== undefined) headers.set(name, value)
      }
      const { input } = parsed
      const userAgent = request.headers['user-agent'] ?? ''
      const { ip: address } = request
      const call = { operation, shop: web.shop, web, caller, request, input, userAgent, address, setHeader }
      // An answer with the words of former settings would be kept after the change that drops such answers.
      if (showsShop(operation)) await web.shop.settings.read()
      const isWhole = isPaged && asksForAll(input.query) && !hasUsualLimit(input.query)
      const outcome = isWhole ? await wholeList(handle, call, request.method === 'HEAD') : await handle(call)
      if (!outcome.ok) return answerRefusal(request, reply, outcome)
      const longWords = await longWordsOf(web.shop, outcome.value, currentRequest()?.language)
      if (longWords !== undefined) headers.set(hyphenationHeader, longWords)
      reply.headers(Object.fromEntries(headers))
      const topics = shownTopics(operation, outcome.value, input.params)
      if (topics) cacheReply(operation, parameters, request, reply, topics)
      // `operation` has checked that the function takes this answer.
      reply.code(operation.statusOf?.(outcome.value as never) ?? 200)
      return reply.header('cache-control', topics ? 'no-cache' : 'no-store').send(outcome.value)
    },
  })
}

/** Caches a response for equal requests, unless a parameter changes the response. */
function cacheReply(
  operation: Operation,
  parameters: readonly string[],
  request: FastifyRequest,
  reply: FastifyReply,
  topics: readonly PageTopic[],
): void {
  const given = Object.keys(request.query ?? {})
  if (given.some((name) => parameters.includes(name))) return
  const path = withParams(operation.path, request.params, encodeURIComponent)
  const address = addressInLanguage(`/api${path}`, languageOf(request.headers))
  remember(reply, topics, { address, parameters })
}

function routeConfig({ callsAMinute }: Operation, rateLimitFactor: number): FastifyContextConfig {
  if (callsAMinute === undefined) return {}
  return { rateLimit: { max: Math.max(1, callsAMinute * rateLimitFactor), timeWindow: minuteMs } }
}

type ParsedInput =
  | { readonly input: InputOf<Operation> }
  | { readonly fields: Readonly<Record<string, string>> }

const parts = ['params', 'query', 'headers', 'body'] as const

function parseInput(operation: Operation, request: FastifyRequest, emails: readonly string[]): ParsedInput {
  const input: Record<(typeof parts)[number], unknown> = {
    params: undefined,
    query: undefined,
    headers: undefined,
    body: undefined,
  }
  const fields: Record<string, string> = {}
  for (const part of parts) {
    const schema = operation[part]
    if (!schema) continue
    const given = part === 'query' ? withPlusInEmails(request.query, request.url, emails) : request[part]
    const parsed = z.safeParse(schema, given)
    if (parsed.success) input[part] = parsed.data
    else for (const { path, message } of parsed.error.issues) fields[path.join('.') || part] = message
  }
  return Object.keys(fields).length > 0 ? { fields } : { input }
}

/** Returns whether a kept answer depends on the owner's settings. */
function showsShop({ shows }: Operation): boolean {
  // A function names topics that depend on the answer.
  return typeof shows === 'function' || (Array.isArray(shows) && shows.includes('shop'))
}

/** Returns the topics that invalidate a public answer; undefined if the answer is not cached. */
function shownTopics(
  { shows }: Operation,
  answer: unknown,
  params: unknown,
): readonly PageTopic[] | undefined {
  if (shows === undefined || shows === 'not kept') return undefined
  if (typeof shows !== 'function') return shows.map((topic) => withParams(topic, params))
  // `operation` has checked that the function takes this answer and these parameters.
  return (shows as (answer: unknown, params: unknown) => readonly PageTopic[])(answer, params)
}

/** Replaces the names in braces by a path's parameters. */
function withParams<Template extends string>(
  template: Template,
  params: unknown,
  encode = (text: string) => text,
): Template {
  const given = new Map(Object.entries(params ?? {}))
  // Only a name is replaced, so the result still has the type of the address or topic.
  return template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encode(String(given.get(name) ?? '')),
  ) as Template
}
