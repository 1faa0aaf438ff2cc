import type * as contract from '../../../contract/orders/basket.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { findBasket } from '../../data/queries/accounts/baskets.ts'
import { replaceBasket } from '../../operations/orders/replace-basket.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const basket = {
  getBasket: async ({ shop, caller }) => {
    const { version, lines } = await findBasket(shop.database.read, caller.userId)
    return done({
      version,
      lines: lines.map(({ productId, unitPriceCents, ...line }) => ({
        Id: productId,
        ...line,
        ...(unitPriceCents !== undefined && { price: amountOf(unitPriceCents) }),
      })),
    })
  },
  putBasket: async ({ shop, caller, input: { body } }) => {
    const lines = body.lines.map(({ Id, quantity, name, price }) => ({
      productId: Id,
      quantity,
      name,
      ...(price !== undefined && { unitPriceCents: centsOf(price) }),
    }))
    const replaced = await replaceBasket(shop, caller, { version: body.version, lines })
    return replaced.ok ? done({ acknowledged: true, version: replaced.value }) : replaced
  },
} satisfies HandlersOf<typeof contract.basket>
