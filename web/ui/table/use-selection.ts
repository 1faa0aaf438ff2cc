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
  /** Returns the question for a number of rows. */
  readonly confirm: (formats: Formats, count: number) => string
  /** Returns the success message for a number of rows. */
  readonly done: (formats: Formats, count: number) => string
  /** Returns whether the action can change a row. */
  readonly may: (row: Row) => boolean
  /** The value of a field in the dialog, such as a choice; `problemOf` returns its error. */
  readonly note?: {
    readonly label: string
    readonly hint: string
    readonly problemOf: (typed: string, rows: readonly Row[]) => string | undefined
  }
  /** Additional consent for some rows, by a checkbox. Without it they are left out and stay selected. */
  readonly consent?: {
    readonly needs: (row: Row) => boolean
    /** Describes the rows that need consent, with their number. */
    readonly text: (count: number) => string
    readonly label: (count: number) => string
    /** Message if no row is left without the consent. */
    readonly missing: string
  }
  /** Fields of the question. The list's page holds their values, and clears them in `onAsk`. */
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

/** A page about all selected rows. It opens without a question, because it changes nothing. */
export interface BulkLink<Row> {
  readonly label: string
  /** Returns whether the page can show a row. */
  readonly may: (row: Row) => boolean
  readonly to: (rows: readonly Row[]) => string
}

/** Makes the rows of a list selectable. */
export interface RowSelection<Row> {
  /** Returns a row's name, for its checkbox and its result. */
  readonly nameOf: (row: Row) => string
  readonly actions: readonly BulkAction<Row>[]
  readonly links?: readonly BulkLink<Row>[]
}

/** The selected rows of the visible page. */
export interface Selected<Row> {
  readonly rows: readonly Row[]
  readonly has: (row: Row) => boolean
  readonly set: (rows: readonly Row[], on: boolean) => void
}

/** Holds which rows are selected. A row that the page no longer shows counts as not selected. */
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
