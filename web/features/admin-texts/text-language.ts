import { useSearchParams } from 'react-router'
import type { LanguageTag } from '../../../contract/languages/languages.ts'
import { useShopSettings } from '../../api/settings-context.ts'

/** The languages of the owner's texts, and the one that is edited. */
interface TextLanguages {
  /** All languages of the shop; empty in a shop of one language. */
  readonly offered: readonly LanguageTag[]
  readonly standard: LanguageTag
  /** The edited language; undefined for the standard one, which calls do not name. */
  readonly translated: LanguageTag | undefined
}

/** Returns the languages of the shop, and the one that the address names. */
export function useTextLanguages(): TextLanguages {
  const { languages } = useShopSettings()
  const [params] = useSearchParams()
  const offered = (languages?.offered ?? []).map(({ tag }) => tag)
  const standard = languages?.standard ?? 'en'
  const asked = offered.find((tag) => tag === params.get('language'))
  return {
    offered: offered.length > 1 ? offered : [],
    standard,
    translated: asked === standard ? undefined : asked,
  }
}

/** Returns the parameter of calls for a text in a language. */
export function inLanguage(language: LanguageTag | undefined): { readonly language?: LanguageTag } {
  return language === undefined ? {} : { language }
}
