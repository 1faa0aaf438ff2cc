import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Topic } from '../data/database.ts'
import type { ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Public answers kept in memory. */
    readonly answers: ResponseCache
  }
}

/** Where an answer is kept. */
interface Place {
  /** The one path of what is answered: other ways to write it would be other answers to keep, and anybody can make those up. */
  readonly address: string
  /** The query parameters that make another answer; all others do not. */
  readonly parameters: readonly string[]
}

interface Mark extends Place {
  readonly topics: readonly Topic[]
}

const marks = new WeakMap<FastifyReply, Mark>()
const begunAt = new WeakMap<FastifyRequest, number>()

/** Marks an answer as the same for everybody, until one of the topics changes. */
export function remember(reply: FastifyReply, topics: readonly Topic[], place: Place): void {
  marks.set(reply, { topics, ...place })
}

/** How many changes were heard of when the request came: what is read for it is at least as new. */
export function momentOf(request: FastifyRequest): number {
  return begunAt.get(request) ?? 0
}

/** Keeps the answers that were marked, with all the headers that they left with. */
export function cacheMarkedReplies(app: FastifyInstance, answers: ResponseCache): void {
  app.decorate('answers', answers)
  app.addHook('onRequest', async (request) => {
    begunAt.set(request, answers.moment())
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const mark = marks.get(reply)
    if (!mark || request.method !== 'GET') return
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return
    answers.remember(mark.address, {
      status: reply.statusCode,
      // Fastify's type for names is wider; these are the headers that Node itself sent.
      headers: { ...reply.getHeaders() } as OutgoingHttpHeaders,
      bytes: Buffer.from(payload),
      topics: mark.topics,
      parameters: mark.parameters,
      since: momentOf(request),
    })
  })
}
