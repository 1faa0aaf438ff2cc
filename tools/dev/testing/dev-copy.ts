import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startProcess } from '../../../e2e/support/shop-process.ts'
import { freePort } from '../../test-run/free-port.ts'
import { patienceMs } from '../../test-run/patience.ts'

const root = join(import.meta.dirname, '../../..')
const copied = [
  ...['contract', 'domain', 'languages', 'sandbox', 'sample-shop', 'server', 'standards', 'tools', 'web'],
  ...['e2e/support', 'package.json', 'tsconfig.json', 'vite.config.ts'],
]

/** A copy of the sources, inside the repository so that it finds the packages, which `npm run dev` serves. */
export class DevCopy {
  readonly #folder: string
  #process: ReturnType<typeof startProcess> | undefined
  origin = ''

  constructor() {
    // Vite does not watch `test-results`.
    mkdirSync(join(root, 'dist'), { recursive: true })
    this.#folder = mkdtempSync(join(root, 'dist/dev-'))
    for (const path of copied) cpSync(join(root, path), join(this.#folder, path), { recursive: true })
  }

  /** Starts the copy on a new port, and waits for its first page. Returns the duration in milliseconds. */
  async start(): Promise<number> {
    const port = await freePort()
    this.origin = `http://127.0.0.1:${port}`
    const startedAt = performance.now()
    this.#process = startProcess(['tools/dev.mjs'], this.#folder, {
      HOST: '127.0.0.1',
      PORT: String(port),
      PUBLIC_URL: this.origin,
      NODE_ENV: 'development',
    })
    await this.until('/', (page) => page.includes('<main'))
    return performance.now() - startedAt
  }

  /** Replaces a text that occurs once in a file. */
  edit(file: string, from: string, to: string): void {
    const parts = readFileSync(join(this.#folder, file), 'utf8').split(from)
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} times: ${from}`)
    this.write(file, parts.join(to))
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.#folder, file), text)
  }

  /** Waits until a page or an answer is as expected. */
  async until(path: string, isExpected: (body: string) => boolean): Promise<void> {
    const endsAt = Date.now() + patienceMs
    let body = ''
    while (Date.now() < endsAt) {
      body = await fetch(this.origin + path, { headers: { accept: 'text/html' } })
        .then((answer) => answer.text())
        .catch(() => '')
      if (isExpected(body)) return
      if (this.#process?.hasEnded()) break
      await wait(20)
    }
    throw new Error(`${path} is not as expected: ${body.slice(0, 2_000)}\n${this.output()}`)
  }

  output(): string {
    return this.#process?.output() ?? ''
  }

  async stop(): Promise<void> {
    await this.#process?.stop()
    this.#process = undefined
  }

  async remove(): Promise<void> {
    await this.stop()
    rmSync(this.#folder, { recursive: true, force: true })
  }
}
