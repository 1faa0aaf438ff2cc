import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import { isBuiltInKey, type SpecKey } from '../../../domain/spec-keys.ts'
import {
  countUsesOfSpecKey,
  insertSpecKey,
  type OwnSpecKey,
  removeSpecKey,
  updateSpecKey,
} from '../../data/queries/catalogue/spec-keys.ts'
import type { Shop } from '../shop.ts'

/** Adds an own key to the dictionary; returns the key. */
export async function addSpecKey(shop: Shop, specKey: OwnSpecKey): Promise<Outcome<string>> {
  const { key } = specKey
  if (isBuiltInKey(key)) return refusedAt('key', 'SPEC_KEY_TAKEN')
  return shop.database.write(async (transaction) => {
    if (!(await insertSpecKey(transaction, specKey, shop.clock()))) return refusedAt('key', 'SPEC_KEY_TAKEN')
    transaction.changed('spec-keys')
    return done(key)
  })
}

/** Changes the given fields of an own key; null clears its unit. */
export function changeSpecKey(
  shop: Shop,
  key: string,
  changed: Partial<Omit<SpecKey, 'unit'>> & { readonly unit?: string | null },
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    if (!(await updateSpecKey(transaction, key, changed, shop.clock()))) return refused('SPEC_KEY_NOT_FOUND')
    transaction.changed('spec-keys')
    return done(true)
  })
}

/** Deletes an own key. Products that use it keep their values; without `evenIfUsed` such a key stays. */
export function deleteSpecKey(
  shop: Shop,
  key: string,
  { evenIfUsed }: { readonly evenIfUsed: boolean },
): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    if (!(await removeSpecKey(transaction, key))) return refused('SPEC_KEY_NOT_FOUND')
    const uses = evenIfUsed ? 0 : await countUsesOfSpecKey(transaction.db, key)
    if (uses > 0) return refused('SPEC_KEY_IN_USE', sentenceOf(uses))
    transaction.changed('spec-keys')
    return done(null)
  })
}

function sentenceOf(uses: number): string {
  const products = uses === 1 ? '1 product uses' : `${uses} products use`
  return `${products} this key. If you delete it, its name and meaning are lost there; the values stay.`
}
