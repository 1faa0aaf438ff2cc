import type { OwnersWord } from '../../../contract/shop/owners-words.ts'
import { isBuiltInKey } from '../../../domain/catalogue/spec-keys.ts'
import { specNameOf } from '../../../domain/catalogue/spec-name.ts'
import { wordsOfSettings } from '../../../domain/shop/owners-words.ts'
import { listOwnSpecKeys } from '../../data/queries/catalogue/spec-keys.ts'
import type { CatalogueSearch } from '../../search/catalogue-search.ts'
import type { Shop } from '../shop.ts'

/**
 * Lists the owner's short texts that can be translated, each once, at the first place that shows it. Categories,
 * families and keys of products come from memory.
 */
export async function listOwnersWords(
  { settings, database }: Pick<Shop, 'settings' | 'database'>,
  search: Pick<CatalogueSearch, 'ownersWords'>,
): Promise<OwnersWord[]> {
  const [values, { categories, families, specKeys }, own] = await Promise.all([
    settings.read(),
    search.ownersWords(),
    listOwnSpecKeys(database.read),
  ])
  const described = new Set(own.map(({ key }) => key))
  const undescribed = specKeys.filter((key) => !described.has(key) && !isBuiltInKey(key))
  const specs = [
    ...own.flatMap(({ name, unit = '', meaning }) => [name, unit, meaning]),
    ...undescribed.map(specNameOf),
  ]
  const places = new Map([
    ...wordsOfSettings(values),
    ['categories', categories] as const,
    ['families', families] as const,
    ['specs', specs] as const,
  ])
  const known = new Set([''])
  return [...places].flatMap(([place, texts]) =>
    texts.flatMap((text) => {
      if (known.has(text)) return []
      known.add(text)
      return { place, text }
    }),
  )
}
