import { accountsInForce } from '../../../domain/accounting/chart-accounts.ts'
import {
  type BookedPaper,
  type Posting,
  postingsOf,
  postingsOfCharge,
} from '../../../domain/accounting/paper-postings.ts'
import {
  type BatchFacts,
  type BatchLine,
  batchHeader,
  batchLine,
  businessYearOf,
  monthBefore,
  mostPostings,
} from '../../../domain/accounting/posting-batch.ts'
import { postingColumns } from '../../../domain/accounting/posting-columns.ts'
import { readOrderNumber } from '../../../domain/orders/order-number.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { addDays, type CalendarDate, dateIn, startOfDay } from '../../../domain/shop/shop-days.ts'
import { clockDate } from '../../../domain/writing/zone-clock.ts'
import { type ChargedItem, listChargedItems } from '../../data/queries/payments/charged-items.ts'
import { giftCardOrdersAmong } from '../../data/queries/payments/gift-cards.ts'
import { countInvoices, type IssuedBetween, listInvoices } from '../../data/queries/payments/invoices.ts'
import { type Invoice, toInvoice } from '../invoices/invoice-content.ts'
import type { Shop } from '../shop.ts'

/** Papers that are read at once. */
const pageSize = 500
/** Each paper has at least what was sold and what paid for it. */
const leastPostings = 2

interface Days {
  readonly from?: CalendarDate | undefined
  readonly to?: CalendarDate | undefined
}

/** A batch that can be made: its first line's facts, and when its papers were issued. */
interface Batch {
  readonly facts: BatchFacts
  readonly issued: IssuedBetween
  readonly timeZone: string
  /** The country that the shop sells from; null if the owner has not entered it. Papers with one tax do not need it. */
  readonly home: string | null
  readonly accounts: ReturnType<typeof accountsInForce>
}

/** Returns the batch of some days, or of the last whole month; refused if the settings or the days do not allow one. */
export async function findBatch(
  { database, settings, clock }: Pick<Shop, 'database' | 'settings' | 'clock'>,
  { from: first, to: last }: Days,
): Promise<Outcome<Batch>> {
  const { accounting, money, tax } = await settings.read()
  const { chart, consultant, client, yearBegins } = accounting
  if (consultant === '' || client === '') return refused('BATCH_NOT_SET_UP')
  const { timeZone } = money
  const today = dateIn(timeZone, clock())
  const month = monthBefore(today)
  const from = first ?? (last === undefined ? month.from : `${last.slice(0, 7)}-01`)
  const to = last ?? (first === undefined ? month.to : today)
  const year = businessYearOf(from, yearBegins)
  if (from > to || businessYearOf(to, yearBegins) !== year) return refused('BATCH_PERIOD')
  const issued = { from: startOfDay(timeZone, from), to: startOfDay(timeZone, addDays(to, 1)) }
  const papers = await countInvoices(database.read, issued)
  if ([...papers.keys()].some((currency) => currency !== 'eur')) return refused('BATCH_CURRENCY')
  if ((papers.get('eur') ?? 0) * leastPostings > mostPostings) return refused('BATCH_TOO_LONG')
  const accounts = accountsInForce(accounting)
  const made = clockDate(clock(), timeZone).toISOString().replaceAll(/\D/g, '')
  const accountDigits = accounts.transit.length
  const facts = {
    made,
    consultant,
    client,
    chart: chart.slice(-2),
    yearBegins: year,
    from,
    to,
    accountDigits,
  }
  return done({ facts, issued, timeZone, home: tax.home, accounts })
}

/**
 * Returns the lines of a batch: its facts, the names of the columns, the postings of each paper in its order, and those
 * of charges that paid open invoices. Transfers are booked from the statement of the bank.
 */
export async function writeBatch(
  { database }: Pick<Shop, 'database'>,
  batch: Batch,
): Promise<Outcome<readonly string[]>> {
  const columns = postingColumns.map((name) => `"${name}"`).join(';')
  const lines = [batchHeader(batch.facts), columns]
  let after: string | undefined
  do {
    const page = await listInvoices(database.read, batch.issued, { limit: pageSize, after })
    if (!page) throw new Error('The cursor of the invoices belongs to another list')
    lines.push(...(await postingsOfPage(database, batch, page.rows.map(toInvoice))))
    if (lines.length - 2 > mostPostings) return refused('BATCH_TOO_LONG')
    after = page.next
  } while (after !== undefined)
  for (const charged of await listChargedItems(database.read, batch.issued))
    lines.push(...linesOfCharge(charged, batch))
  return lines.length - 2 > mostPostings ? refused('BATCH_TOO_LONG') : done(lines)
}

async function postingsOfPage(
  { read }: Shop['database'],
  batch: Batch,
  papers: readonly Invoice[],
): Promise<readonly string[]> {
  const numbers = papers.flatMap(({ content }) =>
    content.lines.map(({ order }) => readOrderNumber(order) ?? 0),
  )
  const gifts = await giftCardOrdersAmong(read, [...new Set(numbers)])
  // A correction repeats amounts that are already in the books.
  return papers.filter(({ content }) => !content.corrects).flatMap((paper) => linesOf(paper, batch, gifts))
}

function linesOf(paper: Invoice, { accounts, home, timeZone }: Batch, gifts: ReadonlySet<number>): string[] {
  const { content } = paper
  const orders = [...new Set(content.lines.map(({ order }) => order))]
  const described = {
    date: dateIn(timeZone, paper.issuedAt),
    paper: formatInvoiceNumber(paper),
    text: [orders.slice(0, 2).join(' '), content.buyer.name].join(' '),
  }
  return written(postingsOf(bookedPaper(paper, gifts), home), described, accounts)
}

function linesOfCharge(charged: ChargedItem, { accounts, timeZone }: Batch): string[] {
  const described = {
    date: dateIn(timeZone, charged.at),
    paper: formatInvoiceNumber({ kind: 'invoice', number: charged.number }),
    text: charged.companyName,
  }
  return written(postingsOfCharge(charged), described, accounts)
}

function written(
  postings: readonly Posting[],
  described: Pick<BatchLine, 'date' | 'paper' | 'text'>,
  accounts: Batch['accounts'],
): string[] {
  return postings.map(({ account, contra, ...posting }) =>
    batchLine({ ...posting, ...described, account: accounts[account], contra: accounts[contra] }),
  )
}

function bookedPaper({ kind, grossCents, content }: Invoice, gifts: ReadonlySet<number>): BookedPaper {
  const ofGifts = content.lines.filter(({ order }) => gifts.has(readOrderNumber(order) ?? 0))
  return {
    kind,
    grossCents,
    giftCents: ofGifts.reduce((sum, { cents }) => sum + cents, 0),
    creditCents: content.creditCents ?? 0,
    isOpen: content.onAccount !== undefined || content.lowersOpen === true,
    rate: content.tax?.rate ?? null,
    exemptNumber: content.exemption && content.buyer.vatNumber,
    taxes: content.taxes ?? [],
  }
}
