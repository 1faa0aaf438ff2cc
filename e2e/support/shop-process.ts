import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { patienceMs } from '../../tools/test-run/patience.ts'

const lookAgainMs = 20

/** What of our own environment a shop needs to run; none of our settings, keys or debugging switches. */
const passedOn = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'SystemRoot', 'TEMP']

export interface ShopProcess {
  output(): string
  hasEnded(): boolean
  /**
   * Sends SIGTERM. Throws when the process does not end in time, ends with another code than 0 (a shop that
   * does not finish ends itself with 1 after ten seconds), or leaves a process of its own behind; nothing of it
   * lives on in any case.
   */
  stop(withinMs?: number): Promise<void>
  kill(): void
}

/** Runs a file on the Node that runs this test, in a process group of its own. */
export function startProcess(
  file: string,
  folder: string,
  settings: Record<string, string>,
  args: readonly string[] = [],
): ShopProcess {
  const child = spawn(process.execPath, [file, ...args], {
    cwd: folder,
    env: { ...ownEnvironment(), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const { pid } = child
  if (pid === undefined) throw new Error(`${file} could not be started.`)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text
    })
  }
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const kill = () => signalGroup(pid, 'SIGKILL')
  // Also when Playwright ends this worker in the middle of a test.
  process.once('exit', kill)

  const stop = async (withinMs = patienceMs / 2) => {
    const endedBefore = hasEnded()
    child.kill('SIGTERM')
    const inTime = await within(withinMs, hasEnded)
    const alone = await within(withinMs, () => !signalGroup(pid, 0))
    kill()
    process.removeListener('exit', kill)
    if (endedBefore) throw new Error(`The shop ended by itself during the test:\n${output}`)
    if (!inTime) throw new Error(`The shop did not end within ${withinMs / 1000} s after SIGTERM:\n${output}`)
    if (child.exitCode !== 0) {
      throw new Error(
        `The shop ended with ${child.signalCode ?? `code ${child.exitCode}`}, not 0:\n${output}`,
      )
    }
    if (!alone) throw new Error(`The shop left a process behind:\n${output}`)
  }
  return { output: () => output, hasEnded, stop, kill }
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    passedOn.flatMap((name) => [[name, process.env[name] ?? '']]).filter(([, v]) => v),
  )
}

/** Whether there was anyone in the group to signal. */
function signalGroup(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-pid, signal)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ESRCH') return false
    throw error
  }
}

async function within(ms: number, isTrue: () => boolean): Promise<boolean> {
  const deadline = performance.now() + ms
  while (performance.now() < deadline) {
    if (isTrue()) return true
    await wait(lookAgainMs)
  }
  return isTrue()
}
