import type { Transaction } from '../../database.ts'

/** Returns the products that an import writes, and whether it adds, hides or shows one. */
export async function idsOfImported(
  { db }: Transaction,
  importId: string,
): Promise<{ readonly ids: readonly string[]; readonly visibilityChanges: boolean }> {
  const rows = await db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('kind', 'in', ['new', 'changed'])
    .select(['product_id as id', 'kind', 'restated'])
    .execute()
  return {
    ids: rows.flatMap(({ id }) => id ?? []),
    visibilityChanges: rows.some(({ kind, restated }) => kind === 'new' || restated === 1),
  }
}

/** Returns the products that need other tools: their pages show which of those are for sale. */
export async function idsThatNeed({ db }: Transaction): Promise<readonly string[]> {
  const rows = await db
    .selectFrom('tools')
    .where('deleted_at', 'is', null)
    .where('details', 'like', '%"needsAlso"%')
    .select('id')
    .execute()
  return rows.map(({ id }) => id)
}
