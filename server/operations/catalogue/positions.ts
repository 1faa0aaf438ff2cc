import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import { familyPlace } from '../../../domain/catalogue/product-family.ts'
import type { Transaction } from '../../data/database.ts'
import { listMembers } from '../../data/queries/catalogue/product-families.ts'
import {
  findStanding,
  renumber,
  type Standing,
  standingAfter,
} from '../../data/queries/catalogue/product-places.ts'
import { positionBeforeFirst, positionGap } from '../../data/queries/catalogue/products.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'

/** Returns the position of a new product: behind the last member of its family, else before the first product. */
export async function positionOfNew(
  transaction: Transaction,
  kind: ProductKind,
  details: ProductDetails,
): Promise<number> {
  const family = familyPlace(details)
  const last = family && (await listMembers(transaction.db, { kind, key: family.key })).at(-1)
  // The new product has no row yet.
  const [free] = last ? await settle(transaction, kind, [''], last) : []
  return free?.position ?? positionBeforeFirst(transaction.db, kind)
}

/**
 * Returns positions of some products, in their order, between a product and the next one that is not among them, or
 * before the first or after the last. Call `lockBoard` before.
 */
export async function settle(
  transaction: Transaction,
  kind: ProductKind,
  ids: readonly string[],
  before: Standing | undefined,
): Promise<readonly Standing[]> {
  const next = await standingAfter(transaction.db, kind, before, ids)
  if (!before) {
    const first = next?.position ?? 0
    return ids.map((id, place) => ({ id, position: first - positionGap * (ids.length - place) }))
  }
  if (!next) return ids.map((id, place) => ({ id, position: before.position + positionGap * (place + 1) }))
  const distance = (next.position - before.position) / (ids.length + 1)
  if (distance >= 1)
    return ids.map((id, place) => ({ id, position: Math.floor(before.position + distance * (place + 1)) }))
  await renumber(transaction, kind)
  // The search must reload all positions.
  transaction.changed(kind === 'tool' ? 'tools' : 'items', 'positions')
  return settle(transaction, kind, ids, await findStanding(transaction.db, kind, before.id))
}
