import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../../data/database.ts'
import { withinTime } from '../../platform/time-limit.ts'

const quiet = { logLevel: 'warn' } as const
/** Load balancers give up after 2 s or later; an answer has to reach them before that. */
const readyWithinMs = 1_500

/** Whether the shop lives, whether it can serve, and figures for a monitor. */
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
  mountMetrics(app)
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

function mountMetrics(app: FastifyInstance): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, of what was not answered from memory.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', quiet, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
