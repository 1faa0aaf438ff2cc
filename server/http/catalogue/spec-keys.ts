import type * as contract from '../../../contract/catalogue/spec-keys.ts'
import { type SpecDictionary, withOwnKeys } from '../../../domain/catalogue/spec-dictionary.ts'
import { specKeys } from '../../../domain/catalogue/spec-keys.ts'
import { done } from '../../../domain/outcome.ts'
import type { Reader } from '../../data/database.ts'
import { listOwnSpecKeys } from '../../data/queries/catalogue/spec-keys.ts'
import { addSpecKey, changeSpecKey, deleteSpecKey } from '../../operations/catalogue/change-spec-keys.ts'
import { deleted, inserted, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

/** Returns the whole dictionary: the built-in keys, and the owner's. */
export async function readDictionary(read: Reader): Promise<SpecDictionary> {
  return withOwnKeys(await listOwnSpecKeys(read))
}

export const specKeyHandlers = {
  listSpecKeys: async ({ shop }) => {
    const dictionary = await readDictionary(shop.database.read)
    return done(
      [...dictionary].map(([key, known]) => ({ key, ...known, own: !Object.hasOwn(specKeys, key) })),
    )
  },
  addSpecKey: async ({ shop, caller, input: { body } }) => {
    const { unit, ...specKey } = body
    return inserted(await addSpecKey(shop, caller, { ...specKey, ...(unit && { unit }) }))
  },
  changeSpecKey: async ({ shop, caller, input: { params, body } }) => {
    const { unit, name, kind, meaning } = body
    return updated(
      await changeSpecKey(shop, caller, params.key, {
        ...(name !== undefined && { name }),
        ...(kind !== undefined && { kind }),
        ...(meaning !== undefined && { meaning }),
        ...(unit !== undefined && { unit: unit || null }),
      }),
    )
  },
  deleteSpecKey: async ({ shop, caller, input: { params, query } }) => {
    return deleted(await deleteSpecKey(shop, caller, params.key, { evenIfUsed: query.evenIfUsed === 'true' }))
  },
} satisfies HandlersOf<typeof contract.specKeyOperations>
