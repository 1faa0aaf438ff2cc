import type { MissingName } from '../../../contract/desk/board.ts'
import type { CatalogueSearch } from '../../search/catalogue-search.ts'
import type { Shop } from '../shop.ts'

const kinds = [
  ['tool', 'tool'],
  ['part', 'item'],
] as const

/** Lists how many products for sale have no name in each further language; undefined in a shop of one language. */
export async function listMissingNames(
  { settings }: Pick<Shop, 'settings'>,
  catalogue: Pick<CatalogueSearch, 'countUnnamed'>,
): Promise<readonly MissingName[] | undefined> {
  const { standard, offered } = (await settings.read()).languages
  const others = offered.filter((tag) => tag !== standard)
  if (others.length === 0) return undefined
  const counted = others.flatMap((language) =>
    kinds.map(async ([kind, inCatalogue]) => {
      const count = await catalogue.countUnnamed(inCatalogue, language)
      return { language, kind, count }
    }),
  )
  return (await Promise.all(counted)).filter(({ count }) => count > 0)
}
