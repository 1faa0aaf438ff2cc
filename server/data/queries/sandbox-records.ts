import type { Insertable, Kysely } from 'kysely'
import { done } from '../../../domain/outcome.ts'
import type { Database } from '../database.ts'
import { preparedQuery, preparedWrite } from '../prepared-query.ts'
import type { Schema } from '../schema/schema.ts'

interface Versioned {
  readonly version: number
}

/** A page of a collection, last inserted record first. */
interface ListedPage {
  readonly limit: number
  readonly startingAfter?: string
  /** Only events of the card sandbox with these types. */
  readonly types?: readonly string[]
  /** Only records inserted at this instant or later, in milliseconds. */
  readonly from?: number
}

/** Storage of the built-in fake providers: versioned records in collections. */
export interface SandboxRecords {
  get(collection: string, id: string): Promise<unknown>
  insert(collection: string, id: string, value: Versioned): Promise<boolean>
  insertAll(collection: string, values: ReadonlyMap<string, Versioned>): Promise<void>
  replace(collection: string, id: string, value: Versioned, expectedVersion: number): Promise<boolean>
  list(collection: string, page: ListedPage): Promise<unknown[]>
  remove(collection: string, id: string): Promise<void>
  /** Removes records inserted before an instant. */
  removeOlder(collection: string, before: number): Promise<void>
}

/**
 * Stores the fake providers' state in the shop's database, so that it survives a restart and all processes share it.
 */
export function sandboxRecords(database: Database): SandboxRecords {
  const { read } = database
  let lastInsertedAt = 0
  /** Unique within a process, because lists sort by this instant. */
  const nextInstant = () => {
    lastInsertedAt = Math.max(Date.now(), lastInsertedAt + 1)
    return lastInsertedAt
  }
  return {
    async get(collection, id) {
      const [row] = await storedValue(read, { collection, id })
      return row && JSON.parse(row.value)
    },
    insert: (collection, id, value) => insertRecord(database, collection, id, value, nextInstant()),
    async insertAll(collection, values) {
      const records = [...values].map(([id, value]) => recordOf(collection, id, value, nextInstant()))
      await database.write(async (transaction) => {
        for (const record of records) await insertNew(transaction, record)
        return done(null)
      })
    },
    remove: (collection, id) => removeRecords(database, collection, 'id', '=', id),
    removeOlder: (collection, before) => removeRecords(database, collection, 'created_at', '<', before),
    replace: (collection, id, value, expected) => replaceRecord(database, collection, id, value, expected),
    list: (collection, page) => listRecords(database, collection, page),
  }
}

async function listRecords(
  database: Database,
  collection: string,
  { limit, startingAfter, types, from }: ListedPage,
): Promise<unknown[]> {
  const after =
    startingAfter === undefined ? undefined : await findPosition(database, collection, startingAfter)
  const rows = await database.read
    .selectFrom('sandbox_records')
    // Only events have a type. If the query also named the collection, SQLite would choose an index without the
    // type.
    .$if(types === undefined, (query) => query.where('collection', '=', collection))
    .$if(types !== undefined, (query) => query.where('event_type', 'in', types ?? []))
    .$if(from !== undefined, (query) => query.where('created_at', '>=', from ?? 0))
    .$if(after !== undefined, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('created_at', 'id'), '<', tuple(after?.createdAt ?? 0, after?.id ?? '')),
      ),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .select('value')
    .execute()
  return rows.map(({ value }): unknown => JSON.parse(value))
}

const storedValue = preparedQuery((db, { collection, id }: { collection: string; id: string }) =>
  db.selectFrom('sandbox_records').where('collection', '=', collection).where('id', '=', id).select('value'),
)

function findPosition({ read }: Database, collection: string, id: string) {
  return read
    .selectFrom('sandbox_records')
    .where('collection', '=', collection)
    .where('id', '=', id)
    .select(['id', 'created_at as createdAt'])
    .executeTakeFirst()
}

async function insertRecord(
  database: Database,
  collection: string,
  id: string,
  value: Versioned,
  now: number,
): Promise<boolean> {
  return (await insertedRecord(database.autocommit, recordOf(collection, id, value, now))).length > 0
}

type SandboxRecord = Insertable<Schema['sandbox_records']>

function recordOf(collection: string, id: string, value: Versioned, now: number): SandboxRecord {
  return { collection, id, version: value.version, value: JSON.stringify(value), created_at: now }
}

const insertNew = preparedWrite((db, record: SandboxRecord) => insertOf(db, record))

const insertedRecord = preparedQuery((db, record: SandboxRecord) =>
  insertOf(db, record)
    .onConflict((conflict) => conflict.columns(['collection', 'id']).doNothing())
    .returning('id'),
)

function insertOf(db: Kysely<Schema>, record: SandboxRecord) {
  return db.insertInto('sandbox_records').values({
    collection: record.collection,
    id: record.id,
    version: record.version,
    value: record.value,
    created_at: record.created_at,
  })
}

async function removeRecords(
  database: Database,
  collection: string,
  ...which: ['id', '=', string] | ['created_at', '<', number]
): Promise<void> {
  await database.write(async ({ db }) => {
    const [column, is, value] = which
    await db
      .deleteFrom('sandbox_records')
      .where('collection', '=', collection)
      .where(column, is, value)
      .execute()
    return done(null)
  })
}

async function replaceRecord(
  database: Database,
  collection: string,
  id: string,
  value: Versioned,
  expectedVersion: number,
): Promise<boolean> {
  const { version } = value
  const replacement = { collection, id, version, value: JSON.stringify(value), expectedVersion }
  return (await replacedRecord(database.autocommit, replacement)).length > 0
}

interface Replacement extends Versioned {
  readonly collection: string
  readonly id: string
  readonly value: string
  readonly expectedVersion: number
}

const replacedRecord = preparedQuery((db, record: Replacement) =>
  db
    .updateTable('sandbox_records')
    .set({ version: record.version, value: record.value })
    .where('collection', '=', record.collection)
    .where('id', '=', record.id)
    .where('version', '=', record.expectedVersion)
    .returning('id'),
)
