import { isLanguageTag, type LanguageTag, type ShopLanguages } from '../../contract/languages/languages.ts'

/** Returns what precedes the path of a page in a language: nothing in the shop's standard language, else `/de`. */
export function languagePrefix(tag: LanguageTag, { standard }: Pick<ShopLanguages, 'standard'>): string {
  return tag === standard ? '' : `/${tag}`
}

/** Returns the path (with query) of a page in a language: `/de/tools`, and `/de` for the home page. */
export function pathInLanguage(
  path: string,
  tag: LanguageTag,
  shop: Pick<ShopLanguages, 'standard'>,
): string {
  const prefix = languagePrefix(tag, shop)
  const isHome = /^\/(?:[?#]|$)/.test(path)
  return prefix !== '' && isHome ? prefix + path.slice(1) : prefix + path
}

/** A path without its language. */
interface SplitPath {
  /** The language that the path names; undefined without one. */
  readonly tag: LanguageTag | undefined
  /** The path of the page, which is the same in each language. */
  readonly path: string
}

/** Splits the language from a path or address: `/de/tools?q=x` is `/tools?q=x` in German. */
export function splitLanguage(address: string): SplitPath {
  const [, tag, rest = ''] = /^\/([a-z]{2}(?:-[a-z0-9]{2,8})?)(?=[/?#]|$)(.*)$/is.exec(address) ?? []
  if (!isLanguageTag(tag)) return { tag: undefined, path: address }
  return { tag, path: rest.startsWith('/') ? rest : `/${rest}` }
}
