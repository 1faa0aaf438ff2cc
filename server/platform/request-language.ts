import type { IncomingHttpHeaders } from 'node:http'
import { isLanguageTag, type LanguageTag } from '../../contract/languages/languages.ts'

/**
 * Returns the language in which a client asks for words, by its header Content-Language; undefined for a client of the
 * bare contract, which sends no such header.
 */
export function languageOf(headers: IncomingHttpHeaders): LanguageTag | undefined {
  const tag = headers['content-language']
  return isLanguageTag(tag) ? tag : undefined
}
