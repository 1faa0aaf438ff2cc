import type { OutgoingHttpHeaders } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Topic } from '../data/database.ts'
import type { RememberedAnswers } from './remembered-answers.ts'

const topicsOf = new WeakMap<FastifyReply, readonly Topic[]>()
const begunAt = new WeakMap<FastifyRequest, number>()

/** Marks an answer as the same for everybody, until one of the topics changes. */
export function remember(reply: FastifyReply, topics: readonly Topic[]): void {
  topicsOf.set(reply, topics)
}

/** How many changes were heard of when the request came: what is read for it is at least as new. */
export function momentOf(request: FastifyRequest): number {
  return begunAt.get(request) ?? 0
}

/** Keeps the answers that were marked, with all the headers that they left with. */
export function keepMarkedAnswers(app: FastifyInstance, answers: RememberedAnswers): void {
  app.addHook('onRequest', async (request) => {
    begunAt.set(request, answers.moment())
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const topics = topicsOf.get(reply)
    if (!topics || request.method !== 'GET' || reply.statusCode !== 200) return
    // Each query would be one more answer to keep, and anybody can make up queries.
    if (request.url.includes('?')) return
    if (typeof payload !== 'string' && !Buffer.isBuffer(payload)) return
    answers.remember(request.url, {
      // Fastify's type for names is wider; these are the headers that Node itself sent.
      headers: { ...reply.getHeaders() } as OutgoingHttpHeaders,
      bytes: Buffer.from(payload),
      topics,
      since: momentOf(request),
    })
  })
}
