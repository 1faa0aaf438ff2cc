import { useMemo, useRef } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import { Alert } from '../feedback/alert.tsx'
import { PrintButton } from '../print-button.tsx'
import { useFormats } from '../values/formats.ts'
import { BulkBar } from './bulk-bar.tsx'
import { ColumnsMenu, shownColumns } from './columns-menu.tsx'
import type { DataTableProps, DataTableTexts } from './data-table-props.ts'
import { PrintHead } from './print-head.tsx'
import { RecordTable } from './record-table.tsx'
import { useArrangedRows } from './use-arranged-rows.ts'
import { mostPrinted, usePrintAll } from './use-print-all.ts'
import { type Selected, useSelection } from './use-selection.ts'

interface TablePageProps<Row> extends Omit<DataTableProps<Row>, 'list'> {
  readonly list: { readonly rows: readonly Row[]; readonly next?: string }
}

/** Shows one page of a list, its number of rows and the pager. */
export function TablePage<Row extends object>({ list, ...props }: TablePageProps<Row>) {
  const { texts, columns, keyOf, view, onView, whole, filter, sorts, selection, busy = false } = props
  const formats = useFormats()
  const countLine = useRef<HTMLParagraphElement>(null)
  const narrowed = useMemo(() => {
    const matches = whole && view.filter ? filter?.matches : undefined
    return matches ? list.rows.filter((row) => matches(row, view.filter)) : list.rows
  }, [list.rows, whole, filter, view.filter])
  const sort = view.sort || (sorts[0]?.value ?? '')
  const { rows, next } = useArrangedRows({
    rows: narrowed,
    columns,
    keyOf,
    whole,
    next: list.next,
    view: { ...view, sort },
  })
  const selected = useSelection(rows, keyOf)
  const printing = usePrintAll(props.loadAll)
  const { printed } = printing
  const toCount = () => countLine.current?.focus()
  const goTo = (after: string) => {
    onView({ after })
    toCount()
  }
  return (
    <div className="data-page" aria-busy={busy} data-printing={printed && 'all'}>
      <div className="table-line [&_.button]:px-[0.9rem] [&_.button]:text-[1rem] max-[30rem]:[&_.button]:px-2">
        {selection && rows.length > 0 && <AllOnPage texts={texts} rows={rows} selected={selected} />}
        <p
          ref={countLine}
          tabIndex={-1}
          role="status"
          className="table-count empty:hidden focus:outline-none"
        >
          {rows.length > 0 && texts.count(formats, rows.length, next !== undefined)}
        </p>
        {rows.length > 0 && (
          <div className="flex flex-wrap gap-2 items-center ms-auto max-[30rem]:w-full max-[30rem]:*:flex-[1_1_auto]">
            <ColumnsMenu
              label={texts.columns}
              columns={columns}
              chosen={view.columns ?? ''}
              onChoose={(chosen) => onView({ columns: chosen })}
            />
            {props.tools}
            <PrintButton text={texts.print} />
            {props.loadAll && (next !== undefined || view.after !== '') && (
              <PrintAll texts={texts} printing={printing} />
            )}
          </div>
        )}
      </div>
      {selection && (
        <BulkBar texts={texts} keyOf={keyOf} selection={selection} selected={selected} onCleared={toCount} />
      )}
      {rows.length > 0 ? (
        <>
          <PrintHead
            texts={texts}
            view={view}
            filter={filter}
            also={props.also ?? []}
            note={printed?.more ? texts.printedFirst(formats, printed.rows.length) : undefined}
          />
          <RecordTable<Row>
            caption={texts.caption}
            columns={shownColumns(columns, view.columns ?? '')}
            rows={printed?.rows ?? rows}
            keyOf={keyOf}
            checkbox={
              selection && {
                label: texts.select,
                nameOf: selection.nameOf,
                has: selected.has,
                onChange: (row, on) => selected.set([row], on),
              }
            }
          />
          {props.totals && (
            <div className="table-totals px-4 py-3 font-semibold bg-paper border border-line border-t-3 border-t-ink empty:hidden">
              {props.totals}
            </div>
          )}
        </>
      ) : (
        <NothingShown texts={texts} view={view} onView={onView} emptyAction={props.emptyAction} />
      )}
      <Pages texts={texts} after={view.after} next={next} onGo={goTo} />
    </div>
  )
}

interface PrintAllProps {
  readonly texts: DataTableTexts
  readonly printing: ReturnType<typeof usePrintAll>
}

/** Prints all pages. The same button stops the loading, so that the focus stays. */
function PrintAll({ texts, printing: { loaded, problem, start, stop } }: PrintAllProps) {
  const formats = useFormats()
  const loads = loaded !== undefined
  return (
    <>
      {loads && <span className="figure px-[0.6rem] py-[0.2rem] bg-paper">{texts.printLoaded(loaded)}</span>}
      <Button kind="quiet" onClick={loads ? stop : start}>
        {loads ? texts.printStop : texts.printAll(formats, mostPrinted)}
      </Button>
      {problem && <Alert message={problem} />}
    </>
  )
}

interface AllOnPageProps<Row> {
  readonly texts: DataTableTexts
  readonly rows: readonly Row[]
  readonly selected: Selected<Row>
}

function AllOnPage<Row>({ texts, rows, selected }: AllOnPageProps<Row>) {
  const all = selected.rows.length === rows.length
  return (
    <label className="check px-3 text-note bg-paper border border-line">
      <input
        type="checkbox"
        checked={all}
        ref={(box) => {
          if (box) box.indeterminate = !all && selected.rows.length > 0
        }}
        onChange={({ target }) => selected.set(rows, target.checked)}
      />
      {texts.allOnPage}
    </label>
  )
}

type NothingShownProps = Pick<DataTableProps<never>, 'texts' | 'view' | 'onView' | 'emptyAction'>

function NothingShown({ texts, view, onView, emptyAction }: NothingShownProps) {
  const also = Object.values(view.also ?? {})
  const narrowed = [view.search, view.filter, view.after, view.from, view.to, ...also].some(Boolean)
  return (
    <Card className="grid justify-items-start gap-4">
      <p>{narrowed ? texts.nothingFound : texts.empty}</p>
      {!narrowed && emptyAction}
      {narrowed && (
        <Button
          kind="quiet"
          onClick={() => onView({ search: '', filter: '', also: {}, after: '', from: '', to: '' })}
        >
          {texts.showAll}
        </Button>
      )}
    </Card>
  )
}

interface PagesProps {
  readonly texts: DataTableTexts
  readonly after: string
  readonly next: string | undefined
  readonly onGo: (after: string) => void
}

/** Links to the next and the first page; the browser's Back leads to the previous page. */
export function Pages({ texts, after, next, onGo }: PagesProps) {
  if (after === '' && next === undefined) return null
  return (
    <nav className="actions" aria-label={texts.pages}>
      {after !== '' && (
        <Button kind="quiet" onClick={() => onGo('')}>
          {texts.firstPage}
        </Button>
      )}
      {next !== undefined && <Button onClick={() => onGo(next)}>{texts.nextPage}</Button>}
    </nav>
  )
}
