import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseInUse } from '../database.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts'

const lockFile = 'shop.lock'
/** Only read while the lock is held, so what a crash leaves in it misleads nobody. */
const holderFile = 'shop.pid'

/** The right to be the only process that uses a data directory. */
export interface DataDirLock {
  release(): void
}

/** Locks of the operating system do not keep a process from its own files. */
const heldHere = new Set<string>()

/**
 * Locks a data directory for this process, making it if there is none. The lock is one of the operating system, on a
 * file that stays empty: it ends with the process, however that ends, and as soon as code of this process opens and
 * closes the file by another descriptor (POSIX locks). So nothing else here may open it, not even to copy it.
 *
 * @throws DatabaseInUse when another process has it, and what the system says of a directory that cannot be written.
 */
export function lockDataDir(directory: string): DataDirLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const place = realpathSync(directory)
  if (heldHere.has(place)) throw new DatabaseInUse(ownName())
  const lock = new DatabaseSync(join(place, lockFile), { timeout: 0 })
  try {
    // Nothing is ever written to the file, so no crash can leave a broken one.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw sqliteCodeOf(error) === sqliteCodes.busy ? new DatabaseInUse(holderOf(place)) : error
  }
  heldHere.add(place)
  noteHolder(place)
  return {
    release() {
      forgetHolder(place)
      lock.close()
      heldHere.delete(place)
    },
  }
}

function noteHolder(place: string): void {
  try {
    writeFileSync(join(place, holderFile), ownName())
  } catch {
    // On a full disk the refusal of a second process does not name this one.
  }
}

/** While the lock is held: afterwards the file may be the next holder's. */
function forgetHolder(place: string): void {
  try {
    rmSync(join(place, holderFile), { force: true })
  } catch {
    // A disk that takes no writes any more must not keep the lock.
  }
}

function holderOf(place: string): string {
  try {
    return readFileSync(join(place, holderFile), 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}

/** Containers that share a volume count their processes each for itself. */
function ownName(): string {
  return `process ${process.pid} on ${hostname()}`
}
