/** A notice names at most this many rows. */
const mostRows = 20

/** Returns a notice about rows; none without rows. */
export function noticeOfRows(
  rows: readonly number[] | undefined,
  say: (count: number, rows: string, more: number) => string,
): readonly string[] {
  if (rows === undefined || rows.length === 0) return []
  const named = rows.slice(0, mostRows)
  return [say(rows.length, named.join(', '), rows.length - named.length)]
}

/** A notice names at most this many headers. */
const mostHeaders = 20

/** Returns the notice about headers that no column has; none without headers. */
export function noticeOfUnknown(
  unknown: readonly string[],
  say: (count: number, columns: string, more: number) => string,
): readonly string[] {
  if (unknown.length === 0) return []
  const named = unknown.slice(0, mostHeaders)
  return [say(unknown.length, named.join(', '), unknown.length - named.length)]
}
