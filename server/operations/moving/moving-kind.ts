import type { MovedContents } from '../../../domain/moving/moved-columns.ts'
import type { MovedRecord } from '../../../domain/moving/moved-record.ts'
import type { Reader, Topic, Transaction } from '../../data/database.ts'
import type { Turn } from '../../search/turn.ts'
import type { FileTable } from '../imports/read-table.ts'
import type { Shop } from '../shop.ts'

/** A file that is read, or why it cannot be. */
export type ReadRecords<Value> =
  | { readonly records: readonly MovedRecord<Value>[]; readonly notices: readonly string[] }
  | { readonly problem: string }

/** What the shop has of a record. */
export interface Present<Value> {
  /** What an import would change or undo; null if there is nothing yet. */
  readonly value: Value | null
  /** Tells whether the shop has it in a form that no import changes, such as an account that lacks nothing. */
  readonly isSettled?: (value: Value) => boolean
  /** What a notice says if the record is new. */
  readonly doubt?: string
}

export interface WritingRecords {
  readonly importId: string
  readonly now: number
}

/** One kind of data that moves in: how it is read, found, written and shown. */
export interface MovingKind<Value> {
  readonly contents: MovedContents
  readonly topics: readonly Topic[]
  /** Tells whether a file has a column with this header. */
  isKnown(header: string): boolean
  readRecords(shop: Shop, table: FileTable, turn: Turn): Promise<ReadRecords<Value>>
  /** Returns the cells of a record for the difference: column and text. */
  cellsOf(value: Value): readonly (readonly [column: string, text: string])[]
  find(read: Reader, keys: readonly string[]): Promise<ReadonlyMap<string, Present<Value>>>
  write(transaction: Transaction, values: readonly Value[], writing: WritingRecords): Promise<void>
  /** Deletes records; returns how many there were. */
  remove(transaction: Transaction, keys: readonly string[]): Promise<number>
  /** Returns notices about the rows with each doubt. */
  noticesOf(doubts: ReadonlyMap<string, readonly number[]>): readonly string[]
}
