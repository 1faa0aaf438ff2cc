import type { UcpMessage, UcpPrice, UcpProduct, UcpVariant } from '../../../contract/agents/ucp-parts.ts'
import { isBuyable } from '../../../domain/catalogue/stock-state.ts'
import { wordsInLanguage } from '../../../domain/catalogue/words-in-language.ts'
import { amountOf } from '../../../domain/money.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import type { ProductRow } from '../../data/queries/catalogue/products.ts'
import { productAddress } from '../../operations/emails/page-links.ts'
import { taxesOfNow } from '../../operations/orders/taxes-of-buyer.ts'
import type { Shop } from '../../operations/shop.ts'
import { readingOf } from '../catalogue/reading.ts'
import { linkedShop } from './ucp-envelope.ts'

/** Converts a product to the protocol's shape, with the identifiers of a lookup that mean it. */
export type ToUcpProduct = (product: ProductRow, asked?: readonly string[]) => UcpProduct

/**
 * Returns the conversion of products for the current request. Prices are what a customer pays for one piece.
 *
 * @param country the country whose tax is in the prices; null for that of the shop.
 */
export async function ucpProducts(shop: Shop, country: string | null): Promise<ToUcpProduct> {
  const settings = await shop.settings.read()
  const taxes = taxesOfNow(settings, shop.clock())
  const reading = readingOf(shop)
  const absolute = absoluteAt(shop.publicUrl)
  return (stored, asked) => {
    const product = wordsInLanguage(stored, reading)
    const { details } = product
    const gross = (cents: number) => (details.giftCard ? cents : taxes.grossOf(cents, country))
    const price = (cents: number): UcpPrice => ({
      amount: gross(cents),
      currency: settings.money.currency,
    })
    const words = {
      id: product.id,
      title: product.name,
      description: { plain: product.shortDescription },
      url: productAddress(linkedShop(shop), product.id),
    }
    const now = price(product.unitPriceCents)
    const lowest = product.reduction && price(product.reduction.lowest30DaysCents)
    const pictures = [{ img: product.img, alt: product.name }, ...(details.pictures ?? [])]
    return {
      ...words,
      ...(details.category && {
        categories: [{ value: details.category, taxonomy: 'merchant' as const }],
      }),
      price_range: { min: now, max: now },
      ...(lowest && { list_price_range: { min: lowest, max: lowest } }),
      media: pictures
        .filter(({ img }) => img !== '')
        .map(({ img, alt }) => ({
          type: 'image' as const,
          url: absolute(img),
          ...(alt && { alt_text: alt }),
        })),
      variants: [
        {
          ...words,
          ...(details.sku && { sku: details.sku }),
          ...(details.gtin && { barcodes: [{ type: 'GTIN' as const, value: details.gtin }] }),
          price: now,
          ...(lowest && { list_price: lowest }),
          availability: availabilityOf(product),
          ...(asked && { inputs: asked.map((id) => ({ id, match: 'exact' as const })) }),
          metadata: metadataOf(product, gross),
        },
      ],
    }
  }
}

function availabilityOf({ available, minimumOrder, unitPriceCents }: ProductRow): UcpVariant['availability'] {
  const isAvailable = isBuyable({
    availableQuantity: available,
    minOrderQuantity: minimumOrder,
    price: amountOf(unitPriceCents),
  })
  return { available: isAvailable, status: isAvailable ? 'in_stock' : 'out_of_stock' }
}

function metadataOf(
  { minimumOrder, available, priceBreaks, reduction, sale, details }: ProductRow,
  gross: (cents: number) => number,
): UcpVariant['metadata'] {
  return {
    minimum_order: minimumOrder,
    available_quantity: available,
    ...(priceBreaks.length > 0 && {
      price_breaks: priceBreaks.map(({ from, unitPriceCents }) => ({ from, amount: gross(unitPriceCents) })),
    }),
    ...(reduction && {
      compare_at: {
        amount: gross(reduction.compareAtCents),
        since: new Date(reduction.compareAtSince).toISOString(),
      },
    }),
    ...(sale && {
      sale: {
        name: sale.name,
        ...(sale.endsAt !== null && { ends_at: new Date(sale.endsAt).toISOString() }),
      },
    }),
    ...(details.fits && details.fits.length > 0 && { fits: details.fits }),
  }
}

/** Returns the warnings of products, which must be shown beside them. */
export function warningsOf(products: readonly ProductRow[], shop: Shop, path: (index: number) => string) {
  const reading = readingOf(shop)
  return products.flatMap((product, index): UcpMessage[] => {
    const { warnings } = wordsInLanguage(product, reading).details
    if (!warnings) return []
    return [
      {
        type: 'warning',
        code: 'safety',
        path: path(index),
        content: warnings,
        presentation: 'disclosure',
      },
    ]
  })
}
