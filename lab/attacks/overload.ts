import { Agent, request } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import type { Figure, LongRun } from '../long-run.ts'
import { type RunningShop, residentMb, startRunningShop } from '../running-shop.ts'

const seconds = 6
/** Enough callers to keep the shop busy, but too few to form a queue. */
const callersAtCapacity = 16
const patienceMs = 20_000

interface Load {
  /** Latency in milliseconds of each accepted request. */
  readonly accepted: number[]
  refused: number
  /** Refusals without a Retry-After header. */
  withoutRetryAfter: number
  failed: number
}

/** Requests pages that are not cached, so each one is rendered. */
export const overload: LongRun = {
  name: 'overload',
  about: 'requests twice as many pages as the shop can render, at a fixed rate',
  async run(): Promise<readonly Figure[]> {
    const shop = await startRunningShop({ RATE_LIMIT_FACTOR: '1000000' })
    try {
      await callers(shop, callersAtCapacity, 3)
      const capacity = await callers(shop, callersAtCapacity, seconds)
      const pagesPerSecond = capacity.accepted.length / seconds
      const once = await arrivals(shop, pagesPerSecond * 0.9)
      const twice = await arrivals(shop, pagesPerSecond * 2)
      const crowd = await callers(shop, 600, seconds)
      const memory = residentMb(shop)
      await wait(3_000)
      const after = await callers(shop, 1, 1)
      return [
        { what: 'pages a second at capacity', value: pagesPerSecond.toFixed(0), bar: 'none', holds: true },
        ...figures('16 callers, at capacity', capacity),
        ...figures('at 0.9 × capacity', once),
        ...figures('at 2 × capacity', twice),
        ratio(
          'p99 of what is accepted, 2 × against capacity',
          quantile(twice, 0.99) / quantile(capacity, 0.99),
        ),
        ...figures('600 callers without a pause', crowd),
        {
          what: 'memory afterwards',
          value: `${memory.toFixed(0)} MB`,
          bar: 'under 500 MB',
          holds: memory < 500,
        },
        {
          what: 'refused 3 s later',
          value: String(after.refused + after.failed),
          bar: '0',
          holds: after.refused + after.failed === 0,
        },
      ]
    } finally {
      shop.process.kill('SIGKILL')
      await shop.ended
    }
  },
}

function figures(when: string, load: Load): Figure[] {
  const { accepted, refused, withoutRetryAfter, failed } = load
  const summary = `${accepted.length} accepted, p50 ${quantile(load, 0.5).toFixed(0)} ms, p99 ${quantile(load, 0.99).toFixed(0)} ms; ${refused} × 503; ${failed} failed or timed out`
  return [
    {
      what: when,
      value: summary,
      bar: 'no failures, Retry-After on each 503',
      holds: failed === 0 && withoutRetryAfter === 0,
    },
  ]
}

function ratio(what: string, value: number): Figure {
  return { what, value: value.toFixed(2), bar: 'under 2', holds: value < 2 }
}

function quantile({ accepted }: Load, part: number): number {
  const sorted = accepted.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Runs callers that each send the next request as soon as they have a response. */
async function callers(shop: RunningShop, count: number, forS: number): Promise<Load> {
  const load: Load = { accepted: [], refused: 0, withoutRetryAfter: 0, failed: 0 }
  const agent = new Agent({ keepAlive: true, maxSockets: count })
  const end = performance.now() + forS * 1000
  const caller = async () => {
    while (performance.now() < end) await requestPage(shop, agent, load)
  }
  await Promise.all(Array.from({ length: count }, caller))
  agent.destroy()
  return load
}

/** Sends requests at a fixed rate, without waiting for responses. */
async function arrivals(shop: RunningShop, pagesPerSecond: number): Promise<Load> {
  const load: Load = { accepted: [], refused: 0, withoutRetryAfter: 0, failed: 0 }
  const agent = new Agent({ keepAlive: true })
  const start = performance.now()
  const pending: Promise<void>[] = []
  for (let now = start; now < start + seconds * 1000; now = performance.now()) {
    while (pending.length < ((now - start) / 1000) * pagesPerSecond)
      pending.push(requestPage(shop, agent, load))
    await wait(5)
  }
  await Promise.all(pending)
  agent.destroy()
  return load
}

let requestNumber = 0

function requestPage({ port }: RunningShop, agent: Agent, load: Load): Promise<void> {
  requestNumber += 1
  const startedAt = performance.now()
  return new Promise((resolve) => {
    const failed = () => {
      load.failed += 1
      resolve()
    }
    const path = `/quote?item=${requestNumber}`
    const call = request({ host: '127.0.0.1', port, path, agent, timeout: patienceMs }, (answer) => {
      answer.resume()
      answer.once('error', failed)
      answer.once('end', () => {
        if (answer.statusCode === 503) {
          load.refused += 1
          if (answer.headers['retry-after'] === undefined) load.withoutRetryAfter += 1
        } else if (answer.statusCode === 200) load.accepted.push(performance.now() - startedAt)
        else load.failed += 1
        resolve()
      })
    })
    call.once('timeout', () => call.destroy(new Error('no answer in time')))
    call.once('error', failed)
    call.end()
  })
}
