import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { FieldProblems } from '../../../forms/field-rules.ts'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type RowList, rowField, rowsOf } from './row-values.ts'

interface TypedRowsProps<Row extends object> {
  readonly list: RowList<Row>
  /** The JSON text of the rows. */
  readonly text: string
  readonly problems: FieldProblems
  /** Makes the fields read-only during the request. */
  readonly busy: boolean
  readonly texts: {
    readonly row: (number: number) => string
    readonly add: string
    readonly remove: string
  }
  /** Props of a row's field besides its wiring. */
  readonly field: (
    column: keyof Row & string,
    row: Row,
  ) => {
    readonly label: string
    readonly hint?: string
    readonly inputMode?: 'decimal' | 'numeric'
    readonly list?: string
  }
  readonly onChange: (text: string) => void
  /** Fills in the rest of a row after a change of one of its columns. */
  readonly completed?: (row: Row, column: keyof Row & string) => Row
  /** Content below a row's fields. */
  readonly below?: (row: Row) => ReactNode
}

/**
 * Renders rows that can be added and removed. A new row takes the focus. After a removal the focus moves to the next
 * row, or the last one, or the button that adds.
 */
export function TypedRows<Row extends object>(props: TypedRowsProps<Row>) {
  const { list, text, problems, busy, texts, field, onChange, below } = props
  const { completed = (row) => row } = props
  const rows = rowsOf<Row>(text)
  const { container, focusRow } = useFocusOfRow(list.name, rows.length)
  const change = (changed: readonly Row[]) => onChange(JSON.stringify(changed))
  return (
    <div className="grid gap-5" ref={container}>
      {rows.map((row, index) => (
        // Rows have no identity of their own, because their values are controlled.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above.
        <fieldset key={index} className="grid gap-3">
          <legend className="sr-only">{texts.row(index + 1)}</legend>
          <div className="product-figures min-[44rem]:grid-cols-[repeat(auto-fit,minmax(9rem,1fr))]">
            {list.columns.map((column) => (
              <TextField
                key={column}
                {...field(column, row)}
                name={rowField(list.name, index, column)}
                value={String(row[column])}
                problem={problems[rowField(list.name, index, column)]}
                readOnly={busy}
                autoComplete="off"
                onChange={(event) =>
                  change(rows.with(index, completed({ ...row, [column]: event.target.value }, column)))
                }
              />
            ))}
          </div>
          {below?.(row)}
          <Button
            kind="quiet"
            busy={busy}
            className="justify-self-start"
            onClick={() => {
              focusRow(index)
              change(rows.toSpliced(index, 1))
            }}
          >
            {texts.remove} <span className="sr-only">{texts.row(index + 1)}</span>
          </Button>
        </fieldset>
      ))}
      {rows.length < list.most && (
        <Button
          busy={busy}
          className="justify-self-start"
          data-add
          onClick={() => {
            focusRow(rows.length)
            change([...rows, list.blank])
          }}
        >
          {texts.add}
        </Button>
      )}
    </div>
  )
}

/** Moves the focus to a row after the number of rows has changed; without rows, to the button that adds one. */
export function useFocusOfRow(list: string, count: number) {
  const container = useRef<HTMLDivElement>(null)
  const wanted = useRef<number>(undefined)
  useLayoutEffect(() => {
    if (wanted.current === undefined) return
    const index = Math.min(wanted.current, count - 1)
    wanted.current = undefined
    const field = container.current?.querySelector<HTMLElement>(`[name^="${list}.${index}."]`)
    const target = field ?? container.current?.querySelector<HTMLElement>('[data-add]')
    target?.focus()
  }, [list, count])
  const focusRow = (index: number) => {
    wanted.current = index
  }
  return { container, focusRow }
}
