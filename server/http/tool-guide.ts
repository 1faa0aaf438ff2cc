import * as contract from '../../contract/tool-guide.ts'
import { explainedSpecs } from '../../domain/explained-specs.ts'
import { guideTopics } from '../../domain/guide-topics.ts'
import { dollarsOf } from '../../domain/money.ts'
import { done, refused } from '../../domain/outcome.ts'
import { type CardRow, findToolGuide } from '../data/queries/catalogue/tool-guide.ts'
import { serve } from './serving/serve-operation.ts'
import { readDictionary } from './spec-keys.ts'

export const toolGuides = [
  serve(
    contract.getToolGuide,
    async ({ shop, input: { params } }) => {
      const guide = await findToolGuide(shop.database.read, params.id)
      if (!guide) return refused('TOOL_NOT_FOUND')
      return done({
        specs: explainedSpecs(guide.details.specs ?? [], await readDictionary(shop.database.read)),
        needsAlso: guide.needsAlso.map(toCard),
        neighbours: guide.neighbours.map(toCard),
      })
    },
    { shows: (guide, { id }) => guideTopics(id, guide) },
  ),
]

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
    price: dollarsOf(unitPriceCents),
    availableQuantity: available,
    minOrderQuantity: minimumOrder,
    ...(details.lengthMm !== undefined && { lengthMm: details.lengthMm }),
  }
}
