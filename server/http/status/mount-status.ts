import type { FastifyInstance } from 'fastify'
import type { Database } from '../../data/database.ts'
import { withinTime } from '../../platform/time-limit.ts'

const quiet = { logLevel: 'warn' } as const
/** Load balancers give up after 2 s or later; an answer has to reach them before that. */
const readyWithinMs = 1_500

/** Whether the shop lives, and whether it can serve. */
export function mountStatus(app: FastifyInstance, database: Database, version: string): void {
  app.get('/healthz', quiet, async () => ({ status: 'alive', version }))
  const ping = sharedPing(database)
  app.get('/readyz', quiet, async (request, reply) => {
    if (app.connections.draining) return reply.code(503).send({ status: 'stopping', version })
    try {
      await withinTime(ping(), readyWithinMs, () => {
        throw new Error(`No answer within ${readyWithinMs} ms`)
      })
      return { status: 'ready', version }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'database unavailable', version })
    }
  })
}

/** Lets callers share the ping under way: those of a database that hangs must not take all of its connections. */
function sharedPing(database: Database): () => Promise<void> {
  let underWay: Promise<void> | undefined
  return () => {
    underWay ??= database.ping().finally(() => {
      underWay = undefined
    })
    return underWay
  }
}
