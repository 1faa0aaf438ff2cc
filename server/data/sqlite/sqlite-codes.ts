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

/** The primary result code of an error that node:sqlite throws; undefined for every other error. */
export function sqliteCodeOf(error: unknown): number | undefined {
  const extended =
    error instanceof Error && 'errcode' in error && typeof error.errcode === 'number'
      ? error.errcode
      : undefined
  // An extended code carries its primary code in the lowest byte.
  return extended === undefined ? undefined : extended & 0xff
}
