import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client'
import type { MetricsAccess } from '../../config/read-settings.ts'
import type { Shop } from '../../operations/shop.ts'
import { answerRefusal } from '../serving/refusal-answer.ts'
import { DatabaseMetrics } from './database-metrics.ts'
import { type JobSuccesses, processMetrics } from './process-metrics.ts'

/** Gauges of prom-client with names of counters, which Prometheus' checker refuses; the figures by type remain. */
const misnamed = [
  'nodejs_active_handles_total',
  'nodejs_active_requests_total',
  'nodejs_active_resources_total',
]

/** Serves metrics in Prometheus format at /metrics (docs/operations.md). */
export function mountMetrics(
  app: FastifyInstance,
  access: MetricsAccess,
  shop: Shop,
  jobs: JobSuccesses,
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  for (const name of misnamed) registry.removeSingleMetric(name)
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, of what was not answered from memory.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  for (const metric of processMetrics(app, shop, jobs)) registry.registerMetric(metric)
  const fromDatabase = new DatabaseMetrics(shop)
  for (const metric of fromDatabase.metrics) registry.registerMetric(metric)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    seconds.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000)
  })
  app.get('/metrics', { logLevel: 'warn' }, async (request, reply) => {
    if (access === 'off') return answerRefusal(request, reply, { code: 'NOT_FOUND' })
    if (access !== 'open' && !isBearer(request.headers.authorization, access.token)) {
      const message = 'Send METRICS_TOKEN as a bearer token.'
      reply.header('www-authenticate', 'Bearer realm="metrics"')
      return answerRefusal(request, reply, { code: 'SIGN_IN_REQUIRED', message })
    }
    await fromDatabase.refresh()
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Compares hashes, so that timing reveals nothing about the token, not even its length. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`))
}
