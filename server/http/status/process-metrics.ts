import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, type Metric } from 'prom-client'
import type { Shop } from '../../operations/shop.ts'

/** When each job of this process last succeeded, in milliseconds. */
export type JobSuccesses = ReadonlyMap<string, number>

/** Metrics of this process that need no query. */
export function processMetrics(app: FastifyInstance, shop: Shop, jobs: JobSuccesses): readonly Metric[] {
  let counted = 0
  return [
    new Counter({
      name: 'shop_answers_from_memory_total',
      help: 'Answers that were sent from memory; http_request_duration_seconds has all others.',
      registers: [],
      collect() {
        this.inc(app.answers.answered - counted)
        counted = app.answers.answered
      },
    }),
    new Gauge({
      name: 'shop_database_waiting',
      help: 'Calls of this process that wait for a connection, or on the embedded database for their turn to write.',
      registers: [],
      collect() {
        this.set(shop.database.waiting())
      },
    }),
    new Gauge({
      name: 'shop_job_last_success_timestamp_seconds',
      help: 'When a round of the job last ended without an error in this process.',
      labelNames: ['job'],
      registers: [],
      collect() {
        for (const [job, at] of jobs) this.set({ job }, at / 1000)
      },
    }),
  ]
}
