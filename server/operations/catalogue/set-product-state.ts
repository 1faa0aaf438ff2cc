import type { ProductState } from '../../../contract/catalogue/product-states.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { productsThatNeed } from '../../data/queries/catalogue/product-details.ts'
import { findProductState, setState } from '../../data/queries/catalogue/product-states.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import { recordChange } from '../changes/record-change.ts'
import { tellWaiting } from '../restock/tell-waiting.ts'
import type { Caller, Shop } from '../shop.ts'
import { productGone, subjectOf, topicsOf } from './refusal-of-product.ts'

/**
 * Shows or hides a product everywhere at once (docs/decisions/0034). A product without a picture cannot be shown.
 * Showing a product with stock emails the customers who wait for it.
 *
 * @returns whether anything changed.
 */
export function setProductState(
  shop: Shop,
  caller: Caller,
  id: string,
  state: 'shown' | 'hidden',
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const product = await lockProduct(transaction, id)
    const before = product && (await findProductState(transaction.db, id))
    if (!product || !before) return productGone('tool')
    if ((before === 'shown') === (state === 'shown')) return done(false)
    return putInState(shop, transaction, caller, { ...product, id, before, state })
  })
}

type LockedProduct = NonNullable<Awaited<ReturnType<typeof lockProduct>>>

interface StateChange extends LockedProduct {
  readonly id: string
  readonly before: ProductState
  readonly state: ProductState
}

/**
 * Sets the state of a locked product within a transaction, as `setProductState` does.
 *
 * @param undoes the entry of the record of changes that this change undoes.
 */
export async function putInState(
  shop: Shop,
  transaction: Transaction,
  caller: Caller,
  product: StateChange,
  undoes?: number,
): Promise<Outcome<boolean>> {
  const { id, before, state } = product
  if (state === 'shown' && product.img === '') return refused('PICTURE_MISSING')
  const at = shop.clock()
  await setState(transaction, id, state, at)
  if (state === 'shown' && product.stocked)
    await tellWaiting(shop, transaction, id, { ...product, available: 0 }, product)
  const users = await productsThatNeed(transaction, id)
  transaction.changed(...topicsOf(product.kind, id, ...users), 'tools', 'items', 'board')
  const visible = state === 'shown' ? 'shown' : 'hidden'
  await recordChange(transaction, {
    at,
    by: caller,
    action: `${product.kind === 'tool' ? 'product' : 'part'}.${visible}`,
    subject: subjectOf(product.kind, id, product.name),
    before: { state: before },
    after: { state },
    undoes,
  })
  return done(true)
}
