import type * as contract from '../../../contract/prices/discounts.ts'
import { amountOf } from '../../../domain/money.ts'
import { done } from '../../../domain/outcome.ts'
import { type Quote, quoteDiscount } from '../../operations/prices/quote-discount.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const discounts = {
  quoteDiscount: async ({ shop, web, address, input: { body } }) => {
    const asking = { caller: undefined, addressHash: web.hashAddress(address) }
    return done(toAnswer(await quoteDiscount(shop, asking, wantedOf(body))))
  },
  quoteOwnDiscount: async ({ shop, caller, input: { body } }) => {
    const asking = { caller, addressHash: caller.addressHash }
    return done(toAnswer(await quoteDiscount(shop, asking, wantedOf(body))))
  },
} satisfies HandlersOf<typeof contract.discounts>

interface Asked {
  readonly lines: readonly { readonly Id: string; readonly quantity: number }[]
  readonly code?: string | undefined
  readonly deliverTo?: { readonly country: string } | undefined
  readonly way?: 'parcel' | 'pickup' | undefined
}

function wantedOf({ lines, code, deliverTo, way }: Asked) {
  return {
    lines: lines.map(({ Id, quantity }) => ({ productId: Id, quantity })),
    code,
    country: deliverTo?.country,
    way,
  }
}

function toAnswer({ discountCents, name, code, lines, refused, near }: Quote): contract.QuotedDiscount {
  return {
    discount: amountOf(discountCents),
    ...(name !== undefined && { name }),
    ...(name !== undefined && code !== null && { code }),
    lines: lines.map(({ productId, cents }) => ({ Id: productId, discount: amountOf(cents) })),
    ...(refused && { refused: toRefused(refused) }),
    ...(near && {
      near: { name: near.name, message: near.message, missing: amountOf(near.missingCents) },
    }),
  }
}

function toRefused({ code, message, missingCents }: NonNullable<Quote['refused']>) {
  return { code, message, ...(missingCents !== undefined && { missing: amountOf(missingCents) }) }
}
