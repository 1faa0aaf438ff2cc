import { Chip } from '../ui/chip.tsx'
import { DataTable } from '../ui/table/data-table.tsx'
import type { DataTableProps, DataTableTexts } from '../ui/table/data-table-props.ts'
import { RecordTable } from '../ui/table/record-table.tsx'
import { Pages, TablePage } from '../ui/table/table-page.tsx'
import { nothing } from './nothing.ts'
import type { Chapter } from './specimen.ts'

interface Row {
  readonly tool: string
  readonly price: string
  readonly paid: boolean
}

const rows: readonly Row[] = [
  { tool: 'Tyre bead jack', price: '$139.00', paid: false },
  { tool: 'Digital calliper 150 mm', price: '$69.00', paid: true },
]

const columns = [
  { header: 'Tool', cell: ({ tool }: Row) => tool },
  { header: 'Price', figures: true, cell: ({ price }: Row) => price },
  {
    header: 'State',
    cell: ({ paid }: Row) => <Chip state={paid ? 'good' : 'warn'}>{paid ? 'Paid' : 'Unpaid'}</Chip>,
  },
] as const

const texts: DataTableTexts = {
  caption: 'Orders',
  loading: 'Loading the orders',
  notLoaded: 'The orders did not load.',
  notRefreshed: 'This list could not be refreshed.',
  empty: 'No orders yet.',
  nothingFound: 'Nothing found.',
  showAll: 'Show all',
  search: 'Search',
  sortBy: 'Sort by',
  alone: 'Search results have a fixed order.',
  count: (count) => `${count} orders`,
  tryAgain: 'Try again',
  pages: 'Pages',
  nextPage: 'Next page',
  firstPage: 'First page',
}

const shared = {
  texts,
  columns,
  keyOf: ({ tool }: Row) => tool,
  whole: true,
  view: { search: '', sort: '', filter: '', after: '', searchBox: 0 },
  onView: nothing,
  onTryAgain: nothing,
  sorts: [{ value: 'new', text: 'Newest first' }],
} as const

function table(list: DataTableProps<Row>['list']) {
  return <DataTable<Row> {...shared} list={list} />
}

/** Lists: tables, and cards on narrow screens. */
export const lists: Chapter = {
  title: 'Lists',
  specimens: [
    {
      of: [RecordTable],
      wide: true,
      states: {
        'a table, and cards on a narrow screen': (
          <RecordTable caption="Orders" columns={columns} rows={rows} keyOf={shared.keyOf} />
        ),
      },
    },
    {
      of: [DataTable],
      wide: true,
      states: {
        'on its way': table({ status: 'loading' }),
        failed: table({ status: 'failed', error: { message: 'The shop is not responding.' } }),
        empty: table({ status: 'ready', data: { rows: [] } }),
      },
    },
    {
      of: [TablePage],
      wide: true,
      states: { busy: <TablePage<Row> {...shared} busy list={{ rows }} /> },
    },
    {
      of: [Pages],
      wide: true,
      states: { 'in the middle': <Pages texts={texts} after="x" next="y" onGo={nothing} /> },
    },
  ],
}
