import type { ProductDetails } from '../../../contract/catalogue/product-details.ts'
import type { TranslatedWords } from '../../../contract/catalogue/translated-words.ts'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { withoutEmptyWords } from '../../../domain/catalogue/words-in-language.ts'

/** What a sample product says in a language, in the format of the files in sample-shop/. */
interface WrittenWords {
  readonly name: string
  readonly shortDescription?: string
  readonly specs: Readonly<Record<string, string>>
  /** The alternative texts of the further pictures, in their order. */
  readonly pictures?: readonly string[]
}

/** The words of all sample products by slug, in a language. */
export type SampleWords = readonly [tag: LanguageTag, words: Readonly<Record<string, WrittenWords>>]

interface Described {
  readonly slug: string
  readonly details?: ProductDetails
}

/** Returns sample products with their words in further languages among their details. */
export function inLanguages<Product extends Described>(
  products: readonly Product[],
  languages: readonly SampleWords[],
): readonly (Product & { readonly details: ProductDetails })[] {
  return products.map((product) => {
    const translations = translationsOf(product, languages)
    return { ...product, details: { ...product.details, ...(translations && { translations }) } }
  })
}

function translationsOf({ slug, details }: Described, languages: readonly SampleWords[]) {
  return withoutEmptyWords(
    Object.fromEntries(
      languages.flatMap(([tag, words]) => {
        const written = new Map(Object.entries(words)).get(slug)
        return written ? [[tag, storedWords(written, details?.pictures ?? [])]] : []
      }),
    ),
  )
}

function storedWords(
  { name, shortDescription, specs, pictures = [] }: WrittenWords,
  shown: NonNullable<ProductDetails['pictures']>,
): TranslatedWords {
  const alts = shown.flatMap(({ img }, index) => {
    const alt = pictures[index]
    return alt === undefined ? [] : [[img, alt] as const]
  })
  return {
    name,
    ...(shortDescription !== undefined && { shortDescription }),
    specs,
    alts: Object.fromEntries(alts),
  }
}
