import { type ReactNode, useState } from 'react'
import type { Formats } from '../values/formats.ts'

/** The result of a bulk action for one row. */
export interface RowResult {
  readonly key: string
  /** Why the row failed. */
  readonly problem?: string
}

/** An action on all selected rows. */
export interface BulkAction<Row> {
  readonly label: string
  /** The question, with the number of rows. */
  readonly confirm: (formats: Formats, count: number) => string
  /** Reports the result with the number of rows. */
  readonly done: (formats: Formats, count: number) => string
  /** Whether the action can change a row. */
  readonly may: (row: Row) => boolean
  /** The value of a field in the dialog, such as a choice; `problemOf` returns its error. */
  readonly note?: {
    readonly label: string
    readonly hint: string
    readonly problemOf: (typed: string, rows: readonly Row[]) => string | undefined
  }
  /** A yes of its own that some rows need, by a checkbox; without it they are left out and stay selected. */
  readonly consent?: {
    readonly needs: (row: Row) => boolean
    /** Describes the rows that need attention, with their number. */
    readonly text: (count: number) => string
    readonly label: (count: number) => string
    /** Says that without it no row is left. */
    readonly missing: string
  }
  /** Fields that the question shows; the list's page keeps their values, and empties them in `onAsk`. */
  readonly fields?: ReactNode
  /** Runs when the question opens. */
  readonly onAsk?: () => void
  /** Checks the fields, which then show their errors; false keeps the question open. */
  readonly check?: () => boolean
  /** Changes the rows and reports the result of each; `onProgress` gets the number of finished rows. */
  readonly run: (
    rows: readonly Row[],
    onProgress: (answered: number) => void,
    typed: string,
  ) => Promise<readonly RowResult[]>
}

/** A page about all selected rows. It changes nothing, so it opens without a question. */
export interface BulkLink<Row> {
  readonly label: string
  /** Whether the page can show a row. */
  readonly may: (row: Row) => boolean
  readonly to: (rows: readonly Row[]) => string
}

/** Makes the rows of a list selectable. */
export interface RowSelection<Row> {
  /** Names a row, for its checkbox and in the answer of an action. */
  readonly nameOf: (row: Row) => string
  readonly actions: readonly BulkAction<Row>[]
  readonly links?: readonly BulkLink<Row>[]
}

/** The selected rows of the shown page. */
export interface Selected<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly set: (rows: readonly Row[], on: boolean) => void
}

/** Keeps which rows are selected. A row that the page no longer shows counts as not selected. */
export function useSelection<Row>(shown: readonly Row[], keyOf: (row: Row) => string): Selected<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string>>(new Set())
  const has = (row: Row) => keys.has(keyOf(row))
  return {
    rows: shown.filter(has),
    has,
    set(rows, on) {
      const changed = new Set(rows.map(keyOf))
      setKeys(
        (before) => new Set([...[...before].filter((key) => !changed.has(key)), ...(on ? changed : [])]),
      )
    },
  }
}
