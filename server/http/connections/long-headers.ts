import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '../serving/refusal-answer.ts'

/** A scheme, a host name (at most 253 characters, RFC 1035 §2.3.4) and a port. */
const maxOriginLength = 300

/** Returns whether a request's `Origin` is longer than any valid origin. */
export function hasLongOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (headers.origin?.length ?? 0) > maxOriginLength
}

/** Refuses a request with an overlong `Origin` before it is processed. */
export function refuseLongOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasLongOrigin(request)) return
    return answerRefusal(request, reply, {
      code: 'INPUT_INVALID',
      fields: { origin: `An origin has at most ${maxOriginLength} characters.` },
    })
  })
}
