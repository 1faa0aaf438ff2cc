import { type Serializable, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { signalGroup } from '../../tools/test-run/signal-group.ts'

const pollMs = 20

/** The environment variables that a shop inherits; no settings, keys or debugging switches. */
const inheritedVariables = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP']

export interface ShopProcess {
  output(): string
  hasEnded(): boolean
  /**
   * Sends SIGTERM. Throws if the process does not end in time, exits with another code than 0 (a shop that cannot
   * finish exits with 1 after ten seconds), or leaves a child process behind. Kills everything that is left in any
   * case.
   */
  stop(withinMs?: number): Promise<void>
  kill(): void
}

/**
 * Runs the Node of this test in a new process group.
 * @param args options of Node, the file, and its arguments.
 * @param hear receives the messages of the process, which then receives those of `send`.
 */
export function startProcess(
  args: readonly string[],
  folder: string,
  settings: Record<string, string>,
  hear?: (message: Serializable) => void,
): ShopProcess & { send(message: Serializable): void } {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    env: { ...ownEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe', hear === undefined ? 'ignore' : 'ipc'],
    detached: true,
  })
  if (hear) child.on('message', hear)
  const { pid, stdout, stderr } = child
  if (pid === undefined || stdout === null || stderr === null)
    throw new Error(`node ${args.join(' ')} could not be started.`)
  let output = ''
  for (const stream of [stdout, stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const kill = () => signalGroup(pid, 'SIGKILL')
  // Also runs if Playwright ends this worker during a test.
  process.once('exit', kill)

  const stop = async (withinMs = patienceMs / 2) => {
    const endedBefore = hasEnded()
    child.kill('SIGTERM')
    const inTime = await within(withinMs, hasEnded)
    const groupEnded = await within(withinMs, () => !signalGroup(pid, 0))
    kill()
    process.removeListener('exit', kill)
    if (endedBefore) throw new Error(`The shop ended by itself during the test:\n${output}`)
    if (!inTime) throw new Error(`The shop did not end within ${withinMs / 1000} s after SIGTERM:\n${output}`)
    if (child.exitCode !== 0) {
      throw new Error(
        `The shop ended with ${child.signalCode ?? `code ${child.exitCode}`}, not 0:\n${output}`,
      )
    }
    if (!groupEnded) throw new Error(`The shop left a process behind:\n${output}`)
  }
  return { output: () => output, hasEnded, stop, kill, send: (message) => child.send(message) }
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    inheritedVariables.flatMap((name) => [[name, process.env[name] ?? '']]).filter(([, v]) => v),
  )
}

/** Waits until a condition is true; returns false if it is not true in time. */
export async function within(ms: number, isTrue: () => boolean): Promise<boolean> {
  const deadline = performance.now() + ms
  while (performance.now() < deadline) {
    if (isTrue()) return true
    await wait(pollMs)
  }
  return isTrue()
}
