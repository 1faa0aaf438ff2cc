import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const program = join(import.meta.dirname, '../../tools/start.mjs')

/** A shop in a separate process, started like by a service manager. */
export interface ShopProcess {
  readonly process: ChildProcess
  /** The working directory of the process, which may contain its data. */
  readonly folder: string
  /** Returns the process's standard error output so far. */
  errors(): string
  /** Resolves with the exit code when the process has ended. */
  readonly ended: Promise<number | null>
}

/** Starts the shop in an empty folder with only these settings. */
export function startShopProcess(settings: Readonly<Record<string, string>>): ShopProcess {
  const folder = mkdtempSync(join(tmpdir(), 'truewheel-shop-'))
  const child = spawn(process.execPath, [program], {
    cwd: folder,
    env: { PATH: process.env.PATH, ...settings },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    errors += text
  })
  const ended = once(child, 'close').then(([code]) => {
    rmSync(folder, { recursive: true, force: true })
    return code as number | null
  })
  return { process: child, folder, errors: () => errors, ended }
}
