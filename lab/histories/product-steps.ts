import { changeProduct } from '../../server/operations/catalogue/change-product.ts'
import { correctStock } from '../../server/operations/catalogue/correct-stock.ts'
import { deleteProduct } from '../../server/operations/catalogue/delete-product.ts'
import { answerOf } from './chosen.ts'
import type { Planner } from './history-world.ts'
import * as rules from './reference/products.ts'
import type { Act } from './steps.ts'

/** Acts of an admin with products. */
export const productSteps = {
  edit(world, { at, many }) {
    const { shop, reference, admin, toolIds } = world
    const index = at % toolIds.length
    const change = [{ cents: 60 + 95 * many }, { minimum: 1 + (many % 3) }, { pieces: (many % 7) - 3 }][
      at % 3
    ]
    if (!change || change.pieces === 0) return undefined
    return {
      what: `tool ${index} gets ${JSON.stringify(change)}`,
      expected: () => rules.edit(reference, index, change),
      async actual() {
        const { cents, minimum, pieces } = change
        const changed = await changeProduct(shop, admin, toolIds[index] ?? '', {
          description: {
            ...(cents !== undefined && { unitPriceCents: cents }),
            ...(minimum !== undefined && { minimumOrder: minimum }),
          },
          restock: pieces === undefined ? undefined : { quantity: pieces, reason: 'A delivery' },
        })
        return answerOf(world, changed, () => 'done')
      },
    }
  },
  count(world, { at, many }) {
    const { shop, reference, admin, toolIds } = world
    const index = at % toolIds.length
    const counted = many % 6
    const shown = at % 5 === 0 ? at % 4 : undefined
    return {
      what: `${counted} of tool ${index} are counted${shown === undefined ? '' : ` where ${shown} were shown`}`,
      expected: () => rules.count(reference, index, counted, shown),
      async actual() {
        const by = { counted, shown }
        const correction = { by, reason: 'counted', note: '' } as const
        const corrected = await correctStock(shop, admin, toolIds[index] ?? '', correction)
        return answerOf(world, corrected, ({ change, available }) => `done ${change} to ${available}`)
      },
    }
  },
  'off sale'(world, { at }) {
    const { shop, reference, admin, toolIds } = world
    const index = at % toolIds.length
    return {
      what: `tool ${index} is deleted`,
      expected: () => rules.remove(reference, index),
      actual: async () =>
        answerOf(world, await deleteProduct(shop, admin, toolIds[index] ?? ''), () => 'done'),
    }
  },
} satisfies Partial<Record<Act, Planner>>
