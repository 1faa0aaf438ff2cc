import { foldLetters } from '../../../../domain/search/fold-text.ts'
import type { Reader, Transaction } from '../../database.ts'

/** A group of customers as staff write it. */
export interface WrittenGroup {
  readonly name: string
  readonly emails: readonly string[]
  /** The price list of its members; undefined keeps the present one. */
  readonly priceList?: string | null | undefined
}

export interface StoredGroup {
  readonly id: string
  readonly name: string
  readonly priceListId: string | null
  readonly version: number
}

const columns = ['id', 'name', 'price_list_id as priceListId', 'version'] as const
/** A statement has fewer parameters than SQLite allows. */
const writtenAtOnce = 500

/** Lists the groups by name with the number of their members. */
export async function listGroups(
  read: Reader,
): Promise<readonly (StoredGroup & { readonly members: number })[]> {
  const rows = await read
    .selectFrom('customer_groups')
    .orderBy('name_folded')
    .select(columns)
    .select((eb) =>
      eb
        .selectFrom('customer_group_members')
        .whereRef('group_id', '=', 'customer_groups.id')
        .select(({ fn }) => fn.countAll<number>().as('members'))
        .as('members'),
    )
    .execute()
  return rows.map(({ members, ...group }) => ({ ...group, members: Number(members) }))
}

/** Returns how many rules that have not ended name each group, by its id. */
export async function countRulesByGroup(read: Reader, now: number): Promise<ReadonlyMap<string, number>> {
  const rows = await read
    .selectFrom('price_rules')
    .where('group_id', 'is not', null)
    .where((eb) => eb.or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .groupBy('group_id')
    .select(({ fn }) => ['group_id as id', fn.countAll<number>().as('rules')] as const)
    .execute()
  return new Map(rows.map(({ id, rules }) => [id ?? '', Number(rules)]))
}

export function findGroup(read: Reader, id: string): Promise<StoredGroup | undefined> {
  return read.selectFrom('customer_groups').where('id', '=', id).select(columns).executeTakeFirst()
}

/** Returns the group with a name, in any spelling. */
export function findGroupNamed(read: Reader, name: string): Promise<StoredGroup | undefined> {
  return read
    .selectFrom('customer_groups')
    .where('name_folded', '=', foldLetters(name))
    .select(columns)
    .executeTakeFirst()
}

/** Returns the names of groups by their ids. */
export async function namesOfGroups(
  read: Reader,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await read
    .selectFrom('customer_groups')
    .where('id', 'in', ids)
    .select(['id', 'name'])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Returns the emails of a group, sorted. */
export async function listMembers(read: Reader, id: string): Promise<readonly string[]> {
  const rows = await read
    .selectFrom('customer_group_members')
    .where('group_id', '=', id)
    .orderBy('email')
    .select('email')
    .execute()
  return rows.map(({ email }) => email)
}

/** Adds a group, whose name no other one has. */
export async function insertGroup(
  { db }: Transaction,
  { id, name, priceListId }: Omit<StoredGroup, 'version'>,
  now: number,
): Promise<void> {
  await db
    .insertInto('customer_groups')
    .values({
      id,
      name,
      name_folded: foldLetters(name),
      price_list_id: priceListId,
      version: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Replaces name and price list of a group as its next version. */
export async function updateGroup(
  { db }: Transaction,
  { id, name, priceListId }: Omit<StoredGroup, 'version'>,
  now: number,
): Promise<void> {
  await db
    .updateTable('customer_groups')
    .set((eb) => ({
      name,
      name_folded: foldLetters(name),
      price_list_id: priceListId,
      version: eb('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', id)
    .execute()
}

export async function addMembers({ db }: Transaction, id: string, emails: readonly string[]): Promise<void> {
  for (const some of portions(emails)) {
    await db
      .insertInto('customer_group_members')
      .values(some.map((email) => ({ group_id: id, email })))
      .execute()
  }
}

export async function removeMembers(
  { db }: Transaction,
  id: string,
  emails: readonly string[],
): Promise<void> {
  for (const some of portions(emails)) {
    await db
      .deleteFrom('customer_group_members')
      .where('group_id', '=', id)
      .where('email', 'in', some)
      .execute()
  }
}

/** Deletes a group with its members. Rules that have ended are for all customers from then on. */
export async function removeGroup({ db }: Transaction, id: string): Promise<void> {
  await db.updateTable('price_rules').set({ group_id: null }).where('group_id', '=', id).execute()
  await db.deleteFrom('customer_groups').where('id', '=', id).execute()
}

function portions(emails: readonly string[]): readonly (readonly string[])[] {
  return Array.from({ length: Math.ceil(emails.length / writtenAtOnce) }, (_, index) =>
    emails.slice(index * writtenAtOnce, (index + 1) * writtenAtOnce),
  )
}
