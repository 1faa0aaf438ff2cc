import { expireHolds } from '../../../server/operations/orders/expire-holds.ts'
import type { Shop } from '../../../server/operations/shop.ts'
import { CardsUnavailable } from '../../../server/providers/cards/cards.ts'
import { chosenSet } from '../chosen.ts'
import { count, edit, remove } from '../reference/products.ts'
import { acts, sees } from './model.ts'
import type { Act, PlannedCall } from './plan.ts'
import type { Sent } from './recorder.ts'
import { type KnownOrder, type Performer, processOf, type Scene } from './scene.ts'

/** Acts of an admin with products, and the end of holds. */
export const staffActs = {
  edit(scene, planned) {
    const { at, many } = planned
    const tool = toolOf(scene, planned)
    const change = [{ cents: 60 + 95 * many }, { minimum: 1 + (many % 3) }, { pieces: (many % 7) - 2 }][
      at % 3
    ]
    if (!change || change.pieces === 0) return nothing
    const { cents, minimum, pieces } = change
    return ask(scene, planned, {
      what: `tool ${tool} gets ${JSON.stringify(change)}`,
      method: 'PATCH',
      path: `/api/tools/${scene.toolIds[tool]}`,
      body: {
        ...(cents !== undefined && { price: cents / 100 }),
        ...(minimum !== undefined && { minOrderQuantity: minimum }),
        ...(pieces !== undefined && { restock: { quantity: pieces, reason: 'A delivery' } }),
      },
      takes: (heard) => [acts((shop) => edit(shop, tool, change), answerOf(heard, 'done'))],
    })
  },
  count(scene, planned) {
    const { at, many } = planned
    const shown = at % 2 === 0 ? at % 5 : undefined
    return countPieces(scene, planned, { tool: toolOf(scene, planned), counted: many % 6, shown })
  },
  remove(scene, planned) {
    const tool = toolOf(scene, planned)
    return ask(scene, planned, {
      what: `tool ${tool} is deleted`,
      method: 'DELETE',
      path: `/api/tools/${scene.toolIds[tool]}`,
      takes: (heard) => [acts((shop) => remove(shop, tool), answerOf(heard, 'done'))],
    })
  },
  /** Reads a tool as the product form does, which is never cached. */
  read(scene, planned) {
    const tool = toolOf(scene, planned)
    return ask(scene, planned, {
      what: `tool ${tool} is read`,
      method: 'GET',
      path: `/api/products/${scene.toolIds[tool]}`,
      takes(heard) {
        if (heard === undefined) return []
        const { availableQuantity, minOrderQuantity, price } = heard.body as ReadTool
        const cents = Math.round(price * 100)
        return [
          sees(({ shop }) => {
            const now = shop.tools[tool]
            if (heard.status !== 200) return now?.isForSale === false
            return (
              now?.isForSale === true &&
              now.stock === availableQuantity &&
              now.minimum === minOrderQuantity &&
              now.cents === cents
            )
          }),
        ]
      },
    })
  },
  /** Ends some holds, in the check's own process, as any process of the shop may. */
  async expire({ shop, orders }, { at, many }) {
    const ended = chosenSet(orders.toReversed().slice(at % 3, (at % 3) + 4), many)
    if (ended.length === 0) return
    await endHolds(shop, ended)
    // Without the provider the payment stays open, so that money may arrive for pieces that were sold again.
    await expireHolds(at % 4 === 0 ? withoutProvider(shop) : shop)
  },
} satisfies Partial<Record<Act, Performer>>

const nothing = Promise.resolve()

/** The counted stock of a tool, and the stock shown to the counting person. */
interface Counted {
  readonly tool: number
  readonly counted: number
  readonly shown: number | undefined
}

export function countPieces(scene: Scene, planned: PlannedCall, { tool, counted, shown }: Counted) {
  return ask(scene, planned, {
    what: `${counted} of tool ${tool} are counted${shown === undefined ? '' : ` where ${shown} were shown`}`,
    method: 'POST',
    path: `/api/tools/${scene.toolIds[tool]}/stock`,
    body: { counted, reason: 'counted', ...(shown !== undefined && { shown }) },
    takes(heard) {
      const corrected = heard?.body as { readonly change: number; readonly availableQuantity: number }
      const answer = heard && answerOf(heard, `done ${corrected.change} to ${corrected.availableQuantity}`)
      return [acts((shop) => count(shop, tool, counted, shown), answer)]
    },
  })
}

/** Sets the end of some orders' holds to now. */
export async function endHolds({ database }: Shop, orders: readonly KnownOrder[]): Promise<void> {
  const ids = orders.map(({ id }) => id)
  await database.autocommit
    .updateTable('orders')
    .set({ hold_expires_at: 1, hold_extends_to: null })
    .where('id', 'in', ids)
    .where('state', '=', 'unpaid')
    .where('stock_held', '=', 1)
    .execute()
}

export function withoutProvider(shop: Shop): Shop {
  const cancelIntent = () => Promise.reject(new CardsUnavailable('The provider is down'))
  return { ...shop, cards: { ...shop.cards, cancelIntent } }
}

interface ReadTool {
  readonly availableQuantity: number
  readonly minOrderQuantity: number
  readonly price: number
}

function toolOf({ toolIds }: Scene, { many, at }: PlannedCall): number {
  return (many + at) % toolIds.length
}

function ask({ recorder, adminToken }: Scene, planned: PlannedCall, sent: Omit<Sent, 'token'>) {
  return recorder.call(processOf(planned), { ...sent, token: adminToken })
}

type Heard = Parameters<Sent['takes']>[0]

function answerOf(heard: Heard, done: string): string | undefined {
  return heard && (heard.status === 200 ? done : heard.code)
}
