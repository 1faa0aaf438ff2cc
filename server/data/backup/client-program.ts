import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { BackupError, BackupNotTried } from './backup-file.ts'

/** The environment variables of a program: its search path, and the access to PostgreSQL. */
export type Environment = Readonly<Record<string, string | undefined>>

interface Run {
  readonly program: 'pg_dump' | 'pg_restore'
  readonly args: readonly string[]
  readonly databaseUrl: string
  readonly environment: Environment
  /** Standard input; empty by default. */
  readonly input?: Readable
}

/**
 * Runs one of PostgreSQL's client programs on a database and waits for it to exit.
 *
 * @throws BackupError when it is not installed or fails, with its own error text.
 */
export async function runClientProgram({ program, args, databaseUrl, environment, input }: Run) {
  const { address, password } = withoutPassword(databaseUrl)
  const child = spawn(program, [...args, '--no-password', `--dbname=${address}`], {
    env: { ...environment, ...(password && { PGPASSWORD: password }) },
    stdio: ['pipe', 'ignore', 'pipe'],
  })
  const exited = once(child, 'close').catch((error: Error) => {
    throw new BackupNotTried(
      `${program} cannot be run (${error.message}). Install PostgreSQL's client programs, of the server's version or a later one.`,
    )
  })
  // A program that fails early does not read its input; its exit code and error text give the reason.
  const fed = input ? pipeline(input, child.stdin).catch(() => undefined) : child.stdin.end()
  const [[code], errorText] = await Promise.all([exited, text(child.stderr), fed])
  if (code !== 0) throw new BackupError(`${program} failed: ${errorText.replaceAll(/\s+/g, ' ').trim()}`)
}

/** Moves the password into the environment, because every user of the machine can read a command line. */
function withoutPassword(databaseUrl: string): { readonly address: string; readonly password: string } {
  const address = new URL(databaseUrl)
  const password = decodeURIComponent(address.password) || (address.searchParams.get('password') ?? '')
  address.password = ''
  address.searchParams.delete('password')
  return { address: address.href, password }
}
