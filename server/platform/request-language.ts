import type { IncomingHttpHeaders } from 'node:http'
import { isLanguageTag, type LanguageTag } from '../../contract/languages/languages.ts'

/**
 * Returns the language in which a client asks for sentences, by its header Content-Language. Undefined for English, and
 * for a client of the bare contract, which sends no such header.
 */
export function languageOf(headers: IncomingHttpHeaders): Exclude<LanguageTag, 'en'> | undefined {
  const tag = headers['content-language']
  return isLanguageTag(tag) && tag !== 'en' ? tag : undefined
}
