import type { FastifyInstance } from 'fastify'
import type { Database } from '../../data/database.ts'
import { ThrottledLog } from '../../platform/log.ts'
import { withinTime } from '../../platform/time-limit.ts'

const quiet = { logLevel: 'warn' } as const
/** Load balancers give up after 2 s or later; an answer has to reach them before that. */
const readyWithinMs = 1_500
/** A ping writes to the disk, and anybody may ask whether the shop is ready. */
const pingKeptMs = 1_000

/** Whether the shop lives, and whether it can serve. */
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
 * Lets callers share the ping under way, and for a second the one that went well: those of a database that hangs must not
 * take all of its connections, and those of strangers not its disk.
 */
function sharedPing(database: Database): () => Promise<void> {
  let underWay: Promise<void> | undefined
  let wellUntil = 0
  return async () => {
    if (performance.now() < wellUntil) return
    underWay ??= database
      .ping()
      .then(() => {
        wellUntil = performance.now() + pingKeptMs
      })
      .finally(() => {
        underWay = undefined
      })
    await underWay
  }
}
