/**
 * The types of the sample catalogue. They use internal names; the seed maps them to the database. `picture` is a file
 * name in sample-shop/pictures; without its extension it is the key in outlines.ts.
 */

/** A tool sold by the piece. Money in US cents; 0 available means sold out. */
export type SampleTool = {
  slug: string
  name: string
  shortDescription: string
  unitPriceCents: number
  minimumOrder: number
  available: number
  picture: string
  details?: SampleDetails
}

/** Prices of a tool besides that of one piece. */
export type SamplePrices = {
  /** Unit prices from a quantity on, in rising order of `from`. */
  breaks?: { from: number; unitPriceCents: number }[]
  /** The price before the present one, when it began and when it ended, in days before the first start of the shop. */
  earlier?: { unitPriceCents: number; sinceDays: number; untilDays: number }
}

/** A part in the items strip. Money in US cents. */
export type SampleItem = {
  slug: string
  name: string
  unitPriceCents: number
  picture: string
  details?: SampleDetails
}

/**
 * What a product says about itself, in the shape of contract/catalogue/product-details.ts. `needsAlso` holds slugs of
 * tools; `img` is an address such as `/pictures/chain-whip.webp`.
 */
export type SampleDetails = {
  sku?: string
  brand?: string
  category?: string
  specs?: { key: string; value: number | string; unit?: string }[]
  pictures?: { img: string; alt: string }[]
  fits?: string[]
  needsAlso?: string[]
  weightGrams?: number
  lengthMm?: number
  giftCard?: boolean
  family?: string
  familyAxes?: string[]
}

/** A review by an invented customer. `ratings` are whole stars out of 5 (spec §9). */
export type SampleReview = {
  slug: string
  name: string
  text: string
  ratings: 1 | 2 | 3 | 4 | 5
  picture: string
  /** The slug of the tool that it is about. */
  tool?: string
}

/** What a product says in another language. Numbers, units and names that stay are those of the product. */
export type ProductWords = {
  name: string
  /** Parts have none. */
  shortDescription?: string
  /** The specifications that are texts, by key. */
  specs: Readonly<Record<string, string>>
  /** The alternative texts of its further pictures, in their order. */
  pictures?: readonly string[]
}

/** A sale on a category of tools. */
export interface SampleSale {
  readonly name: string
  readonly category: string
  /** Hundredths of a percent. */
  readonly hundredths: number
  /** How many days it lasts, from the first start to a midnight. */
  readonly days: number
  /** How many days before the first start the regular prices began. */
  readonly regularSinceDays: number
}
