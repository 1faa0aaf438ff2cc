import { createHash } from 'node:crypto'
import type * as contract from '../../../contract/agents/ucp-carts.ts'
import { said } from '../../../contract/languages/said.ts'
import { done, type Outcome } from '../../../domain/outcome.ts'
import type { AgentCart } from '../../data/queries/orders/agent-carts.ts'
import { cartTexts } from '../../operations/carts/cart-texts.ts'
import { changeCart, makeCart, readCart, removeCart } from '../../operations/carts/write-cart.ts'
import type { Shop } from '../../operations/shop.ts'
import { newSecretToken } from '../../platform/secret-token.ts'
import type { HandlersOf } from '../serving/handlers.ts'
import { inRequestedLanguage } from './requested-language.ts'
import { toUcpCart } from './ucp-cart-response.ts'
import { countryOf } from './ucp-catalogue.ts'
import { ucpFailure } from './ucp-envelope.ts'

const capability = 'dev.ucp.shopping.cart'

export const ucpCarts = {
  createCart: async ({ shop, web, address, input: { headers, body } }) =>
    inRequestedLanguage(shop, body.context, headers['accept-language'], async () => {
      const key = headers['idempotency-key']
      const id = key === undefined ? newSecretToken() : idOfKey(web.hashAddress, address, key)
      const made = await makeCart(shop, {
        ...wantedOf(body),
        id,
        addressHash: web.hashAddress(address),
        requestHash: key === undefined ? null : hashOf(JSON.stringify(body)),
      })
      return made.ok ? done(await answerWritten(shop, id, made.value, body)) : made
    }),
  getCart: async ({ shop, input: { params, headers } }) =>
    inRequestedLanguage(shop, undefined, headers['accept-language'], async () => {
      const cart = await readCart(shop, params.id)
      return done(cart ? await toUcpCart(shop, params.id, cart, []) : notFound(shop))
    }),
  updateCart: async ({ shop, input: { params, headers, body } }) =>
    inRequestedLanguage(shop, body.context, headers['accept-language'], async () => {
      const changed = await changeCart(shop, params.id, wantedOf(body))
      if (isMissing(changed)) return done(notFound(shop))
      return changed.ok ? done(await answerWritten(shop, params.id, changed.value, body)) : changed
    }),
  cancelCart: async ({ shop, input: { params, headers } }) =>
    inRequestedLanguage(shop, undefined, headers['accept-language'], async () => {
      const removed = await removeCart(shop, params.id)
      if (!removed.ok) return done(notFound(shop))
      const { expires_at: _over, ...answer } = await toUcpCart(shop, params.id, removed.value, [])
      return done(answer)
    }),
} satisfies HandlersOf<typeof contract.ucpCarts>

interface Body {
  readonly line_items: readonly { readonly item: { readonly id: string }; readonly quantity: number }[]
  readonly context?: Parameters<typeof countryOf>[0]
}

function wantedOf({ line_items, context }: Body) {
  return {
    lines: line_items.map(({ item, quantity }) => ({ productId: item.id, quantity })),
    country: countryOf(context),
  }
}

async function answerWritten(shop: Shop, id: string, cart: AgentCart | undefined, { line_items }: Body) {
  if (!cart) return ucpFailure(shop, capability, 'item_unavailable', said(cartTexts).noneFound)
  const written = new Set(cart.lines.map(({ productId }) => productId))
  const missing = new Set(line_items.map(({ item }) => item.id).filter((wanted) => !written.has(wanted)))
  return toUcpCart(shop, id, cart, [...missing])
}

function notFound(shop: Shop) {
  return ucpFailure(shop, capability, 'not_found', said(cartTexts).notFound)
}

function isMissing(outcome: Outcome<unknown>): boolean {
  return !outcome.ok && outcome.code === 'CART_NOT_FOUND'
}

/**
 * Makes an id of an idempotency key, so that a repeated request gets its cart. The hash is keyed, so nobody can guess
 * it.
 */
function idOfKey(hashAddress: (text: string) => string, address: string, key: string): string {
  return hashAddress(`cart ${key} of ${hashAddress(address)}`)
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}
