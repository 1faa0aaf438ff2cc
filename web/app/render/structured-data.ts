import { stockState } from '../../../domain/stock-state.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import type { ToolData } from '../../features/tool/load-tool.ts'
import { links } from '../../routing/links.ts'
import { shopName } from '../../texts/shop.ts'

/** Resolves an address against the shop's public URL. */
export type Absolute = (address: string) => string

/**
 * Returns a page's schema.org data. Only the server sends it, so browsers do not load this code.
 *
 * @param path the path of the page's route.
 * @param data the answer of the page's loader.
 */
export function structuredDataOf(
  path: string | undefined,
  data: unknown,
  absolute: Absolute,
): object | undefined {
  if (path === links.home) return organizationOf(absolute)
  // The tool route's loader returns this, or nothing when it failed.
  if (path === '/tool/:toolId' && data) return productOf((data as ToolData).tool, absolute)
  return undefined
}

function organizationOf(absolute: Absolute): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: shopName,
    url: absolute(links.home),
    logo: absolute('/favicon.svg'),
  }
}

function productOf(tool: Tool, absolute: Absolute): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: tool.name,
    description: tool.shortDescription,
    ...(tool.img && { image: absolute(tool.img) }),
    sku: tool._id,
    ...(tool.price !== undefined && { offers: offerOf(tool, tool.price, absolute) }),
  }
}

function offerOf(tool: Tool, dollars: number, absolute: Absolute): object {
  return {
    '@type': 'Offer',
    url: absolute(links.tool(tool._id)),
    price: dollars.toFixed(2),
    priceCurrency: 'USD',
    availability: `https://schema.org/${canBeBooked(tool) ? 'InStock' : 'OutOfStock'}`,
    ...(tool.minOrderQuantity !== undefined && {
      eligibleQuantity: { '@type': 'QuantitativeValue', minValue: tool.minOrderQuantity },
    }),
  }
}

function canBeBooked({ availableQuantity, minOrderQuantity }: Tool): boolean {
  const stock = stockState(availableQuantity, minOrderQuantity)
  return stock !== 'out' && stock !== 'short'
}
