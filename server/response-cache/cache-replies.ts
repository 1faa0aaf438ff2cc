import type { OutgoingHttpHeaders } from 'node:http'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Topic } from '../data/database.ts'
import type { ResponseCache } from './response-cache.ts'

declare module 'fastify' {
  interface FastifyInstance {
    /** Cached public responses. */
    readonly answers: ResponseCache
  }
}

/** The cache key of a response. */
interface Place {
  /** The canonical path. Other spellings would fill the cache, because anyone can invent them. */
  readonly address: string
  /** The query parameters that change the response; all others are ignored. */
  readonly parameters: readonly string[]
}

interface Mark extends Place {
  readonly topics: readonly Topic[]
  readonly lagMs: number
}

/** A list of 10,000 tools needs half of this. A longer list is read for each call. */
const mostStreamedBytes = 32 * 1024 * 1024

const marks = new WeakMap<FastifyReply, Mark>()
const versionAt = new WeakMap<FastifyRequest, number>()

/**
 * Marks a reply as cacheable until one of the topics changes.
 *
 * @param lagMs how long the reply may still be sent after orders took stock.
 */
export function remember(reply: FastifyReply, topics: readonly Topic[], place: Place, lagMs = 0): void {
  marks.set(reply, { topics, lagMs, ...place })
}

/** Returns the cache version at the time of the request. Data that is read for the request is at least as new. */
export function momentOf(request: FastifyRequest): number {
  return versionAt.get(request) ?? 0
}

/** Caches marked replies with the headers that were sent. */
export function cacheMarkedReplies(app: FastifyInstance, answers: ResponseCache): void {
  app.decorate('answers', answers)
  app.addHook('onRequest', async (request) => {
    versionAt.set(request, answers.moment())
  })
  app.addHook('onSend', async (request, reply, payload) => {
    const mark = marks.get(reply)
    if (!mark || request.method !== 'GET') return payload
    const keep = (bytes: Buffer) =>
      answers.remember(mark.address, {
        status: reply.statusCode,
        // Fastify's type for names is wider, but these are the headers that Node itself sent.
        headers: { ...reply.getHeaders() } as OutgoingHttpHeaders,
        bytes,
        topics: mark.topics,
        parameters: mark.parameters,
        lagMs: mark.lagMs,
        since: momentOf(request),
      })
    if (payload instanceof Readable) return Readable.from(collected(payload, keep))
    if (typeof payload === 'string' || Buffer.isBuffer(payload)) keep(Buffer.from(payload))
    return payload
  })
}

/** Forwards a stream of text, and delivers the whole text at the end, unless it is too large. */
async function* collected(stream: Readable, whole: (bytes: Buffer) => void): AsyncGenerator<Buffer> {
  let parts: Buffer[] | undefined = []
  let length = 0
  for await (const text of stream) {
    const bytes = Buffer.from(text)
    length += bytes.length
    if (length > mostStreamedBytes) parts = undefined
    parts?.push(bytes)
    yield bytes
  }
  if (parts) whole(Buffer.concat(parts, length))
}
