import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { MetricsAccess } from '../../config/read-settings.ts'
import type { DeclinesOfShop } from '../../data/queries/payments/card-declines.ts'
import { declinesOfLastHour } from '../../operations/payments/card-declines.ts'
import { readProof } from '../../operations/proof/prove-numbers.ts'
import type { Shop } from '../../operations/shop.ts'
import { answerRefusal } from '../serving/refusal-answer.ts'

/** Serves metrics in Prometheus format at /metrics (docs/operations.md). */
export function mountMetrics(app: FastifyInstance, access: MetricsAccess, shop: Shop): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const seconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to its answer, of what was not answered from memory.',
    labelNames: ['method', 'route', 'status'],
    registers: [registry],
  })
  registry.registerMetric(
    new Gauge({
      name: 'shop_numbers_that_differ',
      help: 'Numbers that did not agree in the last comparison; -1 before the first one.',
      registers: [],
      async collect() {
        const proof = await readProof(shop.database.read)
        this.set(proof ? proof.counts.reduce((sum, { differences }) => sum + differences, 0) : -1)
      },
    }),
  )
  registry.registerMetric(cardDeclines(shop))
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
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Tells of card testing (docs/decisions/0066). Read from the database, so it holds for all processes together. */
function cardDeclines(shop: Shop): Gauge {
  return new Gauge({
    name: 'shop_card_declines',
    help: 'Declined cards of the last hour: all, those of new customers, their accounts and network addresses; testing is 1 while stolen cards are probably being tested.',
    labelNames: ['count'],
    registers: [],
    async collect() {
      const { testing, ...counts } = await declinesOfLastHour(shop)
      const names = {
        declines: 'all',
        ofStrangers: 'new_customers',
        accounts: 'accounts',
        addresses: 'addresses',
      }
      for (const key of Object.keys(names) as (keyof DeclinesOfShop)[])
        this.set({ count: names[key] }, counts[key])
      this.set({ count: 'testing' }, testing ? 1 : 0)
    },
  })
}

/** Compares hashes, so that timing reveals nothing about the token, including its length. */
function isBearer(authorization: string | undefined, token: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(authorization ?? ''), hash(`Bearer ${token}`))
}
