import { buildLanguage } from '../../contract/languages/build-language.ts'
import { type LanguageTag, onlyEnglish } from '../../contract/languages/languages.ts'
import type { ShopSettings } from '../../contract/shop/shop-settings.ts'
import { languagePrefix, pathInLanguage, splitLanguage } from '../../domain/shop/language-path.ts'
import { absoluteAt } from '../../domain/shop/page-address.ts'

/** Returns what precedes the path of each page of this build: nothing in the shop's standard language, else `/de`. */
export function pagePrefix({ languages = onlyEnglish }: Pick<ShopSettings, 'languages'>): string {
  return languagePrefix(buildLanguage, languages)
}

/** Returns a location as the routes write it, without the language of its path. */
export function withoutLanguage<Place extends { readonly pathname: string }>(place: Place): Place {
  return { ...place, pathname: splitLanguage(place.pathname).path }
}

/** Returns a function that makes whole URLs from the paths of pages, in the language of this build or in another one. */
export function absolutePage({
  publicUrl,
  languages = onlyEnglish,
}: Pick<ShopSettings, 'languages' | 'publicUrl'>): (path: string, tag?: LanguageTag) => string {
  const absolute = absoluteAt(publicUrl)
  return (path, tag = buildLanguage) => absolute(pathInLanguage(path, tag, languages))
}
