import { mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DatabaseInUse } from '../database.ts'
import { sqliteCodeOf, sqliteCodes } from './sqlite-codes.ts'

const lockFile = 'shop.lock'
/** The file counts only while the lock is held, so a file left by a crash is harmless. */
const holderFile = 'shop.pid'

/** Exclusive use of a data directory. */
export interface DataDirLock {
  release(): void
}

/** POSIX locks do not protect a file from another lock by the same process. */
const heldHere = new Set<string>()

/**
 * Locks a data directory for this process; creates the directory if necessary. Uses an operating system lock on an
 * empty file, which ends with the process, even after a crash. POSIX locks also end when this process opens and closes
 * the file through another descriptor, so no other code may open it, not even to copy it.
 *
 * @throws DatabaseInUse when another process has the lock, and the system's error when the directory is not writable.
 */
export function lockDataDir(directory: string): DataDirLock {
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const place = realpathSync(directory)
  if (heldHere.has(place)) throw new DatabaseInUse(ownName())
  const lock = new DatabaseSync(join(place, lockFile), { timeout: 0 })
  try {
    // The lock file is never written, so a crash cannot damage it.
    lock.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    lock.close()
    throw sqliteCodeOf(error) === sqliteCodes.busy ? new DatabaseInUse(holderOf(place)) : error
  }
  heldHere.add(place)
  writeHolderFile(place)
  return {
    release() {
      removeHolderFile(place)
      lock.close()
      heldHere.delete(place)
    },
  }
}

function writeHolderFile(place: string): void {
  try {
    writeFileSync(join(place, holderFile), ownName())
  } catch {
    // On a full disk, the error of a second process cannot name this one.
  }
}

/** Removes the file while the lock is held, because later it may belong to the next holder. */
function removeHolderFile(place: string): void {
  try {
    rmSync(join(place, holderFile), { force: true })
  } catch {
    // A disk that rejects writes must not prevent the release.
  }
}

function holderOf(place: string): string {
  try {
    return readFileSync(join(place, holderFile), 'utf8') || 'another process'
  } catch {
    return 'another process'
  }
}

/** Returns a name with the host name, because containers that share a volume number their processes independently. */
function ownName(): string {
  return `process ${process.pid} on ${hostname()}`
}
