import type * as contract from '../../../contract/desk/quick.ts'
import { readWordsOf } from '../../../domain/catalogue/words-in-language.ts'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { isOwed } from '../../../domain/orders/order-states.ts'
import { done } from '../../../domain/outcome.ts'
import { quickSearch } from '../../operations/quick/quick-search.ts'
import type { HandlersOf } from '../serving/handlers.ts'

type Found = Awaited<ReturnType<typeof quickSearch>>

export const quick = {
  quickSearch: async ({ shop, web, caller, input: { query } }) => {
    const { orders, products, people } = await quickSearch(shop, web.search, caller, query.q)
    return done({
      orders: orders.map(toOrder),
      products: products.map(({ id, kind, name, lang, img, outline, available, stocked, state }) => ({
        _id: id,
        ...(kind === 'part' && { kind }),
        name,
        img,
        outline,
        ...(stocked === 1 && { availableQuantity: available }),
        state,
        ...readWordsOf({ lang }),
      })),
      people: people.map(({ email, name, role }) => ({ email, name, role })),
    })
  },
} satisfies HandlersOf<typeof contract.quick>

function toOrder(order: Found['orders'][number]): contract.QuickFound['orders'][number] {
  const { id, number, productName, quantity, userName, customerEmail } = order
  return {
    _id: id,
    number: formatOrderNumber(number),
    tool: productName,
    quantity,
    customer: userName || customerEmail,
    state: stateOf(order),
  }
}

/**
 * Returns the state as the list's filter does: a fully refunded or withdrawn order is not to be sent. `on-account` is
 * to be sent, too.
 */
function stateOf(order: Found['orders'][number]) {
  const { state, sentAt, givenBackCents, priceCents, withdrawnAt } = order
  if (state !== 'paid') return 'unpaid'
  if (sentAt !== null) return 'sent'
  if (givenBackCents >= priceCents) return 'refunded'
  if (withdrawnAt !== null) return 'withdrawn'
  return isOwed(order) ? 'on-account' : 'to-send'
}
