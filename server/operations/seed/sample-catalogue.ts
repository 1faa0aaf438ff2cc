import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import type { PriceBreak } from '../../../domain/catalogue/price-breaks.ts'
import { inLanguages, type SampleWords } from './sample-words.ts'

/** The data that seeds an empty shop, in the format of the files in sample-shop/. */
export interface SampleCatalogue {
  readonly tools: readonly {
    readonly slug: string
    readonly name: string
    readonly shortDescription: string
    readonly unitPriceCents: number
    readonly minimumOrder: number
    readonly available: number
    readonly picture: string
    /** With slugs in `needsAlso`. */
    readonly details?: ProductDetails
  }[]
  readonly items: readonly {
    readonly slug: string
    readonly name: string
    readonly unitPriceCents: number
    readonly picture: string
    readonly details?: ProductDetails
  }[]
  readonly reviews: readonly {
    readonly slug: string
    readonly name: string
    readonly text: string
    readonly ratings: number
    readonly picture: string
    /** The slug of the reviewed tool. */
    readonly tool?: string
  }[]
  /** Further prices of tools, by slug. */
  readonly prices: Readonly<
    Record<
      string,
      {
        readonly breaks?: readonly PriceBreak[]
        /** An earlier price, and how many days before the first start it began and ended. */
        readonly earlier?: {
          readonly unitPriceCents: number
          readonly sinceDays: number
          readonly untilDays: number
        }
      }
    >
  >
  /** A sale that runs from the first start on; undefined without one. */
  readonly sale?: {
    readonly name: string
    readonly category: string
    /** Hundredths of a percent. */
    readonly hundredths: number
    readonly days: number
    /** How many days before the first start the regular prices of its tools began. */
    readonly regularSinceDays: number
  }
  /** SVG outlines by picture name without extension. */
  readonly outlines: Readonly<Record<string, string>>
}

/** Loads the sample catalogue with its words in all languages, on demand. */
export async function loadSampleCatalogue(): Promise<SampleCatalogue> {
  const [
    { tools },
    { familyMembers },
    { giftCards },
    { prices },
    { sale },
    { items },
    { reviews },
    { outlines },
    languages,
  ] = await Promise.all([
    import('../../../sample-shop/tools.ts'),
    import('../../../sample-shop/families.ts'),
    import('../../../sample-shop/gift-cards.ts'),
    import('../../../sample-shop/prices.ts'),
    import('../../../sample-shop/sale.ts'),
    import('../../../sample-shop/items.ts'),
    import('../../../sample-shop/reviews.ts'),
    import('../../../sample-shop/outlines.ts'),
    loadSampleWords(),
  ])
  return {
    tools: inLanguages([...tools, ...familyMembers, ...giftCards], languages),
    prices,
    sale,
    items: inLanguages(items, languages),
    reviews,
    outlines,
  }
}

async function loadSampleWords(): Promise<readonly SampleWords[]> {
  const [{ productsInGerman }, { familiesInGerman }, { productsInFrench }, { familiesInFrench }] =
    await Promise.all([
      import('../../../sample-shop/de/products.ts'),
      import('../../../sample-shop/de/families.ts'),
      import('../../../sample-shop/fr/products.ts'),
      import('../../../sample-shop/fr/families.ts'),
    ])
  return [
    ['de', { ...productsInGerman, ...familiesInGerman }],
    ['fr', { ...productsInFrench, ...familiesInFrench }],
  ]
}

/** Returns the address of a picture that is shipped with the shop. */
export function pictureUrl(picture: string): string {
  return `/pictures/${picture}`
}

/** Returns the picture rows of the sample products. */
export function picturesOf({ tools, items, outlines }: SampleCatalogue) {
  const pictures = new Set([...tools, ...items].map(({ picture }) => picture))
  return Array.from(pictures, (picture) => {
    const name = picture.replace(/\.\w+$/, '')
    const url = pictureUrl(picture)
    return {
      id: url,
      url,
      outline: outlines[name] ?? null,
      width: 960,
      height: 960,
      contentType: 'image/webp',
    }
  })
}
