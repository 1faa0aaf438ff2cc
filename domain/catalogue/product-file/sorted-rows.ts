/**
 * Writes rows with texts that may contain every separator as JSON; none give an empty text. Sorts their fields, whose
 * order has no meaning, so that equal rows give equal texts.
 */
export function sortedRows(rows: readonly object[] = []): string {
  if (rows.length === 0) return ''
  return JSON.stringify(rows.map((row) => Object.fromEntries(Object.entries(row).sort(byName))))
}

function byName([a]: [string, unknown], [b]: [string, unknown]): number {
  return a < b ? -1 : 1
}
