import { Readable } from 'node:stream'
import { listOfExport } from '../../../contract/desk/export-links.ts'
import type * as contract from '../../../contract/desk/exports.ts'
import type { listListedPrices } from '../../../contract/prices/price-lists.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import type { DecimalMark } from '../../../domain/shop/decimal-mark.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { noteExport } from '../../operations/exports/note-export.ts'
import { numberWriting, shopTimeZone } from '../../operations/settings/shop-on-pages.ts'
import type { Shop } from '../../operations/shop.ts'
import { Turn } from '../../search/turn.ts'
import { accounts } from '../accounts/accounts.ts'
import { listFiledProducts } from '../catalogue/products.ts'
import { reviews } from '../catalogue/reviews.ts'
import { tools } from '../catalogue/tools.ts'
import {
  customerColumnsOfShopify,
  customerFileColumns,
  orderColumnsOfShopify,
  orderFileColumns,
  redirectColumnsOfShopify,
  redirectFileColumns,
  rowsOfArchived,
} from '../moving/moved-columns.ts'
import { listFiledCustomers, listFiledOrders, listFiledRedirects } from '../moving/moving-out.ts'
import { orders } from '../orders/orders.ts'
import { invoices } from '../payments/invoices.ts'
import { receivables } from '../payments/receivables.ts'
import { priceLists } from '../prices/price-lists.ts'
import { quotes } from '../requests/quotes.ts'
import type { Call, Handler, HandlersOf } from '../serving/handlers.ts'
import { type ListHandler, type Portion, portionsFrom, readPortion } from '../serving/whole-lists.ts'
import { board } from './board.ts'
import { type CsvColumn, csvHeader, csvLines } from './csv-cells.ts'
import {
  emailColumns,
  invoiceColumns,
  listedPriceColumns,
  managedColumns,
  orderColumns,
  paymentToCheckColumns,
  quoteColumns,
  receivableColumns,
  reviewColumns,
  toolColumns,
  userColumns,
} from './csv-columns.ts'
import { emails } from './emails.ts'
import type { FileWriter } from './file-writer.ts'
import { shopifyWriter } from './shopify-file.ts'

export const fileExports = {
  exportOrders: csvFile(orders.listOrders, orderColumns),
  exportInvoices: csvFile(invoices.listInvoices, invoiceColumns),
  exportReceivables: csvFile(receivables.listReceivables, receivableColumns),
  exportTools: csvFile(tools.listTools.handle, toolColumns),
  exportProducts: csvFile(listFiledProducts, columnsOfProducts),
  exportProductsForShopify: writtenFile(listFiledProducts, shopifyWriter),
  exportItems: csvFile(listFiledProducts, columnsOfProducts, { kind: 'part' }),
  exportUsers: csvFile(accounts.listUsers, userColumns),
  exportReviews: csvFile(reviews.listWrittenReviews, reviewColumns),
  exportQuotes: csvFile(quotes.listQuotes, quoteColumns),
  exportEmails: csvFile(emails.listEmails, emailColumns),
  exportPaymentsToCheck: csvFile(board.listPaymentsToCheck, paymentToCheckColumns),
  exportCustomers: movedFile(listFiledCustomers, customerFileColumns, customerColumnsOfShopify),
  exportArchivedOrders: movedFile(listFiledOrderRows, orderFileColumns, orderColumnsOfShopify),
  exportListedPrices: csvFile(listListedPriceRows, listedPriceColumns),
  exportRedirects: movedFile(listFiledRedirects, redirectFileColumns, redirectColumnsOfShopify),
} satisfies HandlersOf<typeof contract.fileExports>

/** Returns the columns of a file of products, with their words in each language of the shop. */
async function columnsOfProducts({ settings }: Shop) {
  const { standard, offered } = (await settings.read()).languages
  return managedColumns(offered.filter((tag) => tag !== standard))
}

/** Lists a row for each line of the archived orders. */
async function listFiledOrderRows(call: Parameters<typeof listFiledOrders>[0]) {
  const orders = await listFiledOrders(call)
  return orders.ok ? done(orders.value.flatMap(rowsOfArchived)) : orders
}

type ListedPricesCall = Call<typeof listListedPrices>

/** Lists a row for each price of the list that the query names. */
async function listListedPriceRows(
  call: Omit<ListedPricesCall, 'input'> & {
    readonly input: Omit<ListedPricesCall['input'], 'query'> & {
      readonly query: ListedPricesCall['input']['query'] & { readonly list: string }
    }
  },
) {
  const { list, ...query } = call.input.query
  const input = { ...call.input, params: { id: list }, query }
  const listed = await priceLists.listListedPrices.handle({ ...call, input })
  if (!listed.ok) return listed
  return done(
    listed.value.flatMap(({ steps, ...product }) =>
      steps.map(({ from, price }) => ({ ...product, from, price })),
    ),
  )
}

/** Returns a handler that exports a list in the shop's own columns, or in those of Shopify with points and commas. */
function movedFile<Row>(
  handleList: ListHandler<never, Row>,
  own: Columns<Row>,
  ofShopify: Columns<Row>,
): Handler<FileOperation> {
  const [inOwn, inOthers] = [csvFile(handleList, own), csvFile(handleList, ofShopify, {}, '.')]
  // Only exports with this parameter use this handler.
  return (call) => ((call.input.query as { columns?: string }).columns === 'shopify' ? inOthers : inOwn)(call)
}

type Columns<Row> = readonly CsvColumn<Row>[]

type FileOperation = (typeof contract.fileExports)[number]
type FileCall = Call<FileOperation>

/**
 * Returns a handler that exports a list with one line for each row.
 *
 * @param described the columns of the file, or a function that returns those of a shop.
 * @param fixed list parameters of every such file.
 * @param mark the decimal mark for another program; by default that of the shop.
 */
function csvFile<Row>(
  handleList: ListHandler<never, Row>,
  described: Columns<Row> | ((shop: Shop) => Promise<Columns<Row>>),
  fixed: Readonly<Record<string, string>> = {},
  mark?: DecimalMark,
): Handler<FileOperation> {
  return writtenFile(
    handleList,
    async (shop) => {
      const decimalMark = mark ?? (await numberWriting(shop)).decimalMark
      const columns = typeof described === 'function' ? await described(shop) : described
      const writing = { decimalMark, timeZone: await shopTimeZone(shop) }
      return {
        begin: () => csvHeader(columns, writing),
        lines: (rows) => csvLines(columns, rows, writing),
        end: () => [],
      }
    },
    fixed,
  )
}

/**
 * Returns a handler that exports a list as a file, through the list's own handler, so that both have the same rows.
 *
 * @param fixed list parameters of every such file.
 */
function writtenFile<Row>(
  handleList: ListHandler<never, Row>,
  writerOf: (shop: Shop) => Promise<FileWriter<Row>>,
  fixed: Readonly<Record<string, string>> = {},
): Handler<FileOperation> {
  const read = reader(handleList, fixed)
  return async (call) => {
    const first = await read(call, call.input.query.after)
    if (!first.ok) return first
    const { shop, caller, input } = call
    const name = listOfExport(call.operation)
    const day = dateIn(await shopTimeZone(shop), shop.clock())
    call.setHeader('content-type', 'text/csv; charset=utf-8')
    call.setHeader('content-disposition', `attachment; filename="${name}-${day}.csv"`)
    const { limit: _limit, after: _after, ...filter } = input.query
    const made = { list: name, filter }
    const lines = linesOf(
      first.value,
      await writerOf(shop),
      (after) => read(call, after),
      (rows, whole) => noteExport(shop, caller, { ...made, rows, whole }),
    )
    // Fastify sends a stream unchanged, although the contract describes the whole text.
    return done(Readable.from(lines) as unknown as string)
  }
}

/** Yields the lines of all portions until the client disconnects, and always records the export. */
async function* linesOf<Row>(
  first: Portion<Row>,
  writer: FileWriter<Row>,
  readNext: (after: string) => Promise<Outcome<Portion<Row>>>,
  onEnd: (rows: number, whole: boolean) => Promise<void>,
): AsyncGenerator<string> {
  let count = 0
  let whole = false
  try {
    yield writer.begin()
    for await (const rows of portionsFrom(first, readNext)) {
      count += rows.length
      yield writer.lines(rows)
    }
    const turn = new Turn()
    for (const last of writer.end()) {
      yield last
      if (turn.isOver) await turn.next()
    }
    whole = true
  } finally {
    await onEnd(count, whole)
  }
}

function reader<Row>(handleList: ListHandler<never, Row>, fixed: Readonly<Record<string, string>>) {
  // By contract, an export takes the parameters of its list.
  const handle = handleList as ListHandler<FileCall, Row>
  return (call: FileCall, after: string | undefined) =>
    readPortion(handle, call, { ...call.input.query, ...fixed }, after)
}
