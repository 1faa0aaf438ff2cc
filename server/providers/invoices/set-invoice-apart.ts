import { type ChildProcess, fork } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { compileCacheFolder } from '../../platform/compile-cache.ts'
import type { InvoiceSheet } from './invoice-sheet.ts'

const program = join(import.meta.dirname, 'setting-process.ts')
/** The process costs about 150 MB, so it ends when nothing was asked for this long. */
const idleMs = 30_000
/** Time limit for an invoice's wait and its setting together. */
const patienceMs = 30_000
/** More than that would not be set in time. */
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

/** The process, and how many invoices it has set. */
interface Setter {
  readonly process: ChildProcess
  done: number
}

let setter: Setter | undefined
let idle: NodeJS.Timeout | undefined
let lastId = 0
const waiting = new Map<number, Waiting>()

/**
 * Sets an invoice in a process of its own, as `setInvoice` does: loading the library and finding letters in fonts takes
 * longer than other requests may wait, and the system gets the memory back. Refuses with BUSY when too many wait. A
 * process that sets none in the whole time hangs: another one takes over what else waits.
 *
 * @param withinMs shorter in tests.
 * @throws when the process cannot be started or ends before it has set the invoice.
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

/** Ends a hanging process; another process sets the waiting invoices. */
function replace({ process: hung }: Setter): void {
  setter = undefined
  hung.kill('SIGKILL')
  for (const [id, { sheet }] of waiting) runningSetter().process.send({ id, sheet })
}

function startSetter(): Setter {
  const started = fork(program, {
    // The shop's compiled code spares it a quarter of the processor time of its start.
    env: { TMPDIR: tmpdir(), NODE_COMPILE_CACHE: compileCacheFolder },
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  const made: Setter = { process: started, done: 0 }
  // The program sends nothing else.
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
  // Every invoice sent to a dead process causes an error of its own.
  started.on('error', fail)
  started.once('exit', () => fail(new Error('The process that sets invoices ended.')))
  return made
}

/** Lets the shop end, and ends the process after a while. */
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
