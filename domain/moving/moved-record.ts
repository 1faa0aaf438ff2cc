/** What is wrong in a cell, with the cell as it is written; without a column about the record as a whole. */
export interface RecordProblem {
  readonly column: string
  readonly written?: string
  readonly problem: string
}

/** A record of a file: a customer, an order with all its rows, or a redirect. */
export interface MovedRecord<Value> {
  /** The number of its first row in a spreadsheet. */
  readonly row: number
  /** What identifies it; empty if that is missing. */
  readonly key: string
  /** Its name for people. */
  readonly name: string
  readonly value: Value
  readonly problems: readonly RecordProblem[]
  /** What a notice says about it. */
  readonly doubts: readonly string[]
}
