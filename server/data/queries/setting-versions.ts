import { sql } from 'kysely'
import type { Reader, Transaction } from '../database.ts'
import { isPostgres } from '../is-postgres.ts'
import { preparedQuery } from '../prepared-query.ts'

export interface StoredVersion {
  readonly id: string
  readonly section: string
  readonly number: number
  /** JSON. */
  readonly value: string
  readonly createdAt: number
  /** Null once the account is deleted. */
  readonly createdBy: string | null
}

function selectVersions(read: Reader) {
  return read
    .selectFrom('setting_versions as version')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'version.created_by').on('users.deleted_at', 'is', null),
    )
    .select([
      'version.id',
      'version.section',
      'version.number',
      'version.value',
      'version.created_at as createdAt',
      'users.name as createdBy',
    ])
}

/** Returns the newest version of a section. */
export function findNewestVersion(read: Reader, section: string): Promise<StoredVersion | undefined> {
  return selectVersions(read)
    .where('version.section', '=', section)
    .orderBy('version.number', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Returns the newest version of each section with a text of a page. */
export function listNewestTexts(read: Reader): Promise<readonly StoredVersion[]> {
  return selectVersions(read)
    .where('version.section', 'like', 'text:%')
    .where((eb) =>
      eb(
        'version.number',
        '=',
        eb
          .selectFrom('setting_versions as newer')
          .whereRef('newer.section', '=', 'version.section')
          .select(({ fn }) => fn.max('newer.number').as('newest')),
      ),
    )
    .execute()
}

/** Returns the newest values of some sections as JSON; a section without a version is missing. */
export function listNewestOf(
  read: Reader,
  sections: readonly string[],
): Promise<readonly Pick<StoredVersion, 'section' | 'value'>[]> {
  const places = sections.map((_, index) => `section${index}`)
  const query = newestOf.get(places.length) ?? newestOfSome(places)
  newestOf.set(places.length, query)
  return query(read, Object.fromEntries(places.map((place, index) => [place, sections[index] ?? ''])))
}

/** The prepared queries, by their number of sections. */
const newestOf = new Map<number, ReturnType<typeof newestOfSome>>()

function newestOfSome(places: readonly string[]) {
  return preparedQuery((db, given: Readonly<Record<string, string>>) => {
    const newest = (place: string) =>
      db.selectFrom(selectNewest(db, given[place] ?? '').as('newest')).selectAll()
    const [first = '', ...others] = places
    return others.reduce((query, place) => query.unionAll(newest(place)), newest(first))
  })
}

/** Returns the newest value of a section as JSON; undefined for a section without a version. */
export async function findNewestValue(read: Reader, section: string): Promise<string | undefined> {
  const [newest] = await newestValue(read, { section })
  return newest?.value
}

const newestValue = preparedQuery((db, { section }: { section: string }) => selectNewest(db, section))

function selectNewest(read: Reader, section: string) {
  return read
    .selectFrom('setting_versions')
    .where('section', '=', section)
    .orderBy('number', 'desc')
    .limit(1)
    .select(['section', 'value'])
}

/** Returns the newest version of each section that has one. */
export function listNewestVersions(
  read: Reader,
): Promise<readonly Pick<StoredVersion, 'section' | 'value'>[]> {
  return read
    .selectFrom('setting_versions')
    .where((eb) =>
      eb(
        'number',
        '=',
        eb
          .selectFrom('setting_versions as newer')
          .whereRef('newer.section', '=', 'setting_versions.section')
          .select(({ fn }) => fn.max('newer.number').as('newest')),
      ),
    )
    .select(['section', 'value'])
    .execute()
}

/** Lists the newest versions of a section, newest first. */
export function listVersions(
  read: Reader,
  section: string,
  limit: number,
): Promise<readonly StoredVersion[]> {
  return selectVersions(read)
    .where('version.section', '=', section)
    .orderBy('version.number', 'desc')
    .limit(limit)
    .execute()
}

/** Returns a version of a section by its id. */
export function findVersion(
  read: Reader,
  section: string,
  id: string,
): Promise<Pick<StoredVersion, 'value'> | undefined> {
  return read
    .selectFrom('setting_versions')
    .where('id', '=', id)
    .where('section', '=', section)
    .select('value')
    .executeTakeFirst()
}

/** Returns the section of a version; undefined for an unknown id. */
export async function findSectionOf(read: Reader, id: string): Promise<string | undefined> {
  const found = await read
    .selectFrom('setting_versions')
    .where('id', '=', id)
    .select('section')
    .executeTakeFirst()
  return found?.section
}

/** Exchanges the versions of two sections. */
export async function exchangeSections({ db }: Transaction, one: string, other: string): Promise<void> {
  const rename = async (from: string, to: string) =>
    db.updateTable('setting_versions').set({ section: to }).where('section', '=', from).execute()
  // The numbers of a section are unique, so that its versions first leave the name that the others take.
  const between = `${one}:exchanged`
  await rename(one, between)
  await rename(other, one)
  await rename(between, other)
}

/** Makes other changes of settings wait until the transaction ends; reads continue. */
export async function lockSettings({ db }: Transaction): Promise<void> {
  if (isPostgres(db)) await sql`lock table setting_versions in share row exclusive mode`.execute(db)
}

/** Makes bookings wait until the transaction ends, so that it sees every order. */
export async function lockOrders({ db }: Transaction): Promise<void> {
  if (isPostgres(db)) await sql`lock table orders in share mode`.execute(db)
}

export async function hasOrders({ db }: Transaction): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined
}

export async function insertVersion(
  { db }: Transaction,
  version: Omit<StoredVersion, 'createdBy'> & { readonly createdBy: string },
): Promise<void> {
  const { id, section, number, value, createdAt, createdBy } = version
  await db
    .insertInto('setting_versions')
    .values({ id, section, number, value, created_at: createdAt, created_by: createdBy })
    .execute()
}

const storedPicture = /\/images\/[0-9a-f]{64}(?:-cut|-at\d{1,3}x\d{1,3})?(?:-\d+)?\.webp/g
const anyAddress = /https?:\/\/[^\s"\\)]+/g

/** Returns the addresses of pictures in all versions, because each version can be restored. */
export async function picturesInSettings(read: Reader): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('setting_versions')
    .where((eb) => eb.or([eb('value', 'like', '%/images/%'), eb('value', 'like', '%http%')]))
    .select('value')
    .execute()
  return rows.flatMap(({ value }) => [
    ...(value.match(storedPicture) ?? []),
    ...(value.match(anyAddress) ?? []),
  ])
}
