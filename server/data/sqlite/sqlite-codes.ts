import { DatabaseUnavailable } from '../database.ts'

/** SQLite's primary result codes that the shop distinguishes (sqlite.org/rescode.html). */
export const sqliteCodes = {
  busy: 5,
  outOfMemory: 7,
  readOnly: 8,
  ioError: 10,
  corrupt: 11,
  full: 13,
  cannotOpen: 14,
  lockProtocol: 15,
  notADatabase: 26,
} as const

/** Codes about the file or its disk, not about the statement. */
const unusable = new Set<number>(Object.values(sqliteCodes))

/** Returns the primary result code of a node:sqlite error; undefined for other errors. */
export function sqliteCodeOf(error: unknown): number | undefined {
  const extended =
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
      ? error.errcode
      : undefined
  // The lowest byte of an extended code is its primary code.
  return extended === undefined ? undefined : extended & 0xff
}

/** Runs a function; throws DatabaseUnavailable if the file or its disk cannot be used. */
export function onUsableFile<Value>(run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    const code = sqliteCodeOf(error)
    if (!(error instanceof Error) || code === undefined || !unusable.has(code)) throw error
    throw new DatabaseUnavailable(error.message, { cause: error })
  }
}
