import type { KeyboardEvent } from 'react'
import type { DataColumn } from './table-view.ts'

interface ColumnsMenuProps<Row> {
  readonly label: string
  readonly columns: readonly DataColumn<Row>[]
  /** The names of the visible columns, as in the address; empty for all. */
  readonly chosen: string
  readonly onChoose: (chosen: string) => void
}

/** Chooses the columns of a list. The first column, which names the row, and fixed columns are always visible. */
export function ColumnsMenu<Row>({ label, columns, chosen, onChoose }: ColumnsMenuProps<Row>) {
  const choices = columns.filter(canHide)
  const shown = new Set(shownColumns(columns, chosen))
  const change = (column: DataColumn<Row>, on: boolean) => {
    const names = choices.filter((one) => (one === column ? on : shown.has(one))).map(nameOf)
    // A hyphen means that no optional column is visible.
    onChoose(names.length === choices.length ? '' : names.join(',') || '-')
  }
  return (
    <details
      className="columns-menu relative [&_summary]:list-none max-[30rem]:[&_summary]:w-full max-[30rem]:[&_fieldset]:end-auto max-[30rem]:[&_fieldset]:start-0"
      onKeyDown={closeOnEscape}
    >
      <summary className="button button-quiet">{label}</summary>
      <fieldset>
        <legend className="sr-only">{label}</legend>
        {choices.map((column) => (
          <label key={column.header} className="check">
            <input
              type="checkbox"
              checked={shown.has(column)}
              onChange={(event) => change(column, event.target.checked)}
            />
            {column.header}
          </label>
        ))}
      </fieldset>
    </details>
  )
}

/** Returns the columns in the address, in the list's order; all columns if the address names none. */
export function shownColumns<Row>(
  columns: readonly DataColumn<Row>[],
  chosen: string,
): readonly DataColumn<Row>[] {
  if (chosen === '') return columns
  const names = chosen.split(',')
  return columns.filter((column, place) => !canHide(column, place) || names.includes(nameOf(column)))
}

function canHide<Row>({ fixed }: DataColumn<Row>, place: number): boolean {
  return place > 0 && !fixed
}

function nameOf<Row>({ header }: DataColumn<Row>): string {
  return header.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-')
}

function closeOnEscape({ key, currentTarget }: KeyboardEvent<HTMLDetailsElement>): void {
  if (key !== 'Escape' || !currentTarget.open) return
  currentTarget.open = false
  currentTarget.querySelector('summary')?.focus()
}
