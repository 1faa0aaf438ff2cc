import { once } from 'node:events'
import { Readable } from 'node:stream'
import type { ZipFile } from 'yazl'
import { said } from '../../../contract/languages/said.ts'
import type { PaperFormat } from '../../../contract/payments/e-invoices.ts'
import { monthBefore } from '../../../domain/accounting/posting-batch.ts'
import type { Outcome } from '../../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { addDays, type CalendarDate, dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import { type IssuedBetween, listInvoices } from '../../data/queries/payments/invoices.ts'
import { noteExport } from '../exports/note-export.ts'
import { type Invoice, toInvoice } from '../invoices/invoice-content.ts'
import { printInvoice } from '../invoices/print-invoice.ts'
import { shopTimeZone } from '../settings/shop-on-pages.ts'
import type { Caller, Shop } from '../shop.ts'
import { eInvoiceTexts } from './e-invoice-texts.ts'
import { type MadeFile, makeEInvoice } from './make-e-invoice.ts'

/** Papers that are read at once. */
const pageSize = 100
/** How often a paper waits for the process that sets papers, and for how long. */
const mostTries = 20
const waitMs = 1_000

interface Days {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

interface ZippedPapers {
  readonly name: string
  readonly file: Readable
}

/**
 * Returns the papers of some days as a ZIP file that is written while it is read: each paper is made when the one
 * before has left, so that ten thousand take no more memory than one, and a client that leaves stops the work.
 */
export async function zipPapers(
  shop: Shop,
  caller: Caller,
  days: Days,
  format: PaperFormat,
): Promise<ZippedPapers> {
  const timeZone = await shopTimeZone(shop)
  const today = dateIn(timeZone, shop.clock())
  const isWholeMonth = days.from === undefined && days.to === undefined
  const { from, to = today } = isWholeMonth ? monthBefore(today) : days
  const issued = {
    from: from === undefined ? undefined : startOfDay(timeZone, from),
    to: startOfDay(timeZone, addDays(to, 1)),
  }
  const { ZipFile: Zip } = await import('yazl')
  const zip = new Zip()
  // The library gives a stream of Node, which its types describe by an older interface.
  const whole = zip.outputStream as Readable
  const left = new Promise<void>((resolve) => whole.once('close', () => resolve()))
  const adding = { shop, zip, whole, left, format, missing: [] }
  const file = Readable.from(
    chunksOf(adding, issued, (rows, isWhole) =>
      noteExport(shop, caller, {
        list: 'e-invoices',
        filter: { from, to, format },
        rows,
        whole: isWhole,
      }),
    ),
  )
  return { name: `${format === 'pdf' ? 'invoices' : format}-${from ?? 'first'}-${to}.zip`, file }
}

/** Yields the file until the client disconnects, and always records the export. */
async function* chunksOf(
  adding: Adding,
  issued: IssuedBetween,
  onEnd: (rows: number, isWhole: boolean) => Promise<void>,
): AsyncGenerator<Buffer> {
  const { whole } = adding
  let rows = 0
  let isWhole = false
  addAll(adding, issued).then(
    (count) => {
      rows = count
    },
    // The reader gets the error.
    (error: unknown) => whole.destroy(error instanceof Error ? error : new Error(String(error))),
  )
  try {
    for await (const chunk of whole) yield chunk
    isWhole = true
  } finally {
    await onEnd(rows, isWhole)
  }
}

interface Adding {
  readonly shop: Shop
  readonly zip: ZipFile
  /** The ZIP file as it arrives. */
  readonly whole: Readable
  /** Settles when nobody reads it any more. */
  readonly left: Promise<void>
  readonly format: PaperFormat
  readonly missing: string[]
}

async function addAll(adding: Adding, issued: IssuedBetween): Promise<number> {
  const { shop, zip, missing } = adding
  let count = 0
  let after: string | undefined
  do {
    const page = await listInvoices(shop.database.read, issued, { limit: pageSize, after })
    if (!page) throw new Error('The cursor of the invoices belongs to another list')
    for (const row of page.rows) {
      await addOne(adding, toInvoice(row))
      count += 1
    }
    after = page.next
  } while (after !== undefined)
  if (missing.length > 0) zip.addBuffer(Buffer.from(missing.join('\n')), 'missing.txt')
  zip.end()
  return count
}

async function addOne({ shop, zip, whole, left, format, missing }: Adding, invoice: Invoice): Promise<void> {
  const made = await fileOf(shop, invoice, format, missing)
  const content = Readable.from([made.content])
  // A PDF is compressed already.
  const compress = made.type !== 'application/pdf'
  zip.addReadStream(content, made.name, { mtime: new Date(invoice.issuedAt), compress })
  await Promise.race([once(content, 'close'), left])
  if (whole.destroyed) throw new Error('The client has left')
}

/** Returns the file of a paper; its PDF if it gives no e-invoice. */
async function fileOf(
  shop: Shop,
  invoice: Invoice,
  format: PaperFormat,
  missing: string[],
): Promise<MadeFile> {
  if (format !== 'pdf') {
    const made = await patiently(() => makeEInvoice(shop, invoice, format))
    if (made.ok) return made.value
    missing.push(said(eInvoiceTexts).named(formatInvoiceNumber(invoice), made.message ?? made.code))
  }
  const printed = await patiently(() => printInvoice(shop, invoice))
  if (!printed.ok) throw new Error(`${formatInvoiceNumber(invoice)} was not printed: ${printed.code}`)
  return { ...printed.value, type: 'application/pdf' }
}

/** Tries again while other papers keep the process busy that sets them. */
async function patiently<Value>(make: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
  for (let tries = 1; tries < mostTries; tries += 1) {
    const made = await make()
    if (made.ok || made.code !== 'BUSY') return made
    await new Promise((resolve) => setTimeout(resolve, waitMs))
  }
  return make()
}
