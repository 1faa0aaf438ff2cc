import type * as contract from '../../../contract/catalogue/tool-guide.ts'
import { explainedSpecs } from '../../../domain/catalogue/explained-specs.ts'
import { doesNotFitOf, fitsOf, jobsOf } from '../../../domain/fit/tool-fits.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { describeProducts } from '../../data/queries/catalogue/described-products.ts'
import { type CardRow, findProductGuide } from '../../data/queries/catalogue/product-guide.ts'
import type { Shop } from '../../operations/shop.ts'
import type { CatalogueSearch } from '../../search/catalogue-search.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { readDictionary } from './spec-keys.ts'

/** How many tools are suggested instead of one that does not fit. */
const mostInstead = 3

export const toolGuides = {
  getToolGuide: async ({ shop, web, input: { params } }) => {
    const guide = await findProductGuide(shop.database.read, params.id)
    if (!guide) return refused('TOOL_NOT_FOUND')
    const { fits = [] } = guide.details
    return done({
      specs: explainedSpecs(guide.details.specs ?? [], await readDictionary(shop.database.read)),
      needsAlso: guide.needsAlso.map(toCard),
      neighbours: guide.neighbours.map(toCard),
      fits: [...fitsOf(fits)],
      doesNotFit: await Promise.all(
        doesNotFitOf(fits).map(async (other) => ({
          ...other,
          instead: (await toolsThatFit(shop, web.search, other.id)).map(({ id, name }) => ({
            _id: id,
            name,
          })),
        })),
      ),
      jobs: jobsOf(guide.name, guide.details).map(({ id, name, steps }) => ({
        id,
        name,
        steps: steps.length,
      })),
    })
  },
} satisfies HandlersOf<typeof contract.toolGuides>

async function toolsThatFit({ database }: Shop, search: CatalogueSearch, standard: string) {
  return describeProducts(database.read, 'tool', await search.idsThatFit('tool', standard, mostInstead))
}

/** Converts a stored tool to the contract's card. */
function toCard({
  id,
  unitPriceCents,
  available,
  minimumOrder,
  details,
  ...card
}: CardRow): contract.ToolCard {
  return {
    _id: id,
    ...card,
    price: amountOf(unitPriceCents),
    availableQuantity: available,
    minOrderQuantity: minimumOrder,
    ...(details.lengthMm !== undefined && { lengthMm: details.lengthMm }),
  }
}
