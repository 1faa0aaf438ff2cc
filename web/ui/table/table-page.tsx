import { useMemo, useRef } from 'react'
import { Button } from '../button.tsx'
import { Card } from '../card.tsx'
import type { DataTableProps, DataTableTexts } from './data-table-props.ts'
import { RecordTable } from './record-table.tsx'
import { useArrangedRows } from './use-arranged-rows.ts'

interface TablePageProps<Row> extends Omit<DataTableProps<Row>, 'list'> {
  readonly list: { readonly rows: readonly Row[]; readonly next?: string }
}

/** Shows one page of a list, its number of rows and the pager. */
export function TablePage<Row extends object>({ list, ...props }: TablePageProps<Row>) {
  const { texts, columns, keyOf, view, onView, whole, filter, sorts, busy = false } = props
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
  const goTo = (after: string) => {
    onView({ after })
    countLine.current?.focus()
  }
  return (
    <div className="data-page" aria-busy={busy}>
      <p ref={countLine} tabIndex={-1} role="status" className="table-count">
        {rows.length > 0 && texts.count(rows.length, next !== undefined)}
      </p>
      {rows.length > 0 ? (
        <RecordTable caption={texts.caption} columns={columns} rows={rows} keyOf={keyOf} />
      ) : (
        <NothingShown texts={texts} view={view} onView={onView} emptyAction={props.emptyAction} />
      )}
      <Pages texts={texts} after={view.after} next={next} onGo={goTo} />
    </div>
  )
}

type NothingShownProps = Pick<DataTableProps<never>, 'texts' | 'view' | 'onView' | 'emptyAction'>

function NothingShown({ texts, view, onView, emptyAction }: NothingShownProps) {
  const narrowed = view.search !== '' || view.filter !== '' || view.after !== ''
  return (
    <Card className="grid justify-items-start gap-4">
      <p>{narrowed ? texts.nothingFound : texts.empty}</p>
      {!narrowed && emptyAction}
      {narrowed && (
        <Button kind="quiet" onClick={() => onView({ search: '', filter: '', after: '' })}>
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

/** Links to the next and the first page; the browser's Back leads one page back. */
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
