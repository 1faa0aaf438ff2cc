import { DatabaseUnavailable } from '../database.ts'

/** SQLite's primary result codes, as far as the shop tells them apart (sqlite.org/rescode.html). */
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

/** All of them are about the file and its disk, and none about the statement. */
const unusable = new Set<number>(Object.values(sqliteCodes))

/** The primary result code of an error that node:sqlite throws; undefined for every other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  const extended =
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
      ? error.errcode
      : undefined
  // An extended code carries its primary code in the lowest byte.
  return extended === undefined ? undefined : extended & 0xff
}

/** Runs something on a connection; throws DatabaseUnavailable when the file or its disk cannot be used. */
export function onUsableFile<Value>(run: () => Value): Value {
  try {
    return run()
  } catch (error) {
    const code = sqliteCodeOf(error)
    if (!(error instanceof Error) || code === undefined || !unusable.has(code)) throw error
    throw new DatabaseUnavailable(error.message, { cause: error })
  }
}
