import * as contract from '../../../contract/orders/basket.ts'
import { amountOf, centsOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { findBasket } from '../../data/queries/accounts/baskets.ts'
import { replaceBasket } from '../../operations/orders/replace-basket.ts'
import { serve } from '../serving/serve-operation.ts'

export const basket = [
  serve(contract.getBasket, async ({ shop, caller }) => {
    const { version, lines } = await findBasket(shop.database.read, caller.userId)
    return done({
      version,
      lines: lines.map(({ productId, unitPriceCents, ...line }) => ({
        Id: productId,
        ...line,
        ...(unitPriceCents !== undefined && { price: amountOf(unitPriceCents) }),
      })),
    })
  }),
  serve(contract.putBasket, async ({ shop, caller, input: { body } }) => {
    const lines = body.lines.map(({ Id, quantity, name, price }) => ({
      productId: Id,
      quantity,
      name,
      ...(price !== undefined && { unitPriceCents: centsOf(price) }),
    }))
    const replaced = await replaceBasket(shop, caller, { version: body.version, lines })
    return replaced.ok ? done({ acknowledged: true, version: replaced.value }) : replaced
  }),
]
