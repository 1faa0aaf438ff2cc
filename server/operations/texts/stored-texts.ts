import { originalVersion } from '../../../contract/shop/settings.ts'
import { type TextPage, type TextSource, type TextVersion, textPages } from '../../../contract/shop/texts.ts'
import type { Reader } from '../../data/database.ts'
import { findNewestVersion, listVersions, type StoredVersion } from '../../data/queries/setting-versions.ts'
import type { Shop } from '../shop.ts'
import { sampleText } from './sample-texts.ts'
import { textValues } from './text-values.ts'

const listedVersions = 20

/** Returns the section name under which the versions of a text are stored. */
export function sectionOfText(page: TextPage): string {
  return `text:${page}`
}

/** Returns the original text: the sample's, or an empty one. */
export async function originalText({ settings }: Pick<Shop, 'settings'>, page: TextPage): Promise<string> {
  return settings.isSample ? sampleText(page) : ''
}

/** Returns the Markdown of a stored version. */
export function markdownOf({ value }: Pick<StoredVersion, 'value'>): string {
  // `storedText` wrote this value.
  return (JSON.parse(value) as { markdown: string }).markdown
}

/** Returns a text as the stored value of a version. */
export function storedText(markdown: string): string {
  return JSON.stringify({ markdown })
}

/** Returns the present version of a text, in Markdown. */
export async function readSource(shop: Shop, read: Reader, page: TextPage): Promise<TextSource> {
  const newest = await findNewestVersion(read, sectionOfText(page))
  const original = await originalText(shop, page)
  const markdown = newest ? markdownOf(newest) : original
  const values = await textValues(shop, read)
  return {
    page,
    state: stateOf(markdown, original),
    markdown,
    version: newest?.id ?? null,
    changedAt: newest?.createdAt ?? null,
    changedBy: newest?.createdBy ?? null,
    placeholders: [...values].map(([name, value]) => ({ name, value })),
  }
}

/** Returns whether a page has a text, the owner's or the sample's. */
export async function isWritten(shop: Pick<Shop, 'database' | 'settings'>, page: TextPage): Promise<boolean> {
  const newest = await findNewestVersion(shop.database.read, sectionOfText(page))
  return (newest ? markdownOf(newest) : await originalText(shop, page)).trim() !== ''
}

/** Lists the pages with the state of their texts. */
export async function listTexts(shop: Shop) {
  return Promise.all(
    textPages.map(async (page) => {
      const { state, changedAt, changedBy } = await readSource(shop, shop.database.read, page)
      return { page, state, changedAt, changedBy }
    }),
  )
}

/** Lists the newest versions of a text, and the original. */
export async function listTextVersions(shop: Shop, page: TextPage): Promise<TextVersion[]> {
  const versions = await listVersions(shop.database.read, sectionOfText(page), listedVersions)
  return [
    ...versions.map((version) => ({
      _id: version.id,
      markdown: markdownOf(version),
      createdAt: version.createdAt,
      createdBy: version.createdBy,
    })),
    { _id: originalVersion, markdown: await originalText(shop, page), createdAt: null, createdBy: null },
  ]
}

function stateOf(markdown: string, original: string): TextSource['state'] {
  if (markdown.trim() === '') return 'unwritten'
  return markdown === original ? 'sample' : 'own'
}
