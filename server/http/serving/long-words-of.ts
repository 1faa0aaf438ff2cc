import { longWord } from '../../../domain/writing/long-words.ts'
import type { Shop } from '../../operations/shop.ts'
import { hyphenationIn } from '../../platform/hyphenate.ts'

/** Fields of an answer with the name of a product. */
const nameFields = new Set(['name', 'tool'])
/** Some proxies refuse headers of 8 KB; an encoded word takes about 40 bytes. */
const mostWords = 80
const mostRows = 200
const deepest = 4

/**
 * Returns the header value with the long words of the product names in an answer, each hyphenated in its language;
 * undefined without such words.
 *
 * @param language the language of the request; undefined for the owner's.
 */
export async function longWordsOf(
  { settings }: Pick<Shop, 'settings'>,
  answer: unknown,
  language: string | undefined,
): Promise<string | undefined> {
  const words = new Map<string, string>()
  collect(answer, words, { depth: 0, language: language ?? '' })
  if (words.size === 0) return undefined
  const { locale } = (await settings.read()).money
  const broken: string[] = []
  for (const [word, named] of words) {
    const hyphenate = await hyphenationIn(named || locale)
    const parts = hyphenate?.(word) ?? word
    if (parts.includes('-')) broken.push(parts)
  }
  return broken.length > 0 ? encodeURIComponent(broken.join(',').replaceAll('-', '\u00ad')) : undefined
}

interface Place {
  readonly depth: number
  /** The language of the names here; empty for the owner's. */
  readonly language: string
}

/** Collects long words with their languages. */
function collect(value: unknown, words: Map<string, string>, { depth, language }: Place): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return
  if (Array.isArray(value)) {
    for (const row of value.slice(0, mostRows)) collect(row, words, { depth: depth + 1, language })
    return
  }
  // A file or a stream contains no names.
  if (Object.getPrototypeOf(value) !== Object.prototype) return
  const own = 'lang' in value && typeof value.lang === 'string' ? value.lang : language
  for (const [field, part] of Object.entries(value)) {
    if (typeof part !== 'string') collect(part, words, { depth: depth + 1, language })
    else if (nameFields.has(field) && words.size < mostWords)
      for (const [word] of part.matchAll(longWord)) if (!words.has(word)) words.set(word, own)
  }
}
