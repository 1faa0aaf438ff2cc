import type { ReactNode } from 'react'
import { type Formats, useFormats } from '../values/formats.ts'
import { labelTexts } from '../values/value-texts.ts'

export interface RecordColumn<Row> {
  readonly header: string
  readonly cell: (row: Row, formats: Formats) => ReactNode
  /** Right-aligns the column and sets it in the font for figures. */
  readonly figures?: true
}

/** Makes rows selectable. */
export interface RowCheckbox<Row> {
  readonly label: string
  readonly nameOf: (row: Row) => string
  readonly has: (row: Row) => boolean
  readonly onChange: (row: Row, on: boolean) => void
}

interface RecordTableProps<Row> {
  /** The table's caption, for screen readers. */
  readonly caption: string
  /** The columns; the first one names the row. */
  readonly columns: readonly RecordColumn<Row>[]
  readonly rows: readonly Row[]
  readonly keyOf: (row: Row) => string
  readonly checkbox?: RowCheckbox<Row> | undefined
}

/**
 * Renders records as a table; on a narrow screen each becomes a card. The elements have no explicit roles: HTML forbids
 * them inside a table, and browsers keep a table's roles when CSS displays its rows as cards (docs/decisions/0128).
 */
export function RecordTable<Row>({ caption, columns, rows, keyOf, checkbox }: RecordTableProps<Row>) {
  return (
    <table className="records">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {checkbox && (
            <th scope="col" className="records-select">
              <span className="sr-only">{checkbox.label}</span>
            </th>
          )}
          {columns.map(({ header, figures }) => (
            <th key={header} scope="col" className={figures && 'records-figures'}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {checkbox && <SelectCell row={row} checkbox={checkbox} />}
            {columns.map((column, place) => (
              <RecordCell key={column.header} column={column} row={row} names={place === 0} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface RecordCellProps<Row> {
  readonly column: RecordColumn<Row>
  readonly row: Row
  readonly names: boolean
}

function RecordCell<Row>({ column, row, names }: RecordCellProps<Row>) {
  const shared = {
    'data-label': column.header,
    className: column.figures && 'figure records-figures',
    children: column.cell(row, useFormats()),
  }
  if (names) return <th scope="row" {...shared} />
  return <td {...shared} />
}

function SelectCell<Row>({ row, checkbox }: { readonly row: Row; readonly checkbox: RowCheckbox<Row> }) {
  const { label, nameOf, has, onChange } = checkbox
  return (
    <td className="records-select">
      <label>
        <span className="sr-only">{labelTexts.named(label, nameOf(row))}</span>
        <input type="checkbox" checked={has(row)} onChange={({ target }) => onChange(row, target.checked)} />
      </label>
    </td>
  )
}
