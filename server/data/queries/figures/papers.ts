import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import type { Stretch } from './sums.ts'

/** Invoices minus credit notes at one rate; without a rate for papers with one tax for everyone. */
export interface SumAtRate {
  readonly rateHundredths: number | null
  readonly name: string | null
  readonly country: string | null
  readonly currency: string
  readonly netCents: number
  readonly taxCents: number
}

/** The papers of a period. Corrections repeat amounts that are already in the books, so they do not count. */
export interface PaperSums {
  /** The tax of all invoices. */
  readonly taxCents: number
  /** The tax of all credit notes, without those that a later invoice cancels. */
  readonly creditedTaxCents: number
  readonly atRates: readonly SumAtRate[]
}

/** Credit notes count negative. */
const sign = sql.raw("case when kind = 'credit-note' then -1 else 1 end")

/** Sums the papers of a period, in all and by rate. */
export async function sumPapers(read: Reader, stretch: Stretch): Promise<PaperSums> {
  const all = await sumAll(read, stretch)
  if (all.length === 0) return { taxCents: 0, creditedTaxCents: 0, atRates: [] }
  const byRate = await sumByRate(read, stretch)
  const taxCents = all.reduce((sum, { invoicedCents }) => sum + invoicedCents, 0)
  const restCents = all.reduce((sum, papers) => sum + papers.taxCents, 0)
  return {
    taxCents,
    creditedTaxCents: taxCents - restCents,
    atRates: [
      ...byRate.map(({ papers: _, ...sum }) => sum),
      ...all.flatMap((papers) => withoutRate(papers, byRate)),
    ],
  }
}

interface SumOfPapers extends Pick<SumAtRate, 'currency' | 'netCents' | 'taxCents'> {
  readonly papers: number
}

/**
 * Sums all papers by currency. The literals of the columns let an index suffice, because rows of invoices are large.
 */
async function sumAll(
  read: Reader,
  { from, to }: Stretch,
): Promise<readonly (SumOfPapers & { readonly invoicedCents: number })[]> {
  const rows = await read
    .selectFrom('invoices')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .where('corrects_id', 'is', null)
    .groupBy('currency')
    .select(({ fn }) => ['currency', fn.countAll<number | string>().as('papers')])
    .select([
      sql<number | string>`sum((${sign}) * (gross_cents - tax_cents))`.as('netCents'),
      sql<number | string>`sum((${sign}) * tax_cents)`.as('taxCents'),
      // An invoice about a refund cancels its credit note.
      sql<number | string>`sum(case when refund_id is null then tax_cents else 0 end)`.as('invoicedCents'),
    ])
    .execute()
  return rows.map((row) => ({ ...withNumbers(row), invoicedCents: Number(row.invoicedCents) }))
}

async function sumByRate(
  read: Reader,
  { from, to }: Stretch,
): Promise<readonly (SumAtRate & { readonly papers: number })[]> {
  const rows = await read
    .selectFrom('invoice_taxes')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', to)
    .groupBy(['rate_hundredths', 'name', 'country', 'currency'])
    .select(['rate_hundredths as rateHundredths', 'name', 'country', 'currency'])
    .select([
      // The first row of a paper stands for the paper.
      sql<number | string>`sum(case when place = 0 then 1 else 0 end)`.as('papers'),
      sql<number | string>`sum((${sign}) * net_cents)`.as('netCents'),
      sql<number | string>`sum((${sign}) * tax_cents)`.as('taxCents'),
    ])
    .execute()
  return rows.map(withNumbers)
}

/** Returns the sums of all papers minus those with rates; a search for each paper would take longer. */
function withoutRate(
  { currency, ...all }: SumOfPapers,
  byRate: readonly (SumAtRate & { readonly papers: number })[],
): readonly SumAtRate[] {
  const rated = byRate.filter((sum) => sum.currency === currency)
  const left = (of: (sum: Omit<SumOfPapers, 'currency'>) => number) =>
    rated.reduce((sum, each) => sum - of(each), of(all))
  if (left(({ papers }) => papers) === 0) return []
  const none = { rateHundredths: null, name: null, country: null }
  return [
    {
      ...none,
      currency,
      netCents: left(({ netCents }) => netCents),
      taxCents: left(({ taxCents }) => taxCents),
    },
  ]
}

function withNumbers<
  Row extends { papers: number | string; netCents: number | string; taxCents: number | string },
>(row: Row) {
  const { papers, netCents, taxCents } = row
  return { ...row, papers: Number(papers), netCents: Number(netCents), taxCents: Number(taxCents) }
}

/** Returns the instants of the first and the last paper; undefined without papers. */
export async function findPaperInstants(
  read: Reader,
): Promise<{ readonly first: number; readonly last: number } | undefined> {
  const at = (direction: 'asc' | 'desc') =>
    read
      .selectFrom('invoices')
      .orderBy('issued_at', direction)
      .limit(1)
      .select('issued_at as at')
      .executeTakeFirst()
  const [first, last] = [await at('asc'), await at('desc')]
  return first && last && { first: Number(first.at), last: Number(last.at) }
}
