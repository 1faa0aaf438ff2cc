import type { Logger } from 'pino'
import type { Database } from '../data/database.ts'
import { countObjects } from '../data/queries/catalogue/picture-objects.ts'
import { hasTrigrams } from '../data/queries/trigrams.ts'
import type { Shop } from '../operations/shop.ts'

// Logs warnings at a start that still succeeds.

/** Warns that, without PostgreSQL's extension, a search for orders reads all of them. */
export async function tellHowOrdersAreFound({ engine, read }: Database, log: Logger): Promise<void> {
  if (engine === 'sqlite' || (await hasTrigrams(read, 'orders_found'))) return
  log.warn('PostgreSQL has no pg_trgm, so a search over many orders is slow (docs/decisions/0035)')
}

/** Warns that a newer version has changed the tables. */
export function tellOfNewerTables({ newerMigrations }: Database, log: Logger): void {
  if (newerMigrations.length === 0) return
  log.warn({ newerMigrations }, 'a newer version has migrated the database; this one runs on its tables')
}

/** Warns of pictures in S3 that cannot be shown without its settings. */
export async function tellOfMissingPictures({ database, pictureStore }: Shop, log: Logger): Promise<void> {
  if (pictureStore) return
  const files = await countObjects(database.read)
  if (files > 0) log.warn({ files }, 'pictures are in S3, and S3_URL is not set: they are not shown')
}
