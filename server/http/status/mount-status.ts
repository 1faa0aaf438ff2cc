import type { FastifyInstance } from 'fastify'
import type { Database } from '../../data/database.ts'
import { ThrottledLog } from '../../platform/log.ts'
import { withinTime } from '../../platform/time-limit.ts'

const quiet = { logLevel: 'warn' } as const
/** Load balancers time out after 2 s or later; the response must arrive before. */
const readyWithinMs = 1_500
/** A ping writes to the disk, and anyone may request the status, so a ping is valid for this long. */
const pingValidMs = 1_000

/** Serves liveness and readiness checks. */
export function mountStatus(app: FastifyInstance, database: Database, version: string): void {
  app.get('/healthz', quiet, async () => ({ status: 'alive', version }))
  const ping = sharedPing(database)
  const outages = new ThrottledLog()
  app.get('/readyz', quiet, async (request, reply) => {
    if (app.connections.draining) return reply.code(503).send({ status: 'stopping', version })
    try {
      await withinTime(ping(), readyWithinMs, () => {
        throw new Error(`No answer within ${readyWithinMs} ms`)
      })
      return { status: 'ready', version }
    } catch (error) {
      outages.write(request.log, 'warn', { err: error }, 'the database takes no writes')
      return reply.code(503).send({ status: 'database unavailable', version })
    }
  })
}

/**
 * Returns a ping that concurrent callers share, and that is not repeated for a second after a success: callers must not
 * occupy all connections of a hanging database, or its disk.
 */
function sharedPing(database: Database): () => Promise<void> {
  let pending: Promise<void> | undefined
  let validUntil = 0
  return async () => {
    if (performance.now() < validUntil) return
    pending ??= database
      .ping()
      .then(() => {
        validUntil = performance.now() + pingValidMs
      })
      .finally(() => {
        pending = undefined
      })
    await pending
  }
}
