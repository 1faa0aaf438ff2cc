/** A row of a file, with its number in a spreadsheet; the header is row 1. */
export interface FileRow {
  readonly row: number
  readonly cells: readonly string[]
}
