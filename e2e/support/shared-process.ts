import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildServer } from '../../tools/build-server.ts'
import { patienceMs } from '../../tools/test-run/patience.ts'
import { type ShopProcess, startProcess, within } from './shop-process.ts'

const root = join(import.meta.dirname, '../..')
const builtShops = join(root, 'dist/journeys')

/**
 * Builds `shops-of-a-process.ts` as `npm run build` builds the shop, so that journeys run the same code as a start.
 * Playwright calls this before all tests.
 */
// biome-ignore lint/style/noDefaultExport: that is what Playwright calls
export default function buildShops(): Promise<void> {
  return buildServer(root, builtShops, 'e2e/support/shops-of-a-process.ts')
}

/** A message to `shops-of-a-process.ts`: to start or to stop a shop. */
export type ToShops =
  | { readonly id: number; readonly settings: Readonly<Record<string, string>>; readonly logFile: string }
  | { readonly id: number; readonly stop: true }

/** A message from it: a shop has ended, as requested or with an error. */
export interface FromShops {
  readonly id: number
  readonly error?: string
}

/**
 * Runs the shops of a worker in one process, which loads the shop's code only once and keeps its compiled code
 * (docs/decisions/0015).
 */
export class SharedProcess {
  /** The error of each ended shop; empty without one. */
  readonly #ended = new Map<number, string>()
  #open: { readonly home: string; readonly shops: ReturnType<typeof startProcess> } | undefined
  #lastId = 0

  /** Starts a shop. If a shop hangs, the whole process is ended, including its other shops. */
  start(settings: Readonly<Record<string, string>>): ShopProcess {
    const { home, shops } = this.#openProcess()
    this.#lastId += 1
    const id = this.#lastId
    const logFile = join(home, `${id}.log`)
    const tell = (message: ToShops) => shops.send(message)
    tell({ id, settings, logFile })

    const output = () => {
      const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''
      return `${log}${this.#ended.get(id) ?? ''}${shops.output()}`
    }
    const hasEnded = () => this.#ended.has(id) || shops.hasEnded()
    const kill = () => {
      if (hasEnded()) return
      shops.kill()
      this.#close()
    }
    const stop = async (withinMs = patienceMs / 2) => {
      if (hasEnded()) throw new Error(`The shop ended by itself during the test:\n${output()}`)
      tell({ id, stop: true })
      if (!(await within(withinMs, hasEnded))) {
        kill()
        throw new Error(`The shop did not end within ${withinMs / 1000} s:\n${output()}`)
      }
      if (this.#ended.get(id) !== '') throw new Error(`The shop did not end well:\n${output()}`)
    }
    return { output, hasEnded, stop, kill }
  }

  /** Ends the process, and throws the same errors as `ShopProcess.stop`. */
  async stop(): Promise<void> {
    try {
      await this.#open?.shops.stop()
    } finally {
      this.#close()
    }
  }

  #openProcess() {
    if (this.#open?.shops.hasEnded() === false) return this.#open
    this.#close()
    const home = mkdtempSync(join(tmpdir(), 'truewheel-shops-'))
    const shops = startProcess([join(builtShops, 'shops-of-a-process.js')], home, {}, (message) => {
      const { id, error = '' } = message as FromShops
      this.#ended.set(id, error)
    })
    this.#open = { home, shops }
    return this.#open
  }

  #close(): void {
    if (this.#open) rmSync(this.#open.home, { recursive: true, force: true })
    this.#open = undefined
  }
}
