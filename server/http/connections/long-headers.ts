import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'
import { answerRefusal } from '../serving/refusal-answer.ts'

/** A scheme, a host name (253 characters at most, RFC 1035 §2.3.4) and a port. */
const longestOrigin = 300

/** Whether a request's `Origin` is longer than any origin is. */
export function hasLongOrigin({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return (headers.origin?.length ?? 0) > longestOrigin
}

/** Refuses a request whose `Origin` is longer than any origin is, before anything else looks at it. */
export function refuseLongOrigins(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!hasLongOrigin(request)) return
    return answerRefusal(request, reply, {
      code: 'INPUT_INVALID',
      fields: { origin: `An origin has at most ${longestOrigin} characters.` },
    })
  })
}
