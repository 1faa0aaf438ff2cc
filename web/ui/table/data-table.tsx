import './data-table.css'
import './table-tools.css'
import './table.css'
import { Card } from '../card.tsx'
import { Alert } from '../feedback/alert.tsx'
import { Skeleton } from '../feedback/skeleton.tsx'
import { SelectField } from '../fields/text-field.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DateRange } from './date-range.tsx'
import { Pages, TablePage } from './table-page.tsx'
import { SearchBox } from './table-tools.tsx'

/** Shows a list with search, filter, sort and pages. On narrow screens each row is a card. */
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
          {/* If a page fails to load, its pager still links to the first page. */}
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
    <div className="table-tools @max-[50rem]:[&>.table-search]:basis-full [&_.field_label]:text-note [&_.field_label]:font-normal [&_.field_label]:text-soft">
      <SearchBox
        key={view.searchBox}
        label={texts.search}
        hint={texts.searchHint}
        value={view.search}
        onSearch={(search) => onView({ search })}
      />
      {filter && (
        <SelectField
          className="table-chooser"
          name="state"
          label={filter.label}
          choices={filter.choices}
          value={view.filter}
          onChange={({ target }) => onView({ filter: target.value })}
        />
      )}
      {!whole &&
        props.also?.map(({ name, label, choices }) => (
          <SelectField
            key={name}
            className="table-chooser"
            name={name}
            label={label}
            choices={choices}
            value={view.also?.[name] ?? ''}
            onChange={({ target }) => onView({ also: { ...view.also, [name]: target.value } })}
          />
        ))}
      {range && !whole && (
        <DateRange texts={texts} from={view.from ?? ''} to={view.to ?? ''} onRange={onView} />
      )}
      {sorts.length > 1 && (
        <SelectField
          className="table-chooser"
          name="sort"
          label={texts.sortBy}
          choices={sorts}
          value={view.sort || (sorts[0]?.value ?? '')}
          onChange={({ target }) => onView({ sort: target.value === sorts[0]?.value ? '' : target.value })}
        />
      )}
    </div>
  )
}
