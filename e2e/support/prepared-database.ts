import { copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

/** Returns the database's file in a DATA_DIR. */
export function databaseFileIn(dataDir: string): string {
  return join(dataDir, 'truewheel.sqlite')
}

/** Copies the prepared database into a DATA_DIR that does not exist yet; false if none has been stored. */
export function copyPrepared(prepared: string, dataDir: string): boolean {
  if (!existsSync(prepared)) return false
  mkdirSync(dataDir, { mode: 0o700 })
  copyFileSync(prepared, databaseFileIn(dataDir))
  return true
}

/** Stores the database of a running shop for shops that start later. Two processes may do so concurrently. */
export function keepPrepared(dataDir: string, prepared: string): void {
  const copy = `${prepared}-${process.pid}`
  mkdirSync(dirname(prepared), { recursive: true })
  const database = new DatabaseSync(databaseFileIn(dataDir), { readOnly: true })
  try {
    database.prepare('vacuum into ?').run(copy)
  } finally {
    database.close()
  }
  renameSync(copy, prepared)
}
