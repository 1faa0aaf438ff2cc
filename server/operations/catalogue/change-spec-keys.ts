import { isBuiltInKey, type SpecKey } from '../../../domain/catalogue/spec-keys.ts'
import { done, type Outcome, refused, refusedAt } from '../../../domain/outcome.ts'
import {
  countUsesOfSpecKey,
  insertSpecKey,
  lockSpecKey,
  type OwnSpecKey,
  removeSpecKey,
  updateSpecKey,
} from '../../data/queries/catalogue/spec-keys.ts'
import { changedValues } from '../changes/changed-values.ts'
import { recordChange } from '../changes/record-change.ts'
import type { Caller, Shop } from '../shop.ts'

/** Adds a custom key to the dictionary; returns the key. */
export async function addSpecKey(shop: Shop, caller: Caller, specKey: OwnSpecKey): Promise<Outcome<string>> {
  const { key } = specKey
  if (isBuiltInKey(key)) return refusedAt('key', 'SPEC_KEY_TAKEN')
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    if (!(await insertSpecKey(transaction, specKey, at))) return refusedAt('key', 'SPEC_KEY_TAKEN')
    transaction.changed('spec-keys')
    const subject = { kind: 'spec-key', id: key, name: specKey.name } as const
    await recordChange(transaction, {
      at,
      by: caller,
      action: 'spec-key.added',
      subject,
      after: { ...specKey },
    })
    return done(key)
  })
}

/** Changes the given fields of a custom key; null clears its unit. */
export function changeSpecKey(
  shop: Shop,
  caller: Caller,
  key: string,
  changed: Partial<Omit<SpecKey, 'unit'>> & { readonly unit?: string | null },
): Promise<Outcome<boolean>> {
  return shop.database.write(async (transaction) => {
    const at = shop.clock()
    const before = await lockSpecKey(transaction, key)
    if (!before || !(await updateSpecKey(transaction, key, changed, at))) return refused('SPEC_KEY_NOT_FOUND')
    transaction.changed('spec-keys')
    const after = { ...before, ...changed }
    const subject = { kind: 'spec-key', id: key, name: after.name } as const
    const values = changedValues(before, after)
    if (values)
      await recordChange(transaction, { at, by: caller, action: 'spec-key.changed', subject, ...values })
    return done(true)
  })
}

/** Deletes a custom key. Products keep their values of this key. A key in use is deleted only with `evenIfUsed`. */
export function deleteSpecKey(
  shop: Shop,
  caller: Caller,
  key: string,
  { evenIfUsed }: { readonly evenIfUsed: boolean },
): Promise<Outcome<null>> {
  return shop.database.write(async (transaction) => {
    const before = await lockSpecKey(transaction, key)
    if (!before || !(await removeSpecKey(transaction, key))) return refused('SPEC_KEY_NOT_FOUND')
    const uses = evenIfUsed ? 0 : await countUsesOfSpecKey(transaction.db, key)
    if (uses > 0) return refused('SPEC_KEY_IN_USE', sentenceOf(uses))
    transaction.changed('spec-keys')
    const subject = { kind: 'spec-key', id: key, name: before.name } as const
    const at = shop.clock()
    await recordChange(transaction, { at, by: caller, action: 'spec-key.deleted', subject, before })
    return done(null)
  })
}

function sentenceOf(uses: number): string {
  const products = uses === 1 ? '1 product uses' : `${uses} products use`
  return `${products} this key. If you delete it, its name and meaning are lost there; the values stay.`
}
