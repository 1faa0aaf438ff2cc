import type { ProductState } from '../../../../contract/catalogue/product-states.ts'
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
 * Gives a locked tool or part a state. One that is shown once is a draft no more.
 *
 * @param at since when it is hidden, or a draft.
 */
export async function setState(
  { db }: Transaction,
  id: string,
  state: ProductState,
  at: number,
): Promise<void> {
  await db
    .updateTable('tools')
    .set({ hidden_at: state === 'shown' ? null : at, draft: state === 'draft' ? 1 : 0 })
    .where('id', '=', id)
    .execute()
}
