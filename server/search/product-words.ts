import type { ProductFacts } from './product-facts.ts'

/** What a product says in a language. */
export type ProductWords = Pick<ProductFacts, 'name' | 'description' | 'specs'>

/** Returns what a product says in a language; undefined if it has no translation, and is found by its own words only. */
export function wordsInLanguage(product: ProductFacts, language: string): ProductWords | undefined {
  const words = new Map(Object.entries(product.translations)).get(language)
  if (!words) return undefined
  return {
    name: words.name ?? product.name,
    description: words.shortDescription ?? product.description,
    specs: product.specs.map((spec) =>
      typeof spec.value === 'string' ? { ...spec, value: words.specs?.[spec.key] ?? spec.value } : spec,
    ),
  }
}
