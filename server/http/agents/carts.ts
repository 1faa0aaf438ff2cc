import type * as contract from '../../../contract/agents/carts.ts'
import { amountOf } from '../../../domain/money.ts'
import { done, refused } from '../../../domain/outcome.ts'
import { changesInWords } from '../../operations/carts/cart-sentences.ts'
import { priceCart } from '../../operations/carts/price-cart.ts'
import { readCart } from '../../operations/carts/write-cart.ts'
import { readingOf } from '../catalogue/reading.ts'
import type { HandlersOf } from '../serving/handlers.ts'

export const carts = {
  viewCart: async ({ shop, input: { params } }) => {
    const cart = await readCart(shop, params.id)
    if (!cart) return refused('CART_NOT_FOUND')
    const { lines } = await priceCart(shop, cart, readingOf(shop))
    return done({
      lines: lines.map((line) => ({
        Id: line.written.productId,
        quantity: line.written.quantity,
        name: line.name,
        ...(line.product?.lang && { lang: line.product.lang }),
        price: amountOf(line.written.unitPriceCents),
        changes: changesInWords(shop.settings.formats, line),
      })),
      expiresAt: cart.expiresAt,
    })
  },
} satisfies HandlersOf<typeof contract.carts>
