import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { KeptPassword } from '../operations/accounts/make-first-admin.ts'

/**
 * The file with the random password of a demo shop's admin. It is written before the account exists, so that a start
 * that is killed in between loses no password, and deleted once a terminal has shown it. Without a terminal it stays,
 * because the output is then a log, which must not contain the password.
 */
export class PasswordFile implements KeptPassword {
  readonly path: string
  readonly #dataDir: string

  constructor(dataDir: string) {
    this.#dataDir = dataDir
    this.path = join(dataDir, 'first-admin-password.txt')
  }

  read(): string | undefined {
    try {
      return readFileSync(this.path, 'utf8').trim()
    } catch (error) {
      // A file that this process may not read counts as missing.
      if (error instanceof Error && 'code' in error) return undefined
      throw error
    }
  }

  /** Replaces the file in one step, so that a kill never leaves half of it. Only its owner can read it. */
  write(password: string): void {
    mkdirSync(this.#dataDir, { recursive: true, mode: 0o700 })
    const written = `${this.path}.new`
    rmSync(written, { force: true })
    writeFileSync(written, `${password}\n`, { mode: 0o600, flag: 'wx', flush: true })
    renameSync(written, this.path)
  }

  remove(): void {
    rmSync(this.path, { force: true })
  }
}
