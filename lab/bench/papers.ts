import { sql } from 'kysely'
import { done } from '../../domain/outcome.ts'
import type { Database } from '../../server/data/database.ts'
import { hourMs } from '../../server/platform/clock.ts'

/** As long as the content of a paper with two lines. */
const content = JSON.stringify({ edition: 5, padding: ' '.repeat(1_100) })

/** A statement writes the papers of this time, because PostgreSQL ends slow ones. */
const atOnceMs = 12 * hourMs

/**
 * Gives each paid order of a made shop an invoice, if there are none; three of four have the rate of a country. The
 * rows are made in the database, because a million rows from here would take minutes.
 */
export async function addPapers(database: Database): Promise<void> {
  const { read } = database
  if (await read.selectFrom('invoices').select('id').limit(1).executeTakeFirst()) return
  const paid = await read
    .selectFrom('orders')
    .where('state', '=', 'paid')
    .select(({ fn }) => [
      fn.min<number | null>('paid_at').as('first'),
      fn.max<number | null>('paid_at').as('last'),
    ])
    .executeTakeFirstOrThrow()
  const last = Number(paid.last)
  let issued = 0
  for (let from = Number(paid.first); from <= last; from += atOnceMs)
    issued = await addPapersOf(database, from, issued)
}

/** Returns how many papers there are afterwards. */
async function addPapersOf(database: Database, from: number, issued: number): Promise<number> {
  const to = from + atOnceMs
  let added = 0
  await database.write(async ({ db }) => {
    await sql`insert into payments (intent_id, user_id, order_id, amount_cents, state, created_at, updated_at)
      select 'pi-' || id, user_id, id, price_cents, 'succeeded', paid_at, paid_at
      from orders where state = 'paid' and paid_at >= ${from} and paid_at < ${to}`.execute(db)
    const papers = await sql`insert into invoices
      (id, kind, number, intent_id, issued_at, currency, gross_cents, tax_cents, content)
      select 'made-' || number, 'invoice', number, 'pi-' || id, paid_at, 'usd', price_cents,
        price_cents * 19 / 119, ${sql.lit(content)}
      from (
        select ${sql.lit(issued)} + row_number() over (order by paid_at, id) as number, id, paid_at, price_cents
        from orders where state = 'paid' and paid_at >= ${from} and paid_at < ${to}
      ) as paid`.execute(db)
    added = Number(papers.numAffectedRows ?? 0)
    await sql`insert into invoice_taxes (invoice_id, place, kind, issued_at, currency, rate_hundredths, name,
        country, net_cents, tax_cents, gross_cents)
      select id, 0, kind, issued_at, currency, 1900 + number % 4 * 100, 'VAT',
        case number % 4 when 0 then 'DE' when 1 then 'AT' else 'NL' end,
        gross_cents - tax_cents, tax_cents, gross_cents
      from invoices where number % 4 < 3 and issued_at >= ${from} and issued_at < ${to}
      order by number`.execute(db)
    return done(null)
  })
  return issued + added
}
