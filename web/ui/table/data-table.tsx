import '../../styles/dashboard/admin.css'
import '../../styles/dashboard/table-tools.css'
import '../../styles/table.css'
import { Card } from '../card.tsx'
import { Alert } from '../feedback/alert.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DateRange } from './date-range.tsx'
import { Pages, TablePage } from './table-page.tsx'
import { Chooser, SearchBox } from './table-tools.tsx'

/** Shows a list with search, filter, sort and pages; on narrow screens each row becomes a card. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { texts, list, view, onView, onTryAgain } = props
  const again = { label: texts.tryAgain, run: onTryAgain }
  return (
    <div className="data-table">
      <TableTools {...props} />
      {list.status === 'loading' && (
        <Card>
          <Skeleton label={texts.loading} lines={6} />
        </Card>
      )}
      {list.status === 'failed' && (
        <>
          <Alert message={`${texts.notLoaded} ${list.error.message}`} again={again} />
          {/* When a page fails to load, its pager still leads back to the first one. */}
          <Pages texts={texts} after={view.after} next={undefined} onGo={(after) => onView({ after })} />
        </>
      )}
      {list.status === 'ready' && (
        <>
          {list.stale && <Alert message={`${texts.notRefreshed} ${list.stale.message}`} again={again} />}
          <TablePage {...props} list={list.data} />
        </>
      )}
    </div>
  )
}

function TableTools<Row extends object>(props: DataTableProps<Row>) {
  const { texts, view, onView, sorts, filter, range, whole } = props
  return (
    <div className="table-tools">
      <SearchBox
        key={view.searchBox}
        label={texts.search}
        hint={texts.searchHint}
        value={view.search}
        onSearch={(search) => onView({ search })}
      />
      {filter && (
        <Chooser
          name="state"
          label={filter.label}
          choices={filter.choices}
          value={view.filter}
          onChoose={(chosen) => onView({ filter: chosen })}
        />
      )}
      {!whole &&
        props.also?.map(({ name, label, choices }) => (
          <Chooser
            key={name}
            name={name}
            label={label}
            choices={choices}
            value={view.also?.[name] ?? ''}
            onChoose={(chosen) => onView({ also: { ...view.also, [name]: chosen } })}
          />
        ))}
      {range && !whole && (
        <DateRange texts={texts} from={view.from ?? ''} to={view.to ?? ''} onRange={onView} />
      )}
      {sorts.length > 1 && (
        <Chooser
          name="sort"
          label={texts.sortBy}
          choices={sorts}
          value={view.sort || (sorts[0]?.value ?? '')}
          onChoose={(sort) => onView({ sort: sort === sorts[0]?.value ? '' : sort })}
        />
      )}
    </div>
  )
}
