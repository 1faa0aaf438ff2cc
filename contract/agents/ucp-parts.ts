import * as z from 'zod/mini'
import { typedText } from '../fields.ts'

/** The published version of the Universal Commerce Protocol that the shop follows (docs/decisions/0154). */
export const ucpVersion = '2026-04-08'

/** The capabilities of the protocol that the shop has. It has no checkout: a person signs in and pays. */
export const ucpCapabilities = [
  'dev.ucp.shopping.catalog.search',
  'dev.ucp.shopping.catalog.lookup',
  'dev.ucp.shopping.cart',
] as const

/** An amount in hundredths of the currency. */
export const minorUnits = z.int().check(z.gte(0))

const price = z.object({ amount: minorUnits, currency: z.string() })

export type UcpPrice = z.output<typeof price>

/** What an answer is about: the protocol's version, and whether the request succeeded. */
export const ucpMetadata = z.object({
  version: z.string(),
  status: z.enum(['success', 'error']),
  capabilities: z.record(z.string(), z.array(z.object({ version: z.string() }))),
})

/** A notice for the program, or for the person whom it serves. */
export const ucpMessage = z.object({
  type: z.enum(['error', 'warning', 'info']),
  code: z.string(),
  /** The part of the answer that it is about, as a JSONPath. */
  path: z.optional(z.string()),
  content: z.string(),
  /** Present for an error. */
  severity: z.optional(z.enum(['recoverable', 'unrecoverable'])),
  /** `disclosure`: the notice must be shown beside the product. */
  presentation: z.optional(z.literal('disclosure')),
})

export type UcpMessage = z.output<typeof ucpMessage>

/** The answer without a result. */
export const ucpFailure = z.object({
  ucp: ucpMetadata,
  messages: z.array(ucpMessage),
  /** Where a person continues. */
  continue_url: z.string(),
})

export type UcpFailure = z.output<typeof ucpFailure>

/** What a program says of the person whom it serves. Other fields are not read. */
export const ucpContext = z.optional(
  z.object({
    /** ISO 3166 code of the country of delivery. */
    address_country: z.optional(typedText(60)),
    /** BCP 47 tag; it takes precedence over the header Accept-Language. */
    language: z.optional(typedText(35)),
    currency: z.optional(typedText(3)),
  }),
)

export type UcpContext = z.output<typeof ucpContext>

/** Headers of a call. `accept-language` counts if the context of the call names no language. */
export const ucpHeaders = z.object({ 'accept-language': z.optional(z.string()) })

const media = z.object({ type: z.literal('image'), url: z.string(), alt_text: z.optional(z.string()) })
const option = { name: z.string(), label: z.string() }

/** A product of the shop, as something that can be put into a cart. */
const variant = z.object({
  id: z.string(),
  sku: z.optional(z.string()),
  barcodes: z.optional(z.array(z.object({ type: z.literal('GTIN'), value: z.string() }))),
  title: z.string(),
  description: z.object({ plain: z.string() }),
  url: z.string(),
  /** What the customer pays for one piece, with its tax. */
  price,
  /** The lowest price of the 30 days before a reduction; absent without one. */
  list_price: z.optional(price),
  availability: z.object({ available: z.boolean(), status: z.enum(['in_stock', 'out_of_stock']) }),
  options: z.optional(z.array(z.object(option))),
  /** The identifiers of a lookup that mean this variant. */
  inputs: z.optional(z.array(z.object({ id: z.string(), match: z.literal('exact') }))),
  metadata: z.object({
    /** The fewest pieces of an order. */
    minimum_order: z.int(),
    /** The pieces in stock. */
    available_quantity: z.int(),
    /** Lower prices of one piece, each from a number of pieces. */
    price_breaks: z.optional(z.array(z.object({ from: z.int(), amount: minorUnits }))),
    /** The earlier price that a reduction announces, since this instant. */
    compare_at: z.optional(z.object({ amount: minorUnits, since: z.string() })),
    /** The sale that lowers the price, and its end in ISO 8601 unless the owner ends it. */
    sale: z.optional(z.object({ name: z.string(), ends_at: z.optional(z.string()) })),
    /** The ids of standards of the trade that it fits; see `GET /standards`. */
    fits: z.optional(z.array(z.string())),
  }),
})

export type UcpVariant = z.output<typeof variant>

/** A product in the protocol's shape. Each size is a product of the shop, so that it has exactly one variant. */
export const ucpProduct = z.object({
  id: z.string(),
  title: z.string(),
  description: z.object({ plain: z.string() }),
  url: z.string(),
  categories: z.optional(z.array(z.object({ value: z.string(), taxonomy: z.literal('merchant') }))),
  price_range: z.object({ min: price, max: price }),
  list_price_range: z.optional(z.object({ min: price, max: price })),
  media: z.optional(z.array(media)),
  variants: z.array(variant),
})

export type UcpProduct = z.output<typeof ucpProduct>
