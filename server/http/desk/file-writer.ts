/** Writes the rows of a list as the text of a file, a portion at a time. */
export interface FileWriter<Row> {
  begin(): string
  lines(rows: readonly Row[]): string
  /** Yields what can be written only after all rows. */
  end(): Iterable<string>
}
