import { Readable } from 'node:stream'
import type * as z from 'zod/mini'
import { listUsers } from '../../../contract/accounts/accounts.ts'
import { listProducts } from '../../../contract/catalogue/products.ts'
import { listWrittenReviews } from '../../../contract/catalogue/reviews.ts'
import { listTools } from '../../../contract/catalogue/tools.ts'
import { listPaymentsToCheck } from '../../../contract/desk/board.ts'
import { listEmails } from '../../../contract/desk/emails.ts'
import { listOfExport } from '../../../contract/desk/export-links.ts'
import * as contract from '../../../contract/desk/exports.ts'
import type { Operation } from '../../../contract/operation.ts'
import { listOrders } from '../../../contract/orders/orders.ts'
import { listInvoices } from '../../../contract/payments/invoices.ts'
import { listQuotes } from '../../../contract/requests/quotes.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { noteExport } from '../../operations/exports/note-export.ts'
import { numberWriting, shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import { accounts } from '../accounts/accounts.ts'
import { products } from '../catalogue/products.ts'
import { reviews } from '../catalogue/reviews.ts'
import { tools } from '../catalogue/tools.ts'
import { orders } from '../orders/orders.ts'
import { invoices } from '../payments/invoices.ts'
import { quotes } from '../requests/quotes.ts'
import { type Call, type ServedOperation, serve } from '../serving/serve-operation.ts'
import { type ListHandler, type Portion, portionsFrom, readPortion } from '../serving/whole-lists.ts'
import { board } from './board.ts'
import { type CsvColumn, type CsvWriting, csvHeader, csvLines } from './csv-cells.ts'
import {
  emailColumns,
  invoiceColumns,
  managedColumns,
  orderColumns,
  paymentToCheckColumns,
  quoteColumns,
  reviewColumns,
  toolColumns,
  userColumns,
} from './csv-columns.ts'
import { emails } from './emails.ts'

const lists = [
  ...accounts,
  ...board,
  ...emails,
  ...invoices,
  ...orders,
  ...products,
  ...quotes,
  ...reviews,
  ...tools,
]

/** A file may have a million rows, so an address makes few of them. */
const exportsAMinute = 10

export const fileExports = [
  serveExport(contract.exportOrders, listOrders, orderColumns),
  serveExport(contract.exportInvoices, listInvoices, invoiceColumns),
  serveExport(contract.exportTools, listTools, toolColumns),
  serveExport(contract.exportProducts, listProducts, managedColumns),
  serveExport(contract.exportItems, listProducts, managedColumns, { kind: 'part' }),
  serveExport(contract.exportUsers, listUsers, userColumns),
  serveExport(contract.exportReviews, listWrittenReviews, reviewColumns),
  serveExport(contract.exportQuotes, listQuotes, quoteColumns),
  serveExport(contract.exportEmails, listEmails, emailColumns),
  serveExport(contract.exportPaymentsToCheck, listPaymentsToCheck, paymentToCheckColumns),
]

type ListOperation = Operation & { readonly answer: z.ZodMiniArray }
type FileOperation = (typeof contract.fileExports)[number]
type RowOf<List extends ListOperation> = z.output<List['answer']>[number]

/**
 * Serves a list as a file through the list's own handler, so that it has exactly the rows that the list shows.
 *
 * @param fixed parameters of the list that the file always has.
 */
function serveExport<List extends ListOperation>(
  operation: FileOperation,
  list: List,
  columns: readonly CsvColumn<RowOf<List>>[],
  fixed: Readonly<Record<string, string>> = {},
): ServedOperation {
  const name = listOfExport(operation)
  const read = reader<RowOf<List>>(list, fixed)
  return serve(
    operation,
    async (call) => {
      const first = await read(call, call.input.query.after)
      if (!first.ok) return first
      const { shop, caller, input } = call
      const timeZone = await shopTimeZone(shop)
      const day = dateIn(timeZone, shop.clock())
      call.setHeader('content-type', 'text/csv; charset=utf-8')
      call.setHeader('content-disposition', `attachment; filename="${name}-${day}.csv"`)
      const { limit: _limit, after: _after, ...filter } = input.query
      const made = { list: name, filter }
      const { decimalMark } = await numberWriting(shop)
      const lines = linesOf(
        first.value,
        { columns, writing: { decimalMark, timeZone } },
        (after) => read(call, after),
        (rows, whole) => noteExport(shop, caller, { ...made, rows, whole }),
      )
      // Fastify sends a stream as it is, although the contract describes the whole text.
      return done(Readable.from(lines) as unknown as string)
    },
    { callsAMinute: exportsAMinute },
  )
}

/** Yields the lines of all portions; it stops when the client goes away, and notes the export in both cases. */
async function* linesOf<Row>(
  first: Portion<Row>,
  { columns, writing }: { readonly columns: readonly CsvColumn<Row>[]; readonly writing: CsvWriting },
  readNext: (after: string) => Promise<Outcome<Portion<Row>>>,
  onEnd: (rows: number, whole: boolean) => Promise<void>,
): AsyncGenerator<string> {
  let count = 0
  let whole = false
  try {
    yield csvHeader(columns, writing)
    for await (const rows of portionsFrom(first, readNext)) {
      count += rows.length
      yield csvLines(columns, rows, writing)
    }
    whole = true
  } finally {
    await onEnd(count, whole)
  }
}

function reader<Row>(list: ListOperation, fixed: Readonly<Record<string, string>>) {
  const served = lists.find(({ operation }) => operation === list)
  if (!served) throw new Error(`The API does not serve ${list.id}`)
  // `serve` paired this handler with this list, and its answer has the rows that the list's contract describes.
  const handle = served.handle as ListHandler<Call<FileOperation>, Row>
  return (call: Call<FileOperation>, after: string | undefined) =>
    readPortion(handle, call, { ...call.input.query, ...fixed }, after)
}
