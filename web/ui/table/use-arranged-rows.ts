import {
  columnFilteringFeature,
  createColumnHelper,
  createFilteredRowModel,
  createSortedRowModel,
  filterFn_includesString,
  globalFilteringFeature,
  rowSortingFeature,
  tableFeatures,
  useTable,
} from '@tanstack/react-table'
import { useMemo } from 'react'
import { compareTexts } from '../../../domain/writing/text-order.ts'
import { type DataColumn, rowsPerPage, type ShownRows, type TableView } from './table-view.ts'

const features = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  filterFns: { includesString: filterFn_includesString },
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
})

/** No filters besides the search. */
const noFilters: never[] = []

interface Arranging<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly DataColumn<Row>[]
  readonly keyOf: (row: Row) => string
  readonly view: TableView
  /** True if all rows are loaded; otherwise the server has searched, sorted and paged them. */
  readonly whole: boolean
  /** Cursor of the next page, from the server. */
  readonly next: string | undefined
}

/** Searches, sorts and pages a list in the browser, unless the server has done so. */
export function useArrangedRows<Row extends object>(arranging: Arranging<Row>): ShownRows<Row> {
  const { rows, columns, keyOf, view, whole } = arranging
  const definitions = useMemo(() => columns.flatMap(definitionOf), [columns])
  // useTable needs the same reference while the sort order is the same.
  const sorting = useMemo(() => sortingOf(columns, view.sort), [columns, view.sort])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    getRowId: keyOf,
    manualFiltering: !whole,
    manualSorting: !whole,
    globalFilterFn: 'includesString',
    getColumnCanGlobalFilter: ({ id }) => columns.some(({ header, searched }) => searched && header === id),
    state: { globalFilter: view.search, sorting, columnFilters: noFilters },
  })
  const arranged = table.getRowModel().rows.map(({ original }) => original)
  return whole ? pageOf(arranged, keyOf, view.after) : { rows: arranged, next: arranging.next }
}

function definitionOf<Row extends object>({ header, value }: DataColumn<Row>) {
  if (!value) return []
  const helper = createColumnHelper<typeof features, Row>()
  return [
    helper.accessor((row: Row): unknown => value(row), {
      id: header,
      sortFn: (one, other, id) => compare(one.getValue(id), other.getValue(id)),
      sortUndefined: 'last',
    }),
  ]
}

function compare(one: unknown, other: unknown): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other
  return compareTexts(String(one), String(other))
}

function sortingOf<Row>(columns: readonly DataColumn<Row>[], sort: string) {
  const descending = sort.startsWith('-')
  const name = descending ? sort.slice(1) : sort
  const column = columns.find((one) => one.sort !== undefined && one.sort === name)
  return column ? [{ id: column.header, desc: descending }] : []
}

/** Returns the rows after the cursor; the first ones if the cursor's row no longer exists. */
function pageOf<Row>(rows: readonly Row[], keyOf: (row: Row) => string, after: string): ShownRows<Row> {
  const start = after === '' ? 0 : rows.findIndex((row) => keyOf(row) === after) + 1
  const shown = rows.slice(start, start + rowsPerPage)
  const last = shown.at(-1)
  const more = last !== undefined && start + rowsPerPage < rows.length
  return { rows: shown, next: more ? keyOf(last) : undefined }
}
