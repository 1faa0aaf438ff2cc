import type { MissingWeight } from '../../../contract/desk/board.ts'
import { countWithoutWeight } from '../../data/queries/catalogue/weights.ts'
import type { Shop } from '../shop.ts'

/** Lists the products for sale without a weight; undefined if no price of delivery goes by weight. */
export async function listMissingWeights({
  settings,
  database,
}: Pick<Shop, 'settings' | 'database'>): Promise<readonly MissingWeight[] | undefined> {
  const { zones, pieceGrams } = (await settings.read()).rates
  if (zones.every(({ by }) => by === 'amount')) return undefined
  const counts = await countWithoutWeight(database.read)
  return counts.map(({ kind, count }) => ({ kind, count, pieceGrams: pieceGrams ?? 0 }))
}
