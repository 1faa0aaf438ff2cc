import { isLanguageTag, type LanguageTag } from '../../contract/languages/languages.ts'
import { useShopSettings } from './settings-context.ts'

/**
 * Returns the language in which a customer reads the shop's emails, for staff who write to them; undefined in a shop of
 * one language.
 *
 * @param stored the language of the order, request or offer; undefined for the shop's standard language.
 */
export function useCustomerLanguage(stored: string | undefined): LanguageTag | undefined {
  const { languages } = useShopSettings()
  if (!languages || languages.offered.length < 2) return undefined
  return isLanguageTag(stored) ? stored : languages.standard
}
