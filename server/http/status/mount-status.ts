import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { Database } from '../../data/database.ts'

const quiet = { logLevel: 'warn' } as const

/** Whether the shop lives, whether it can serve, and figures for a monitor. */
export function mountStatus(app: FastifyInstance, database: Database, version: string): void {
  app.get('/healthz', quiet, async () => ({ status: 'alive', version }))
  app.get('/readyz', quiet, async (request, reply) => {
    try {
      await database.ping()
      return { status: 'ready', version }
    } catch (error) {
      request.log.warn({ err: error }, 'the database does not answer')
      return reply.code(503).send({ status: 'database unavailable', version })
    }
  })
  mountMetrics(app)
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
