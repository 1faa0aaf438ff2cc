import { type Kysely, sql } from 'kysely'
import { readNamed } from '../../../domain/addresses/complete-address.ts'
import { columnsOf } from '../queries/orders/address-columns.ts'

export const codeBefore = 'runs'

const columns = [
  'delivery_company',
  'delivery_lines',
  'delivery_postcode',
  'delivery_city',
  'delivery_region',
  'delivery_country',
] as const

/** Rows read at once, few enough for the memory of a small server. */
const portion = 500

/**
 * Gives addresses their parts, and fills them where a text makes them certain: in the addresses of accounts, and in
 * orders that are neither sent nor cancelled. The other orders keep their text alone, because no rule reads it again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['addresses', 'orders'])
    for (const column of columns) await db.schema.alterTable(table).addColumn(column, 'text').execute()
  await fillParts(db)
}

/** Fills the parts of stored texts. */
export async function fillParts(db: Kysely<unknown>): Promise<void> {
  await fill(db, 'addresses', sql`id, name, address`, sql`true`)
  await fill(
    db,
    'orders',
    sql`id, coalesce(delivery_name, user_name) as name, delivery_address as address`,
    sql`delivery_address is not null and state <> 'cancelled' and sent_at is null`,
  )
}

type Part = ReturnType<typeof sql>

async function fill(db: Kysely<unknown>, table: string, wanted: Part, where: Part): Promise<void> {
  let last = ''
  for (;;) {
    const { rows } = await sql<{ id: string; name: string; address: string }>`
      select ${wanted} from ${sql.table(table)} where id > ${last} and ${where}
      order by id limit ${portion}`.execute(db)
    for (const { id, name, address } of rows) {
      const parts = readNamed(name, address)
      if (!parts) continue
      const values = Object.entries(columnsOf(parts)).map(
        ([column, value]) => sql`${sql.ref(column)} = ${value}`,
      )
      await sql`update ${sql.table(table)} set ${sql.join(values)} where id = ${id}`.execute(db)
    }
    const end = rows.at(-1)
    if (!end) return
    last = end.id
  }
}
