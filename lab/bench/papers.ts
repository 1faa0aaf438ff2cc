import { sql } from 'kysely'
import { done } from '../../domain/outcome.ts'
import type { Database } from '../../server/data/database.ts'

/** As long as the content of a paper with two lines. */
const content = JSON.stringify({ edition: 4, padding: ' '.repeat(1_100) })

/**
 * Gives each paid order of a made shop an invoice, if there are none; three of four have the rate of a country. The
 * statements run in the database, because a million rows from here would take minutes.
 */
export async function addPapers(database: Database): Promise<void> {
  const existing = await database.read.selectFrom('invoices').select('id').limit(1).execute()
  if (existing.length > 0) return
  await database.write(async ({ db }) => {
    await sql`insert into payments (intent_id, user_id, order_id, amount_cents, state, created_at, updated_at)
      select 'pi-' || id, user_id, id, price_cents, 'succeeded', paid_at, paid_at
      from orders where state = 'paid'`.execute(db)
    await sql`insert into invoices
      (id, kind, number, intent_id, issued_at, currency, gross_cents, tax_cents, content)
      select 'made-' || number, 'invoice', number, 'pi-' || id, paid_at, 'usd', price_cents,
        price_cents * 19 / 119, ${content}
      from (select row_number() over (order by paid_at, id) as number, id, paid_at, price_cents
        from orders where state = 'paid') as paid`.execute(db)
    await sql`insert into invoice_taxes (invoice_id, place, kind, issued_at, currency, rate_hundredths, name,
        country, net_cents, tax_cents, gross_cents)
      select id, 0, kind, issued_at, currency, 1900 + number % 4 * 100, 'VAT',
        case number % 4 when 0 then 'DE' when 1 then 'AT' else 'NL' end,
        gross_cents - tax_cents, tax_cents, gross_cents
      from invoices where number % 4 < 3 order by number`.execute(db)
    return done(null)
  })
}
