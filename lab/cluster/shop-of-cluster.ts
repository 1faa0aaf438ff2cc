import type { ChildProcess } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { ended, start } from './programs.ts'

/** One process of the shop on its own port. It can be stopped and started again, even with other code. */
export class ShopOfCluster {
  readonly port: number
  readonly #settings: Readonly<Record<string, string>>
  readonly #folder = mkdtempSync(join(tmpdir(), 'truewheel-of-cluster-'))
  #process: ChildProcess | undefined

  /** @param settings its whole environment, besides the path. */
  constructor(port: number, settings: Readonly<Record<string, string>>) {
    this.port = port
    this.#settings = settings
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`
  }

  /** Starts the process and resolves once it is ready. @param root the folder of the code. */
  async start(root: string): Promise<void> {
    const log = openSync(join(this.#folder, 'log'), 'a')
    const child = start(process.execPath, [join(root, 'tools/start.mjs')], {
      // Runs without a developer's .env.
      cwd: this.#folder,
      env: { PATH: process.env.PATH, ...this.#settings, PORT: String(this.port) },
      stdio: ['ignore', log, log],
    })
    closeSync(log)
    this.#process = child
    const until = performance.now() + patienceMs
    while (!(await isReady(this.origin))) {
      if (child.exitCode !== null || performance.now() > until)
        throw new Error(`A shop did not become ready:\n${this.log()}`)
      await wait(100)
    }
  }

  /** The output of the process so far. */
  log(): string {
    return readFileSync(join(this.#folder, 'log'), 'utf8')
  }

  /** Sends a signal, and resolves with the exit code; null after SIGKILL. */
  async end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
    const child = this.#process
    if (!child) return null
    this.#process = undefined
    child.kill(signal)
    return ended(child)
  }

  /** Ends the process permanently. */
  async remove(): Promise<void> {
    await this.end('SIGTERM')
    rmSync(this.#folder, { recursive: true, force: true })
  }
}

function isReady(origin: string): Promise<boolean> {
  return fetch(`${origin}/readyz`).then(
    ({ status }) => status === 200,
    () => false,
  )
}
