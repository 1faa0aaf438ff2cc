import { isLanguageTag, type LanguageTag } from '../../contract/languages/languages.ts'

/** Returns the path (with query) of a page in a language: `/de/tools`, and `/de` for the home page. */
export function pathInLanguage(
  path: string,
  tag: LanguageTag,
  { standard }: { readonly standard: LanguageTag },
): string {
  return withPrefix(tag === standard ? '' : `/${tag}`, path)
}

/** Returns a path (with query) below a prefix such as `/de`, or unchanged below an empty one. */
export function withPrefix(prefix: string, path: string): string {
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
