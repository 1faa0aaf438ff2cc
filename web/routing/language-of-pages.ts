import { buildLanguage } from '../../contract/languages/build-language.ts'
import type { LanguageTag } from '../../contract/languages/languages.ts'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'

const ownPrefix = `/${buildLanguage}`

/** Returns what precedes the path of each page of this build: nothing in the shop's standard language, else `/de`. */
export function pagePrefix({ languages }: Pick<ShopSettings, 'languages'>): string {
  return (languages?.standard ?? 'en') === buildLanguage ? '' : ownPrefix
}

/** Returns the path of a page as the routes write it, without the language. */
export function withoutLanguage(pathname: string): string {
  if (pathname === ownPrefix) return '/'
  return pathname.startsWith(`${ownPrefix}/`) ? pathname.slice(ownPrefix.length) : pathname
}

/**
 * Returns the language that calls name. The English pages of a shop in English name none, like a client of the bare
 * contract, so that all clients share the answers in its memory.
 */
export function languageOfCalls({ languages }: Pick<ShopSettings, 'languages'>): LanguageTag | undefined {
  return buildLanguage === 'en' && (languages?.standard ?? 'en') === 'en' ? undefined : buildLanguage
}

/** Returns the shop's standard language, in which the owner writes; undefined if the pages are in it. */
export function langOfStandard({ languages }: Pick<ShopSettings, 'languages'>): LanguageTag | undefined {
  const standard = languages?.standard
  return standard === buildLanguage ? undefined : standard
}

/** A word of the owner as pages show it. */
interface ShownWord {
  readonly text: string
  /** Its language; missing if it is that of the page. */
  readonly lang?: LanguageTag | undefined
}

/**
 * Returns a word of the owner for people: its translation, or itself with its language.
 * @param label the translation that the server sends beside the word.
 */
export function shownWord(
  settings: Pick<ShopSettings, 'languages'>,
  value: string,
  label: string | undefined,
): ShownWord {
  return label === undefined ? { text: value, lang: langOfStandard(settings) } : { text: label }
}
