import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { compileCacheFolder } from '../../platform/compile-cache.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

const program = join(import.meta.dirname, 'setting-process.ts')
/** The process needs about 150 MB, so it ends after this time without an invoice. */
const idleMs = 30_000
/** The time limit for waiting and typesetting together. */
const patienceMs = 30_000
/** More invoices would not be finished in time. */
const mostWaiting = 100

interface Waiting {
  readonly sheet: InvoiceSheet
  readonly resolve: (set: Outcome<Buffer>) => void
  readonly reject: (error: unknown) => void
}

/** A message from the process. */
export interface SetInvoice {
  readonly id: number
  readonly content: Uint8Array
}

/** The process, and how many invoices it has finished. */
interface Setter {
  readonly process: ChildProcess
  done: number
}

let setter: Setter | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Typesets an invoice in a separate process, as `setInvoice` does: loading the library and finding letters in fonts
 * takes longer than other requests may wait, and the system gets the memory back. Refuses with BUSY when too many
 * invoices wait. A process that finishes none within the time limit is hanging, and another one takes over the other
 * waiting invoices.
 *
 * @param withinMs shorter in tests.
 * @throws when the process cannot be started or ends before the invoice is finished.
 */
export function setInvoiceApart(sheet: InvoiceSheet, withinMs = patienceMs): Promise<Outcome<Buffer>> {
  if (waiting.size >= mostWaiting) return Promise.resolve(refused('BUSY'))
  clearTimeout(idle)
  lastId += 1
  const id = lastId
  const set = Promise.withResolvers<Outcome<Buffer>>()
  waiting.set(id, { sheet, ...set })
  const asked = runningSetter()
  const doneBefore = asked.done
  asked.process.send({ id, sheet })
  const late = setTimeout(() => {
    waiting.delete(id)
    if (setter === asked && asked.done === doneBefore) replace(asked)
    set.resolve(refused('BUSY'))
  }, withinMs)
  return set.promise.finally(() => {
    clearTimeout(late)
    waiting.delete(id)
    if (waiting.size === 0) rest()
  })
}

function runningSetter(): Setter {
  setter ??= startSetter()
  setter.process.ref()
  setter.process.channel?.ref()
  return setter
}

/** Ends a hanging process; another process takes over the waiting invoices. */
function replace({ process: hung }: Setter): void {
  setter = undefined
  hung.kill('SIGKILL')
  for (const [id, { sheet }] of waiting) runningSetter().process.send({ id, sheet })
}

function startSetter(): Setter {
  const started = fork(program, {
    // The shop's compile cache saves a quarter of the processor time of the start.
    env: { TMPDIR: tmpdir(), NODE_COMPILE_CACHE: compileCacheFolder },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const made: Setter = { process: started, done: 0 }
  // The program sends no other message.
  started.on('message', (message) => {
    const { id, content } = message as SetInvoice
    made.done += 1
    waiting.get(id)?.resolve(done(Buffer.from(content)))
  })
  const fail = (error: unknown) => {
    if (setter !== made) return
    setter = undefined
    for (const { reject } of waiting.values()) reject(error)
  }
  // Every invoice sent to a dead process causes a separate error.
  started.on('error', fail)
  started.once('exit', () => fail(new Error('The process that sets invoices ended.')))
  return made
}

/** Lets the shop exit, and ends the process after a while. */
function rest(): void {
  const resting = setter?.process
  resting?.unref()
  resting?.channel?.unref()
  idle = setTimeout(() => {
    setter = undefined
    resting?.kill()
  }, idleMs)
  idle.unref()
}
