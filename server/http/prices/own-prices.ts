import type * as contract from '../../../contract/prices/own-prices.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { type QuotedOwnPrice, quoteOwnPrices } from '../../operations/prices/own-prices.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const ownPrices = {
  quoteOwnPrices: async ({ shop, caller, input: { body } }) => {
    const lines = body.lines.map(({ Id, quantity }) => ({ productId: Id, quantity }))
    const { hasOwn, showsNet, company, prices } = await quoteOwnPrices(shop, caller, lines)
    return done({
      hasOwn,
      showsNet,
      ...(company !== undefined && { company }),
      prices: prices.map(toAnswer),
    })
  },
} satisfies HandlersOf<typeof contract.ownPrices>

function toAnswer({ productId, unit, publicUnit, isOwn, steps }: QuotedOwnPrice): contract.OwnPrice {
  return {
    Id: productId,
    unit: toPiece(unit),
    public: toPiece(publicUnit),
    isOwn,
    steps: steps.map(({ from, ...step }) => ({ from, ...toPiece(step) })),
  }
}

function toPiece({ cents, netCents, grossCents }: QuotedOwnPrice['unit']) {
  return { price: amountOf(cents), net: amountOf(netCents), gross: amountOf(grossCents) }
}
