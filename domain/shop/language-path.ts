import type { LanguageTag } from '../../contract/languages/languages.ts'

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
