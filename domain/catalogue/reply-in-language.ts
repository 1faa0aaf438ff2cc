import { isLanguageTag, type LanguageTag } from '../../contract/languages/languages.ts'
import type { Reading } from './words-in-language.ts'

/** A reply in other languages than the shop's standard one; a missing one is shown in the standard language. */
export type ReplyTranslations = Readonly<Partial<Record<LanguageTag, string>>>

/** A reply as a reader sees it. */
interface ReadReply {
  readonly text: string
  /** The language of the text; missing if it is the reader's. */
  readonly lang?: LanguageTag
}

/** Returns a reply in the reader's language; without a translation, in the standard language. */
export function replyInLanguage(
  reply: string,
  translations: ReplyTranslations,
  { tag, standard }: Pick<Reading, 'tag' | 'standard'>,
): ReadReply {
  if (tag === standard) return { text: reply }
  const text = translations[tag]
  return text === undefined ? { text: reply, lang: standard } : { text }
}

/** Returns translations with changes; an empty text removes a language. */
export function changedTranslations(
  before: ReplyTranslations,
  changes: ReplyTranslations,
): ReplyTranslations {
  const entries = Object.entries({ ...before, ...changes }).filter(([, text]) => text !== '')
  return Object.fromEntries(entries.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** Reads stored translations; languages that this version does not know are left out. */
export function translationsOf(stored: string | null): ReplyTranslations {
  // `storedTranslations` wrote this value.
  const texts = stored === null ? {} : (JSON.parse(stored) as Readonly<Record<string, string>>)
  return Object.fromEntries(Object.entries(texts).filter(([tag]) => isLanguageTag(tag)))
}

/** Returns translations as a stored value; null without any. */
export function storedTranslations(translations: ReplyTranslations): string | null {
  return Object.keys(translations).length === 0 ? null : JSON.stringify(translations)
}
