import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LanguageTag, languageTags } from '../../../contract/languages/languages.ts'
import type { TextPage } from '../../../contract/shop/texts.ts'

const folder = join(import.meta.dirname, '../../../sample-shop/texts')

/** A text in several languages; one without it is missing. */
export type TextByLanguage = ReadonlyMap<LanguageTag, string>

const read = new Map<TextPage, Promise<TextByLanguage>>()

/** The day on which the sample texts last changed. */
export const sampleTextsChangedAt = Date.UTC(2026, 10, 30)

/** Returns the sample text of a page in Markdown, in each language; reads each file once. */
export function sampleTexts(page: TextPage): Promise<TextByLanguage> {
  const known = read.get(page)
  if (known) return known
  const texts = readTexts(page)
  read.set(page, texts)
  texts.catch(() => read.delete(page))
  return texts
}

async function readTexts(page: TextPage): Promise<TextByLanguage> {
  const texts = await Promise.all(languageTags.map((tag) => readText(page, tag)))
  return new Map(texts.flat())
}

/** Returns a language with its sample text; nothing for a language into which the text is not translated. */
async function readText(page: TextPage, tag: LanguageTag): Promise<[LanguageTag, string][]> {
  const file = join(folder, tag === 'en' ? '' : tag, `${page}.md`)
  try {
    return [[tag, await readFile(file, 'utf8')]]
  } catch (error) {
    if (tag !== 'en' && error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}
