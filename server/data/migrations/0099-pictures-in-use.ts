import { type Kysely, sql } from 'kysely'

export const codeBefore = 'runs'

/**
 * Lets the hourly job find the uses of a picture without reading every review (docs/decisions/0129). The index contains
 * only the start of an address, because PostgreSQL cannot index text longer than 2,704 bytes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['tools', 'reviews', 'profiles']) {
    const name = (what: string) => sql.id(`${table}_${what}`)
    await sql`create index ${name('by_picture')} on ${sql.table(table)} (substr(img, 1, 200))`.execute(db)
    await sql`create index ${name('with_full_url')} on ${sql.table(table)} (substr(img, 1, 200))
      where img like 'http%/images/%'`.execute(db)
  }
}
