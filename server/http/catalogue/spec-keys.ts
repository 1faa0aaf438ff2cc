import type * as contract from '../../../contract/catalogue/spec-keys.ts'
import { type SpecDictionary, withOwnKeys } from '../../../domain/catalogue/spec-dictionary.ts'
import { isBuiltInKey, type SpecKey } from '../../../domain/catalogue/spec-keys.ts'
import { done } from '../../../domain/outcome.ts'
import { listOwnSpecKeys } from '../../data/queries/catalogue/spec-keys.ts'
import { addSpecKey, changeSpecKey, deleteSpecKey } from '../../operations/catalogue/change-spec-keys.ts'
import type { Shop } from '../../operations/shop.ts'
import { deleted, inserted, updated } from '../serving/answers.ts'
import type { HandlersOf } from '../serving/handlers.ts'

/** Returns the whole dictionary in the language of the request: the built-in keys, and the owner's. */
export async function readDictionary({
  database,
  settings: { ownWord },
}: Pick<Shop, 'database' | 'settings'>): Promise<SpecDictionary> {
  const own = await listOwnSpecKeys(database.read)
  return withOwnKeys(own.map((key) => ({ ...key, ...saidKey(key, ownWord) })))
}

/** Says what people read of an own key. */
function saidKey({ name, unit, meaning }: Omit<SpecKey, 'kind'>, say: (text: string) => string) {
  return { name: say(name), ...(unit !== undefined && { unit: say(unit) }), meaning: say(meaning) }
}

function isAnyDifferent(own: SpecKey, said: Omit<SpecKey, 'kind'>): boolean {
  return own.name !== said.name || own.unit !== said.unit || own.meaning !== said.meaning
}

export const specKeyHandlers = {
  listSpecKeys: async ({ shop }) => {
    const { ownWord } = shop.settings
    const dictionary = withOwnKeys(await listOwnSpecKeys(shop.database.read))
    return done(
      [...dictionary].map(([key, known]) => {
        const own = !isBuiltInKey(key)
        const translated = own ? saidKey(known, ownWord) : known
        const isTranslated = own && isAnyDifferent(known, translated)
        return { key, ...known, own, ...(isTranslated && { translated }) }
      }),
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
