import type { Cells } from './fingerprint.ts'
import type { CopiedTable, OwnedSequence } from './tables.ts'

/** One of the two databases, read in one transaction. */
export interface Side {
  migrations(): Promise<readonly string[]>
  /** Yields all rows in parts, in the order of the primary key. */
  read(table: CopiedTable): AsyncIterable<readonly Cells[]>
  /** Deletes all rows of a table. */
  clear(table: CopiedTable): Promise<void>
  insert(table: CopiedTable, rows: readonly Cells[]): Promise<void>
  /** Lets numbering go on after the highest number. */
  continueSequences(sequences: readonly OwnedSequence[]): Promise<void>
  commit(): Promise<void>
  /** Rolls back everything that is not committed. */
  close(): Promise<void>
}
