import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import {
  findStanding,
  kindOf,
  lockBoard,
  placeOf,
  renumber,
  type Standing,
  setPosition,
  standingAfter,
  standingAt,
  standingBefore,
} from '../../data/queries/catalogue/product-places.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import { positionGap } from '../../data/queries/catalogue/products.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { productGone, subjectOf, topicsOf } from './refusal-of-product.ts'

interface Moved {
  readonly changed: boolean
  /** Counted from 1, including hidden products. */
  readonly place: number
}

/** Behind another product (null: first), or at a place counted from 1. */
type Destination = { readonly after: string | null } | { readonly place: number }

/**
 * Moves a product within the list of its kind. Writes one row; if no position is free between two neighbours, first
 * renumbers all with equal distances. The later of two moves of one product wins.
 *
 * @returns the product's new place, and whether anything changed.
 */
export function moveProduct(
  shop: Shop,
  caller: Caller,
  id: string,
  to: Destination,
): Promise<Outcome<Moved>> {
  return shop.database.write<Moved>(async (transaction) => {
    const { db } = transaction
    const kind = await kindOf(db, id)
    if (!kind) return productGone('tool')
    await lockBoard(transaction, kind)
    const product = await lockProduct(transaction, id)
    const from = product && (await findStanding(db, kind, id))
    if (!from) return productGone('tool')
    const before = await neighbour(transaction, kind, id, to)
    if (!before.ok) return before
    const place = await placeOf(db, kind, from)
    const [left] = await standingBefore(db, kind, from, 1)
    if (before.value?.id === id || before.value?.id === left?.id) return done({ changed: false, place })
    const moved = await settle(transaction, kind, id, before.value)
    await setPosition(transaction, moved)
    transaction.changed(...topicsOf(kind, id), 'board')
    const now = await placeOf(db, kind, moved)
    await recordChange(transaction, {
      at: shop.clock(),
      by: caller,
      subject: subjectOf(kind, id, product.name),
      action: kind === 'tool' ? 'product.moved' : 'part.moved',
      before: { place },
      after: { place: now },
    })
    return done({ changed: true, place: now })
  })
}

/** Returns the product that will be before the moved one; undefined for the first place. */
async function neighbour(
  { db }: Transaction,
  kind: ProductKind,
  id: string,
  to: Destination,
): Promise<Outcome<Standing | undefined>> {
  if ('place' in to) return done(to.place === 1 ? undefined : await standingAt(db, kind, to.place - 1, id))
  if (to.after === null) return done(undefined)
  const found = await findStanding(db, kind, to.after)
  return found ? done(found) : refused('NEIGHBOUR_GONE')
}

/** Returns a position between a product and the next one, or before the first or after the last. */
async function settle(
  transaction: Transaction,
  kind: ProductKind,
  id: string,
  before: Standing | undefined,
): Promise<Standing> {
  const following = await standingAfter(transaction.db, kind, before, 2)
  const next = following.find((each) => each.id !== id)
  if (!before) return { id, position: (next?.position ?? 0) - positionGap }
  if (!next) return { id, position: before.position + positionGap }
  const position = Math.floor((before.position + next.position) / 2)
  if (position > before.position && position < next.position) return { id, position }
  await renumber(transaction, kind)
  // The search must reload all positions.
  transaction.changed(kind === 'tool' ? 'tools' : 'items', 'positions')
  const again = await findStanding(transaction.db, kind, before.id)
  return settle(transaction, kind, id, again)
}
