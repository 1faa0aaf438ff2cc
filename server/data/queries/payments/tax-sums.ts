import { sql } from 'kysely'
import type { Reader } from '../../database.ts'
import type { IssuedBetween } from './invoices.ts'

/** Invoices minus credit notes at one rate; without a rate for papers with one tax for everyone. */
export interface SumAtRate {
  readonly rateHundredths: number | null
  readonly name: string | null
  readonly country: string | null
  readonly currency: string
  readonly netCents: number
  readonly taxCents: number
}

/** Sums the papers of a period by rate and country, highest rate first, and those without a rate last. */
export async function sumTaxes(read: Reader, issued: IssuedBetween): Promise<readonly SumAtRate[]> {
  const [byRate, without] = [await sumsByRate(read, issued), await sumsWithoutRate(read, issued)]
  return [...byRate, ...without].map(({ netCents, taxCents, ...sum }) => ({
    ...sum,
    netCents: Number(netCents),
    taxCents: Number(taxCents),
  }))
}

/** Credit notes count negative. */
const sign = sql.raw("case when kind = 'credit-note' then -1 else 1 end")

function sumsByRate(read: Reader, { from, to }: IssuedBetween) {
  return read
    .selectFrom('invoice_taxes')
    .$if(from !== undefined, (rows) => rows.where('issued_at', '>=', from ?? 0))
    .$if(to !== undefined, (rows) => rows.where('issued_at', '<', to ?? 0))
    .groupBy(['rate_hundredths', 'name', 'country', 'currency'])
    .orderBy('rate_hundredths', 'desc')
    .orderBy('country')
    .orderBy('name')
    .orderBy('currency')
    .select(['rate_hundredths as rateHundredths', 'name', 'country', 'currency'])
    .select([
      sql<number | string>`sum((${sign}) * net_cents)`.as('netCents'),
      sql<number | string>`sum((${sign}) * tax_cents)`.as('taxCents'),
    ])
    .execute()
}

/** Corrections repeat amounts that are already in the books. */
async function sumsWithoutRate(read: Reader, { from, to }: IssuedBetween) {
  const rows = await read
    .selectFrom('invoices')
    .$if(from !== undefined, (papers) => papers.where('issued_at', '>=', from ?? 0))
    .$if(to !== undefined, (papers) => papers.where('issued_at', '<', to ?? 0))
    .where('corrects_id', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('invoice_taxes')
            .whereRef('invoice_taxes.invoice_id', '=', 'invoices.id')
            .select('invoice_taxes.place'),
        ),
      ),
    )
    .groupBy('currency')
    .orderBy('currency')
    .select('currency')
    .select([
      sql<number | string>`sum((${sign}) * (gross_cents - tax_cents))`.as('netCents'),
      sql<number | string>`sum((${sign}) * tax_cents)`.as('taxCents'),
    ])
    .execute()
  return rows.map((row) => ({ ...row, rateHundredths: null, name: null, country: null }))
}
