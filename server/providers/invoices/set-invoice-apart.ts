import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

const program = join(import.meta.dirname, 'setting-thread.ts')
/** A thread of its own costs about 40 MB, so it ends when nothing was asked for this long. */
const idleMs = 30_000
/** How long one waits for its turn and its setting together. */
const withinMs = 30_000
/** More than that would not be set in time. */
const mostWaiting = 100

interface Waiting {
  readonly resolve: (set: Outcome<Buffer>) => void
  readonly reject: (error: unknown) => void
}

/** What the thread sends. */
export interface SetInvoice {
  readonly id: number
  readonly content: Uint8Array
}

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Sets an invoice in a thread, as `setInvoice` does: loading the library and finding letters in fonts takes longer than
 * other requests may wait. Refuses with BUSY when too many wait.
 */
export function setInvoiceApart(sheet: InvoiceSheet): Promise<Outcome<Buffer>> {
  if (waiting.size >= mostWaiting) return Promise.resolve(refused('BUSY'))
  clearTimeout(idle)
  lastId += 1
  const id = lastId
  const set = Promise.withResolvers<Outcome<Buffer>>()
  waiting.set(id, set)
  thread ??= startThread()
  thread.ref()
  thread.postMessage({ id, sheet })
  const late = setTimeout(() => set.resolve(refused('BUSY')), withinMs)
  return set.promise.finally(() => {
    clearTimeout(late)
    waiting.delete(id)
    if (waiting.size === 0) rest()
  })
}

function startThread(): Worker {
  const worker = new Worker(program, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: 256 } })
  worker.on('message', ({ id, content }: SetInvoice) => waiting.get(id)?.resolve(done(Buffer.from(content))))
  const fail = (error: unknown) => {
    if (thread === worker) thread = undefined
    for (const { reject } of waiting.values()) reject(error)
  }
  worker.once('error', fail)
  return worker
}

/** Lets the process end, and ends the thread after a while. */
function rest(): void {
  const worker = thread
  worker?.unref()
  idle = setTimeout(() => {
    thread = undefined
    void worker?.terminate()
  }, idleMs)
  idle.unref()
}
