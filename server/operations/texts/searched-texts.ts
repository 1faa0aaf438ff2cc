import { isLanguageTag } from '../../../contract/languages/languages.ts'
import { type TextPage, textPages } from '../../../contract/shop/texts.ts'
import { sampleTextPagesIn, type WrittenPage } from '../../../domain/search/written-pages.ts'
import { wordsOfLine } from '../../../domain/shop/words-of-line.ts'
import type { Shop } from '../shop.ts'
import { findText } from './find-text.ts'
import type { TextContext } from './text-context.ts'

type Found = Awaited<ReturnType<typeof findText>>

/**
 * Returns the pages of texts for the search in a language: with the owner's words, and without unwritten pages. A text
 * that has no translation is found by its own words.
 */
export async function searchedTexts(
  shop: Shop,
  facts: TextContext['facts'],
  tag: string,
): Promise<readonly WrittenPage[]> {
  const language = isLanguageTag(tag) ? tag : 'en'
  const all = sampleTextPagesIn(language)
  const pages = await Promise.all(
    textPages.map(async (page) => pagesOf(page, await findText(shop, facts, { page, language }), all)),
  )
  const others = all.filter(({ address }) => !textPages.some((page) => isOf(page, address)))
  return [...pages.flat(), ...others]
}

function pagesOf(
  page: TextPage,
  { state, text, lang }: Found,
  all: readonly WrittenPage[],
): readonly WrittenPage[] {
  const samples = all.filter(({ address }) => isOf(page, address))
  if (state === 'sample' && lang === undefined) return samples
  // The contact page without a text still has the shop's address and the form.
  if (state === 'unwritten') return page === 'contact' ? samples : []
  if (page !== 'blog') return samples.map((sample) => ({ ...sample, body: wordsIn(text) }))
  return text.sections.map(({ id, heading, blocks }) => ({
    kind: 'blog',
    title: wordsOfLine(heading),
    ...(lang && { lang }),
    address: `/blog#${id}`,
    text: '',
    body: wordsIn(blocks),
    said: samples.find(({ title }) => title === wordsOfLine(heading))?.said ?? [],
    about: [],
  }))
}

function isOf(page: TextPage, address: string): boolean {
  return address === `/${page}` || address.startsWith(`/${page}#`)
}

const notWords = new Set(['id', 'link', 'picture'])

/** Collects the words of a parsed text. */
function wordsIn(part: unknown): string {
  if (typeof part === 'string') return part
  if (typeof part !== 'object' || part === null) return ''
  const inner = Object.entries(part).filter(([name]) => !notWords.has(name))
  return inner.map(([, value]) => wordsIn(value)).join(' ')
}
