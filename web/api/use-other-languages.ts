import { changeTool } from '../../contract/catalogue/tools.ts'
import type { NamedLanguage } from '../../contract/languages/languages.ts'
import { offeredField } from '../../contract/operation.ts'
import { useHost } from './host.ts'
import { useShopSettings } from './settings-context.ts'

/** Translations are a later field of the operation; another backend may know only the product's own words. */
export const translatedField = { id: offeredField(changeTool, 'translations') }

/** Returns the languages, besides the standard one, in which products can have words (extension). */
export function useOtherLanguages(): readonly NamedLanguage[] {
  const { languages } = useShopSettings()
  const isOffered = useHost().offers(translatedField)
  if (!languages || !isOffered) return []
  return languages.offered.filter(({ tag }) => tag !== languages.standard)
}
