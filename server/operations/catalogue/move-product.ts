import { familyPlace } from '../../../domain/catalogue/product-family.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { Transaction } from '../../data/database.ts'
import { listMembers } from '../../data/queries/catalogue/product-families.ts'
import {
  findStanding,
  kindOf,
  lockBoard,
  placeOf,
  type Standing,
  setPositions,
  standingAfter,
  standingAt,
} from '../../data/queries/catalogue/product-places.ts'
import { lockProduct } from '../../data/queries/catalogue/product-writes.ts'
import type { ProductKind } from '../../data/schema/catalogue-tables.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { settle } from './positions.ts'
import { productGone, subjectOf, topicsOf } from './refusal-of-product.ts'

interface Moved {
  readonly changed: boolean
  /** Counted from 1, including hidden products. */
  readonly place: number
}

/** Behind another product (null: first), or at a place counted from 1. */
type Destination = { readonly after: string | null } | { readonly place: number }

/**
 * Moves a product within the list of its kind; the members of a family move as one, in their order. Writes one row for
 * each; if no positions are free between two neighbours, first renumbers all with equal distances. The later of two
 * moves of one product wins.
 *
 * @returns the place of the product, or of the first member of its family, and whether anything changed.
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
    const family = familyPlace(product.details)
    const moving = family ? await listMembers(db, { kind, key: family.key }) : [from]
    const ids = moving.map((member) => member.id)
    const place = await placeOf(db, kind, moving[0] ?? from)
    // Within its family, a product has no place of its own.
    if ('after' in to && to.after !== null && ids.includes(to.after)) return done({ changed: false, place })
    const before = await neighbour(transaction, kind, ids, to)
    if (!before.ok) return before
    const next = await standingAfter(db, kind, before.value, ids)
    if (moving.every((member) => isBetween(before.value, member, next)))
      return done({ changed: false, place })
    const moved = await settle(transaction, kind, ids, before.value)
    await setPositions(transaction, moved)
    transaction.changed(...topicsOf(kind, ...ids), 'board')
    const now = await placeOf(db, kind, moved[0] ?? from)
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

/** Returns the product that will be before the moved ones; undefined for the first place. */
async function neighbour(
  { db }: Transaction,
  kind: ProductKind,
  moving: readonly string[],
  to: Destination,
): Promise<Outcome<Standing | undefined>> {
  if ('place' in to)
    return done(to.place === 1 ? undefined : await standingAt(db, kind, to.place - 1, moving))
  if (to.after === null) return done(undefined)
  const found = await findStanding(db, kind, to.after)
  return found ? done(found) : refused('NEIGHBOUR_GONE')
}

function isBetween(before: Standing | undefined, product: Standing, next: Standing | undefined): boolean {
  return (!before || isBefore(before, product)) && (!next || isBefore(product, next))
}

function isBefore(a: Standing, b: Standing): boolean {
  return a.position < b.position || (a.position === b.position && a.id < b.id)
}
