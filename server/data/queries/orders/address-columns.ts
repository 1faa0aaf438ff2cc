import { type AddressParts, noParts } from '../../../../domain/addresses/address-parts.ts'
import type { OrdersTable } from '../../schema/order-tables.ts'

/** The columns of an address's parts, in orders and in the addresses of an account. */
export type PartColumns = Pick<
  OrdersTable,
  | 'delivery_company'
  | 'delivery_lines'
  | 'delivery_postcode'
  | 'delivery_city'
  | 'delivery_region'
  | 'delivery_country'
>

/** Returns the columns of an address's parts; all are null without parts. */
export function columnsOf(parts: AddressParts = noParts): PartColumns {
  const { company, lines, postcode, city, region, country } = parts
  return {
    delivery_company: company || null,
    delivery_lines: lines.length > 0 ? JSON.stringify(lines) : null,
    delivery_postcode: postcode || null,
    delivery_city: city || null,
    delivery_region: region || null,
    delivery_country: country || null,
  }
}

export const partColumns = [
  'delivery_company as deliveryCompany',
  'delivery_lines as deliveryLines',
  'delivery_postcode as deliveryPostcode',
  'delivery_city as deliveryCity',
  'delivery_region as deliveryRegion',
  'delivery_country as deliveryCountry',
] as const

/** The stored parts beside their text. */
export interface PartsRow {
  readonly deliveryCompany: string | null
  readonly deliveryLines: string | null
  readonly deliveryPostcode: string | null
  readonly deliveryCity: string | null
  readonly deliveryRegion: string | null
  readonly deliveryCountry: string | null
}

/**
 * Returns the stored parts of an address; undefined without parts, and for parts of another text: the version before
 * these columns may have changed the text alone.
 */
export function partsOfRow(row: PartsRow, text: string): AddressParts | undefined {
  if (row.deliveryLines === null) return undefined
  // The shop itself has stored this array of texts.
  const lines = JSON.parse(row.deliveryLines) as readonly string[]
  const city = row.deliveryCity ?? ''
  if (![...lines, city].every((part) => text.includes(part))) return undefined
  return {
    company: row.deliveryCompany ?? '',
    lines,
    postcode: row.deliveryPostcode ?? '',
    city,
    region: row.deliveryRegion ?? '',
    country: row.deliveryCountry ?? '',
  }
}
