import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import {
  countUsesOfMaker,
  findMakerNamed,
  insertMaker,
  lockMaker,
  type MakerDescription,
  removeMaker,
  type StoredMaker,
  updateMaker,
} from '../../data/queries/catalogue/makers.ts'
import { newId } from '../../platform/ids.ts'
import { changedValues } from '../changes/changed-values.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'
import { catalogueTexts } from './catalogue-texts.ts'

/** Adds a maker; returns its id. The same maker once more, as a repeated request sends it, stays one. */
export function addMaker(shop: Shop, caller: Caller, maker: MakerDescription): Promise<Outcome<string>> {
  const id = newId()
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    if (!(await insertMaker(transaction, { id, ...maker }, at))) {
      const same = await findMakerNamed(transaction, maker.name)
      if (same && !changedValues(descriptionOf(same), maker)) return done(same.id)
      return refusedAt('name', 'MAKER_TAKEN')
    }
    const subject = subjectOf(id, maker.name)
    await recordChange(transaction, {
      at,
      by: caller,
      action: 'maker.added',
      subject,
      after: { ...maker },
    })
    return done(id)
  })
}

/**
 * Replaces the fields of a maker, if it was not changed since a version.
 *
 * @returns whether anything changed.
 */
export function changeMaker(
  shop: Shop,
  caller: Caller,
  id: string,
  { version, ...maker }: MakerDescription & { readonly version: number },
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const found = await lockMaker(transaction, id)
    if (!found) return refused('MAKER_NOT_FOUND')
    const values = changedValues(descriptionOf(found), maker)
    // A repeated request finds its own change.
    if (!values) return done(false)
    if (version !== found.version) return refused('MAKER_CHANGED')
    const named = await findMakerNamed(transaction, maker.name)
    if (named && named.id !== id) return refusedAt('name', 'MAKER_TAKEN')
    const at = shop.clock()
    await updateMaker(transaction, id, maker, at)
    transaction.changed('makers')
    const subject = subjectOf(id, maker.name)
    await recordChange(transaction, { at, by: caller, action: 'maker.changed', subject, ...values })
    return done(true)
  })
}

/** Deletes a maker that no product names. */
export function deleteMaker(shop: Shop, caller: Caller, id: string): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    // Products that choose the maker at the same time wait for this lock, or are counted behind it.
    const found = await lockMaker(transaction, id)
    if (!found) return refused('MAKER_NOT_FOUND')
    const uses = await countUsesOfMaker(transaction, id)
    if (uses > 0) return refused('MAKER_IN_USE', said(catalogueTexts).makerInUse(uses))
    await removeMaker(transaction, id)
    await recordChange(transaction, {
      at: shop.clock(),
      by: caller,
      action: 'maker.deleted',
      subject: subjectOf(id, found.name),
      before: descriptionOf(found),
    })
    return done(null)
  })
}

function descriptionOf({ id: _id, version: _version, ...maker }: StoredMaker): MakerDescription {
  return maker
}

function subjectOf(id: string, name: string) {
  return { kind: 'maker', id, name } as const
}
