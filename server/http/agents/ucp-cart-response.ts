import type { UcpCart } from '../../../contract/agents/ucp-carts.ts'
import type { UcpMessage } from '../../../contract/agents/ucp-parts.ts'
import { said } from '../../../contract/languages/said.ts'
import { countryName } from '../../../domain/addresses/country-name.ts'
import type { CartChange } from '../../../domain/orders/cart-changes.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { priceTermsOf, totalTermsText } from '../../../domain/shop/price-terms.ts'
import type { AgentCart } from '../../data/queries/orders/agent-carts.ts'
import { changesInWords } from '../../operations/carts/cart-sentences.ts'
import { cartTexts } from '../../operations/carts/cart-texts.ts'
import { type PricedCart, priceCart } from '../../operations/carts/price-cart.ts'
import { cartAddress, rulesAddress } from '../../operations/emails/page-links.ts'
import type { Shop } from '../../operations/shop.ts'
import { currentRequest } from '../../platform/request-context.ts'
import { readingOf } from '../catalogue/reading.ts'
import { linkedShop, ucpOf } from './ucp-envelope.ts'

/** The protocol's codes of what has changed; a changed price only warns. */
const codes: Readonly<Record<CartChange, string>> = {
  price: 'price_changed',
  gone: 'item_unavailable',
  'sold-out': 'out_of_stock',
  'above-stock': 'quantity_above_stock',
  'below-minimum': 'quantity_below_minimum',
}

/**
 * Converts a cart to the protocol's shape, with the prices and stock of now.
 *
 * @param missing ids of products that are not for sale, which the cart lacks.
 */
export async function toUcpCart(
  shop: Shop,
  id: string,
  cart: AgentCart,
  missing: readonly string[],
): Promise<UcpCart> {
  const settings = await shop.settings.read()
  const priced = await priceCart(shop, cart, readingOf(shop))
  const absolute = absoluteAt(shop.publicUrl)
  const linked = linkedShop(shop)
  return {
    ucp: ucpOf('dev.ucp.shopping.cart'),
    id,
    line_items: priced.lines.map(({ written, product, name, unitCents, totalCents }) => ({
      id: written.productId,
      item: {
        id: written.productId,
        title: name,
        price: unitCents,
        ...(product?.img && { image_url: absolute(product.img) }),
      },
      quantity: written.quantity,
      totals: [
        { type: 'subtotal', amount: totalCents },
        { type: 'total', amount: totalCents },
      ],
    })),
    currency: settings.money.currency,
    totals: totalsOf(priced, totalTermsText(priceTermsOf(settings))),
    messages: [
      ...missing.map(missingProduct),
      ...lineMessages(shop, priced),
      ...deliveryMessages(priced, cart.country),
      { type: 'info', code: 'estimate', content: said(cartTexts).estimate },
    ],
    links: (['terms', 'returns', 'delivery', 'privacy'] as const).map((page) => ({
      type: linkTypes[page],
      url: rulesAddress(linked, page),
      title: said(cartTexts)[page],
    })),
    continue_url: cartAddress(linked, id),
    expires_at: new Date(cart.expiresAt).toISOString(),
  }
}

const linkTypes = {
  terms: 'terms_of_service',
  returns: 'refund_policy',
  delivery: 'shipping_policy',
  privacy: 'privacy_policy',
} as const

function totalsOf({ goodsCents, delivery }: PricedCart, terms: string): UcpCart['totals'] {
  const texts = said(cartTexts)
  const subtotal = { type: 'subtotal' as const, amount: goodsCents, display_text: texts.goods }
  const isPriced = typeof delivery === 'object'
  const total = {
    type: 'total' as const,
    amount: goodsCents + (isPriced ? delivery.feeCents : 0),
    // Without its price, delivery is not in the total, which a message says.
    display_text: isPriced || delivery === 'included' ? texts.total(terms) : texts.goods,
  }
  if (isPriced)
    return [subtotal, { type: 'fulfillment', amount: delivery.feeCents, display_text: texts.delivery }, total]
  if (delivery === 'included')
    return [subtotal, { type: 'fulfillment', amount: 0, display_text: texts.deliveryIncluded }, total]
  return [subtotal, total]
}

function missingProduct(id: string): UcpMessage {
  return {
    type: 'error',
    code: 'item_unavailable',
    content: said(cartTexts).productNotFound(id),
    severity: 'recoverable',
  }
}

function lineMessages(shop: Shop, { lines }: PricedCart): UcpMessage[] {
  return lines.flatMap((line, index) =>
    changesInWords(shop.settings.formats, line).map(({ code, message }): UcpMessage => {
      const about = { code: codes[code], path: `$.line_items[${index}]`, content: message }
      return code === 'price'
        ? { type: 'warning', ...about }
        : { type: 'error', ...about, severity: 'recoverable' }
    }),
  )
}

function deliveryMessages({ delivery }: PricedCart, country: string | null): UcpMessage[] {
  const texts = said(cartTexts)
  if (delivery === 'unknown')
    return [{ type: 'info', code: 'delivery_unknown', content: texts.deliveryUnknown }]
  if (delivery !== 'nowhere') return []
  const name = countryName(country ?? '', currentRequest()?.language)
  return [
    {
      type: 'error',
      code: 'address_undeliverable',
      content: texts.notDelivered(name),
      severity: 'recoverable',
    },
  ]
}
