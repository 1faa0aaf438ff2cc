import type { ProductState } from '../../../../contract/product-states.ts'
import type { Reader, Transaction } from '../../database.ts'

interface StateColumns {
  readonly hiddenAt: number | null
  readonly draft: 0 | 1
}

/** Returns what visitors see of a product. */
export function productStateOf({ hiddenAt, draft }: StateColumns): ProductState {
  if (hiddenAt === null) return 'shown'
  return draft === 1 ? 'draft' : 'hidden'
}

/** Returns whether a tool, or a part with stock, is for sale: neither deleted nor hidden. */
export async function isForSale(read: Reader, id: string): Promise<boolean> {
  const tool = await read
    .selectFrom('tools')
    .where('id', '=', id)
    .where('stocked', '=', 1)
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .select('id')
    .executeTakeFirst()
  return tool !== undefined
}

/** Returns whether any tool is for sale. */
export async function hasToolForSale(read: Reader): Promise<boolean> {
  const tool = await read
    .selectFrom('tools')
    .where('kind', '=', 'tool')
    .where('deleted_at', 'is', null)
    .where('hidden_at', 'is', null)
    .limit(1)
    .select('id')
    .executeTakeFirst()
  return tool !== undefined
}

/** Returns the state of a tool or part; undefined for a deleted one. */
export async function findProductState(read: Reader, id: string): Promise<ProductState | undefined> {
  const tool = await read
    .selectFrom('tools')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .select(['hidden_at as hiddenAt', 'draft'])
    .executeTakeFirst()
  return tool && productStateOf(tool)
}

/**
 * Shows or hides a locked tool or part. A draft that is shown once is a draft no more; hiding it leaves it a draft.
 *
 * @param hiddenAt since when it is hidden; null shows it.
 */
export async function setHidden({ db }: Transaction, id: string, hiddenAt: number | null): Promise<void> {
  await db
    .updateTable('tools')
    .set({ hidden_at: hiddenAt, ...(hiddenAt === null && { draft: 0 }) })
    .where('id', '=', id)
    .execute()
}
