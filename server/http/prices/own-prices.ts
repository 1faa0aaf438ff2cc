import type * as contract from '../../../contract/prices/own-prices.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import { findQuote } from '../../data/queries/quotes.ts'
import {
  type QuotedOwnPrice,
  type QuotedOwnPrices,
  quoteOwnPrices,
} from '../../operations/prices/own-prices.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const ownPrices = {
  quoteOwnPrices: async ({ shop, caller, input: { body } }) =>
    done(toAnswer(await quoteOwnPrices(shop, caller, linesOf(body)))),
  quoteOwnPricesOfRequest: async ({ shop, input: { params, body } }) => {
    const { read } = shop.database
    const quote = await findQuote(read, params.id)
    if (!quote) return refused('QUOTE_NOT_FOUND')
    const user = await findUserByEmail(read, quote.email)
    const sender = user && { userId: user.id, email: user.email }
    return done(toAnswer(sender ? await quoteOwnPrices(shop, sender, linesOf(body)) : nothingOwn))
  },
} satisfies HandlersOf<typeof contract.ownPrices>

const nothingOwn: QuotedOwnPrices = {
  hasOwn: false,
  showsNet: false,
  company: undefined,
  taxFreeTo: [],
  prices: [],
}

interface Asked {
  readonly lines: readonly { readonly Id: string; readonly quantity?: number | undefined }[]
}

function linesOf({ lines }: Asked) {
  return lines.map(({ Id, quantity }) => ({ productId: Id, quantity }))
}

function toAnswer({ company, taxFreeTo, prices, ...flags }: QuotedOwnPrices) {
  return {
    ...flags,
    ...(company !== undefined && { company }),
    ...(taxFreeTo.length > 0 && { taxFreeTo: [...taxFreeTo] }),
    prices: prices.map(toPrice),
  }
}

function toPrice({ productId, unit, publicUnit, isOwn, steps }: QuotedOwnPrice): contract.OwnPrice {
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
