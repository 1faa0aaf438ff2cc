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
 * Returns the header value with the long words of the product names in an answer, hyphenated in the owner's language;
 * undefined without such words.
 */
export async function longWordsOf(
  { settings }: Pick<Shop, 'settings'>,
  answer: unknown,
): Promise<string | undefined> {
  const words = new Set<string>()
  collect(answer, words, 0)
  if (words.size === 0) return undefined
  const hyphenate = await hyphenationIn((await settings.read()).money.locale)
  if (!hyphenate) return undefined
  const broken = [...words].map(hyphenate).filter((word) => word.includes('-'))
  return broken.length > 0 ? encodeURIComponent(broken.join(',').replaceAll('-', '\u00ad')) : undefined
}

function collect(value: unknown, words: Set<string>, depth: number): void {
  if (typeof value !== 'object' || value === null || depth > deepest) return
  if (Array.isArray(value)) {
    for (const row of value.slice(0, mostRows)) collect(row, words, depth + 1)
    return
  }
  // A file or a stream contains no names.
  if (Object.getPrototypeOf(value) !== Object.prototype) return
  for (const [field, part] of Object.entries(value)) {
    if (typeof part !== 'string') collect(part, words, depth + 1)
    else if (nameFields.has(field) && words.size < mostWords)
      for (const [word] of part.matchAll(longWord)) words.add(word)
  }
}
