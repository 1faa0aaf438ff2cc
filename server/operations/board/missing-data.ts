import type { MissingData } from '../../../contract/desk/board.ts'
import { isInEurope, servesEurope } from '../../../domain/shop/european-countries.ts'
import { countWithoutMaker, listMakers } from '../../data/queries/catalogue/makers.ts'
import type { Shop } from '../shop.ts'

/**
 * Lists what offers to consumers in the European Union lack (docs/decisions/0139); undefined if the shop delivers to no
 * country where its rules hold.
 */
export async function listMissingData(shop: Shop): Promise<readonly MissingData[] | undefined> {
  const { delivery, notices } = await shop.settings.read()
  if (!servesEurope(delivery.countries)) return undefined
  const { read } = shop.database
  const [{ tools, parts }, makers] = await Promise.all([countWithoutMaker(read), listMakers(read)])
  const unnamed = makers.filter(({ country, responsible }) => responsible === null && !isInEurope(country))
  const all = [
    { kind: 'tools-without-maker', count: tools },
    { kind: 'parts-without-maker', count: parts },
    { kind: 'makers-without-responsible', count: unnamed.length },
    { kind: 'no-notice', count: notices.pictures.length === 0 ? 1 : 0 },
  ] as const
  return all.filter(({ count }) => count > 0)
}
