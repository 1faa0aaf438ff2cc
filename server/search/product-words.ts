import type { ProductFacts } from './product-facts.ts'

/** What a product says in a language. */
export type ProductWords = Pick<ProductFacts, 'name' | 'description' | 'specs'>

/** Returns what a product says in a language; undefined without a translation: its own words then find it. */
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
