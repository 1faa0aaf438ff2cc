import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { asShown, type ShownName } from '../../../domain/catalogue/shown-name.ts'
import type { Reading } from '../../../domain/catalogue/words-in-language.ts'

interface Ordered extends ShownName {
  /** The language in which it was ordered; null for the shop's standard language. */
  readonly language: string | null
}

/**
 * Names the product of an order for its customer: as it was shown at the booking if the request is in the order's
 * language, otherwise in the shop's standard language, which `lang` then names (docs/decisions/0146).
 */
export function namedForReader(
  order: Ordered,
  { tag, standard }: Reading,
): { readonly tool: string; readonly lang?: LanguageTag } {
  const isShown = order.language === tag && order.shownProductName !== null
  const tool = isShown ? asShown(order).productName : order.productName
  return isShown || tag === standard ? { tool } : { tool, lang: standard }
}
