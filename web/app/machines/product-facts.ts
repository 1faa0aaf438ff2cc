import { type PriceBreak, unitPriceCentsFor } from '../../../domain/catalogue/price-breaks.ts'
import { stockState } from '../../../domain/catalogue/stock-state.ts'
import { centsOf } from '../../../domain/money.ts'
import type { DescribedTool } from '../../api/rows/catalogue.ts'
import { centsOfBreaks } from '../../buying/order-total.ts'
import { links } from '../../routing/links.ts'

/** Resolves an address against the shop's public URL. */
export type Absolute = (address: string) => string

export function absoluteAt(publicUrl: string): Absolute {
  return (address) => new URL(address, `${publicUrl}/`).href
}

/** What the structured data of a tool's page and the product feed state alike. */
export interface ProductFacts {
  readonly id: string
  readonly name: string
  readonly description: string
  /** Absolute, as are the pictures; the main picture is the first. */
  readonly address: string
  readonly pictures: readonly string[]
  readonly sku: string
  readonly offer: OfferFacts | undefined
}

/** The price and stock of a tool; none without a price. */
interface OfferFacts {
  readonly unitPriceCents: number
  /** The fewest pieces that can be ordered. */
  readonly minimum: number
  /** The unit price of the smallest order, which a price break may lower. */
  readonly minimumUnitCents: number
  readonly breaks: readonly PriceBreak[]
  /** Whether the smallest order can be booked; undefined if the backend does not tell the stock. */
  readonly isAvailable: boolean | undefined
}

/** Returns the facts of a tool. */
export function productFacts(tool: DescribedTool, absolute: Absolute): ProductFacts {
  const pictures = [tool.img, ...(tool.pictures ?? []).map(({ img }) => img)].filter((img) => img !== '')
  return {
    id: tool._id,
    name: tool.name,
    description: tool.shortDescription || tool.name,
    address: absolute(links.tool(tool._id)),
    pictures: pictures.map(absolute),
    sku: tool.sku ?? tool._id,
    offer: tool.price === undefined ? undefined : offerOf(tool, tool.price),
  }
}

function offerOf(tool: DescribedTool, price: number): OfferFacts {
  const { minOrderQuantity: minimum = 1, availableQuantity } = tool
  const stock = stockState(availableQuantity, minimum)
  const unitPriceCents = centsOf(price)
  const breaks = centsOfBreaks(tool.priceBreaks)
  return {
    unitPriceCents,
    minimum,
    minimumUnitCents: unitPriceCentsFor(minimum, unitPriceCents, breaks),
    breaks,
    isAvailable: availableQuantity === undefined ? undefined : !['out', 'short'].includes(stock),
  }
}

/** Writes an amount as machines read it: `1234.50`. */
export function plainAmount(cents: number): string {
  return (cents / 100).toFixed(2)
}
