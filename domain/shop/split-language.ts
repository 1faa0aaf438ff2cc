import { isLanguageTag, type LanguageTag } from '../../contract/languages/languages.ts'

/** A path without its language. */
interface SplitPath {
  /** The language that the path names; undefined without one. */
  readonly tag: LanguageTag | undefined
  /** The path of the page, which is the same in each language. */
  readonly path: string
}

/**
 * Splits the language from a path or address: `/de/tools?q=x` is `/tools?q=x` in German. It has a file of its own,
 * because it knows all languages, and the links of the home page need only theirs (`language-path.ts`).
 */
export function splitLanguage(address: string): SplitPath {
  const [, tag, rest = ''] = /^\/([a-z]{2}(?:-[a-z0-9]{2,8})?)(?=[/?#]|$)(.*)$/is.exec(address) ?? []
  if (!isLanguageTag(tag)) return { tag: undefined, path: address }
  return { tag, path: rest.startsWith('/') ? rest : `/${rest}` }
}
