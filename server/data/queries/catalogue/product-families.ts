import { type RawBuilder, sql } from 'kysely'
import type { ProductDetails } from '../../../../contract/catalogue/product-details.ts'
import { familyPlace } from '../../../../domain/catalogue/product-family.ts'
import type { Reader, Transaction } from '../../database.ts'
import type { FamilyColumns, ProductKind } from '../../schema/catalogue-tables.ts'

/** A family: one name has a family of tools and another one of parts. */
export interface FamilyId {
  readonly kind: ProductKind
  readonly key: string
}

/** Returns the columns that store the place of a product in its family. */
export function familyColumnsOf(details: ProductDetails): FamilyColumns {
  const place = familyPlace(details)
  return {
    family_key: place?.key ?? null,
    family_axes: place?.axes ?? null,
    family_values: place?.values ?? null,
  }
}

function selectMembers(read: Reader, { kind, key }: FamilyId) {
  return read
    .selectFrom('products')
    .where('family_key', '=', key)
    .where('kind', '=', kind)
    .where('deleted_at', 'is', null)
}

/** Returns the members of a family in display order, including hidden ones and drafts. */
export async function listMembers(
  read: Reader,
  family: FamilyId,
): Promise<readonly { readonly id: string; readonly position: number }[]> {
  return selectMembers(read, family).orderBy('position').orderBy('id').select(['id', 'position']).execute()
}

/** A member that another product contradicts. */
export interface Contradicted {
  readonly name: string
  /** The name of the family as the member writes it, and the axes, as JSON. */
  readonly axes: string
}

/** Returns a member with other axes than a product, or with its values; undefined without one. */
export async function findContradicted(
  { db }: Transaction,
  family: FamilyId,
  { id, axes, values }: { readonly id: string; readonly axes: string; readonly values: string },
): Promise<Contradicted | undefined> {
  const found = await selectMembers(db, family)
    .where('id', '<>', id)
    .where((eb) => eb.or([eb('family_axes', '<>', axes), eb('family_values', '=', values)]))
    .orderBy('position')
    .limit(1)
    .select(['name', 'family_axes as axes'])
    .executeTakeFirst()
  return found && { name: found.name, axes: found.axes ?? '[]' }
}

/** Returns at most 10 of these families whose members contradict each other: in their axes, or with the same values. */
export async function listContradictory(
  { db }: Transaction,
  keys: RawBuilder<string>,
): Promise<readonly { readonly key: string; readonly reason: 'axes' | 'values' }[]> {
  const { rows } = await sql<{ key: string; reason: 'axes' | 'values' }>`
    select family_key as key, 'axes' as reason from products
    where deleted_at is null and family_key in ${keys}
    group by family_key, kind having count(distinct family_axes) > 1
    union all
    select family_key as key, 'values' as reason from products
    where deleted_at is null and family_key in ${keys}
    group by family_key, kind, family_values having count(*) > 1
    limit 10`.execute(db)
  return rows
}

/** Returns the place that a deleted product had in its family, and gets again when it is restored. */
export async function findDeletedPlace(
  read: Reader,
  id: string,
): Promise<(FamilyId & { readonly axes: string; readonly values: string }) | undefined> {
  const row = await read
    .selectFrom('products')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('family_key', 'is not', null)
    .select(['kind', 'family_key', 'family_axes', 'family_values'])
    .executeTakeFirst()
  if (!row) return undefined
  return {
    kind: row.kind,
    key: row.family_key ?? '',
    axes: row.family_axes ?? '[]',
    values: row.family_values ?? '[]',
  }
}
