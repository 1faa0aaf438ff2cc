import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextPage } from '../../../contract/shop/texts.ts'

const folder = join(import.meta.dirname, '../../../sample-shop/texts')
const read = new Map<TextPage, Promise<string>>()

/** The day on which the sample texts last changed. */
export const sampleTextsChangedAt = Date.UTC(2026, 10, 21)

/** Returns the sample text of a page in Markdown; reads each file once. */
export function sampleText(page: TextPage): Promise<string> {
  const known = read.get(page)
  if (known) return known
  const text = readFile(join(folder, `${page}.md`), 'utf8')
  read.set(page, text)
  text.catch(() => read.delete(page))
  return text
}
