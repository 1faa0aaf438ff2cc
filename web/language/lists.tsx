import { Chip } from '../ui/chip.tsx'
import { BulkBar } from '../ui/table/bulk-bar.tsx'
import { ColumnsMenu } from '../ui/table/columns-menu.tsx'
import { DataTable } from '../ui/table/data-table.tsx'
import type { DataTableProps, DataTableTexts } from '../ui/table/data-table-props.ts'
import { DateRange } from '../ui/table/date-range.tsx'
import { PictureCell } from '../ui/table/picture-cell.tsx'
import { PrintHead } from '../ui/table/print-head.tsx'
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
  count: (_, count) => `${count} orders`,
  tryAgain: 'Try again',
  pages: 'Pages',
  nextPage: 'Next page',
  firstPage: 'First page',
  columns: 'Columns',
  print: 'Print',
  printAll: (_, most) => `Print all, up to ${most}`,
  printLoaded: (rows) => `Loading… ${rows} rows`,
  printStop: 'Stop',
  printedFirst: (_, rows) => `These are the first ${rows} rows.`,
  asOf: 'As of',
  from: 'From',
  to: 'To',
  select: 'Select',
  allOnPage: 'All on this page',
  selected: (count) => `${count} selected`,
  clearSelection: 'Clear the selection',
  sure: 'Are you sure?',
  notNow: 'Not now',
  ofAll: (answered, all) => `${answered} of ${all}`,
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

/** A table with one action and both rows selected. */
const bulk = {
  selection: {
    nameOf: shared.keyOf,
    actions: [
      {
        label: 'Mark as sent',
        confirm: (_: unknown, count: number) => `Mark ${count} orders as sent?`,
        done: (_: unknown, count: number) => `${count} marked as sent`,
        may: ({ paid }: Row) => paid,
        run: async () => [],
      },
    ],
  },
  selected: { rows, has: () => true, set: nothing },
}

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
        'with selection, dates and totals': (
          <DataTable<Row>
            {...shared}
            whole={false}
            range
            selection={bulk.selection}
            totals="2 orders, $208.00"
            list={{ status: 'ready', data: { rows } }}
          />
        ),
      },
    },
    {
      of: [TablePage],
      wide: true,
      states: { busy: <TablePage<Row> {...shared} busy list={{ rows }} /> },
    },
    {
      of: [BulkBar],
      wide: true,
      states: {
        'with a selection': <BulkBar<Row> {...bulk} texts={texts} keyOf={shared.keyOf} onCleared={nothing} />,
      },
    },
    {
      of: [ColumnsMenu],
      states: {
        closed: <ColumnsMenu<Row> label="Columns" columns={columns} chosen="" onChoose={nothing} />,
      },
    },
    {
      of: [DateRange],
      states: {
        'with a first day': <DateRange texts={texts} from="2030-06-01" to="" onRange={nothing} />,
      },
    },
    {
      // Hidden on screens.
      of: [PrintHead],
      states: {
        'on paper': (
          <PrintHead texts={texts} view={shared.view} filter={undefined} also={[]} note={undefined} />
        ),
      },
    },
    {
      of: [PictureCell],
      states: {
        'a product': (
          <PictureCell img="/pictures/chain-whip-480.webp" files={undefined}>
            Chain whip
          </PictureCell>
        ),
        small: (
          <PictureCell small img="/pictures/chain-whip-480.webp" files={undefined}>
            Chain whip
          </PictureCell>
        ),
        'without a picture': (
          <PictureCell img="" files={undefined} missing="No picture yet">
            Chain whip
          </PictureCell>
        ),
        'a person': (
          <PictureCell img="" files={undefined} initial="M">
            Mo Spokes
          </PictureCell>
        ),
      },
    },
    {
      of: [Pages],
      wide: true,
      states: { 'in the middle': <Pages texts={texts} after="x" next="y" onGo={nothing} /> },
    },
  ],
}
