import type { Cells } from './fingerprint.ts'
import type { CopiedTable, OwnedSequence } from './tables.ts'

/** One of the two databases, in one transaction. */
export interface Side {
  migrations(): Promise<readonly string[]>
  /** Yields all rows in portions, in the order of the primary key. */
  read(table: CopiedTable): AsyncIterable<readonly Cells[]>
  /** Deletes all rows of a table. */
  clear(table: CopiedTable): Promise<void>
  insert(table: CopiedTable, rows: readonly Cells[]): Promise<void>
  /** Continues numbering after the highest number. */
  continueSequences(sequences: readonly OwnedSequence[]): Promise<void>
  commit(): Promise<void>
  /** Closes the connection; uncommitted changes are rolled back. */
  close(): Promise<void>
}
