import { setTimeout as wait } from 'node:timers/promises'
import { buyOne } from './buy-orders.ts'
import { KeepAliveCaller } from './keep-alive-caller.ts'
import type { Call, LoadJob, LoadOfCalls, LoadResult } from './load-job.ts'
import { requestText } from './request-text.ts'

// A separate process, so that the load's work does not count as the shop's. Each message is a job; the reply is its
// result.

/** Counts of a load so far. */
interface Counts {
  answered: number
  readonly times: number[]
  readonly failures: Map<string, number>
}

process.on('message', (job: LoadJob) => {
  run(job).then(
    (result) => process.send?.(result),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})

async function run(job: LoadJob): Promise<LoadResult> {
  const counts: Counts = { answered: 0, times: [], failures: new Map() }
  const callers = await Promise.all(Array.from({ length: job.callers }, () => KeepAliveCaller.to(job.port)))
  const step = job.kind === 'calls' ? stepsOfCalls(job) : stepsOfOrders(job)
  const startedAt = performance.now()
  const end = startedAt + job.forMs
  await Promise.all(
    callers.map(async (caller, index) => {
      for (let turn = index; performance.now() < end; turn += job.callers) {
        if (!(await counted(counts, () => step(caller, turn, counts)))) break
        if (job.pauseMs !== undefined) await wait(job.pauseMs)
      }
    }),
  )
  const seconds = (performance.now() - startedAt) / 1_000
  for (const caller of callers) caller.end()
  const sorted = counts.times.toSorted((one, other) => one - other)
  const quantile = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? Number.NaN
  return {
    answered: counts.answered,
    seconds,
    p50Ms: quantile(0.5),
    p99Ms: quantile(0.99),
    failures: [...counts.failures].map(([what, times]) => `${times} × ${what}`),
  }
}

/** Runs one step. A failure is counted and stops its caller, because the run is refused anyway. */
async function counted(counts: Counts, step: () => Promise<void>): Promise<boolean> {
  try {
    await step()
    return true
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error)
    counts.failures.set(what, (counts.failures.get(what) ?? 0) + 1)
    return false
  }
}

type Step = (caller: KeepAliveCaller, turn: number, counts: Counts) => Promise<void>

function stepsOfCalls({ calls }: LoadOfCalls): Step {
  const requests = calls.map(requestText)
  return async (caller, turn, counts) => {
    const call = calls[turn % calls.length]
    const request = requests[turn % calls.length]
    if (call === undefined || request === undefined) throw new Error('A load needs calls')
    const startedAt = performance.now()
    const answer = await caller.send(request)
    const ms = performance.now() - startedAt
    check(call, answer.status, answer.body)
    if (call.untimed) return
    counts.times.push(ms)
    counts.answered += 1
  }
}

function check(call: Call, status: number, body: Buffer): void {
  const what = `${call.method} ${call.path}`
  if (status !== call.expect) throw new Error(`${what} answered ${status}: ${body.toString().slice(0, 120)}`)
  if (call.contains !== undefined && !body.includes(call.contains)) {
    throw new Error(`${what} found nothing: ${call.contains} is not in its answer`)
  }
}

function stepsOfOrders(job: Extract<LoadJob, { kind: 'orders' }>): Step {
  return async (caller, turn, counts) => {
    const startedAt = performance.now()
    await buyOne(caller, job, turn)
    counts.times.push(performance.now() - startedAt)
    counts.answered += 1
  }
}
