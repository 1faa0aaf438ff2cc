import type { Translations } from '../../contract/catalogue/translated-words.ts'
import { isLanguageTag, type LanguageTag } from '../../contract/languages/languages.ts'

/**
 * Returns the name of a product in a language; null if that is its own name, in the shop's standard language.
 *
 * @param language is null or undefined for the standard language.
 */
export function nameShownIn(
  language: string | null | undefined,
  product: { readonly name: string; readonly translations?: Translations | undefined },
  standard: LanguageTag,
): string | null {
  if (typeof language !== 'string' || !isLanguageTag(language) || language === standard) return null
  const name = product.translations?.[language]?.name
  return name === undefined || name === product.name ? null : name
}

/** The names of an ordered or offered product. */
export interface ShownName {
  /** In the shop's standard language. */
  readonly productName: string
  /** As the customer was shown it; null if that is the same. */
  readonly shownProductName: string | null
}

/** Names an order as its customer knows it: with the name that was shown at the booking. */
export function asShown<Order extends ShownName>(order: Order): Order {
  const { shownProductName } = order
  return shownProductName === null ? order : { ...order, productName: shownProductName }
}
