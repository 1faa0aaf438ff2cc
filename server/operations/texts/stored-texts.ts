import { isLanguageTag, type LanguageTag } from '../../../contract/languages/languages.ts'
import { originalVersion } from '../../../contract/shop/settings.ts'
import { type TextPage, type TextSource, type TextVersion, textPages } from '../../../contract/shop/texts.ts'
import type { Reader } from '../../data/database.ts'
import {
  findNewestVersion,
  listNewestTexts,
  listVersions,
  type StoredVersion,
} from '../../data/queries/setting-versions.ts'
import type { Shop } from '../shop.ts'
import { sampleTexts, type TextByLanguage } from './sample-texts.ts'
import { textValues } from './text-values.ts'

const listedVersions = 20

/** The text of a page in one of the shop's languages. */
export interface TextName {
  readonly page: TextPage
  readonly language: LanguageTag
}

/** What a page says without any stored version, in each language. */
export interface Originals {
  readonly texts: TextByLanguage
  /** The shop's standard language. */
  readonly standard: LanguageTag
}

/** A text in force. */
interface TextInForce {
  readonly markdown: string
  /** The text without any version. */
  readonly original: string
  /** Undefined while the original is in force. */
  readonly newest: StoredVersion | undefined
  readonly state: TextSource['state']
}

/**
 * Returns the section name under which the versions of a text are stored. The standard language has the name from
 * before there were languages.
 */
export function sectionOfText({ page, language }: TextName, standard: LanguageTag): string {
  return language === standard ? `text:${page}` : `text:${page}:${language}`
}

/** Returns the language of the versions in a section of a page's texts. */
export function languageOfSection(section: string, standard: LanguageTag): LanguageTag {
  const [, , tag] = section.split(':')
  return isLanguageTag(tag) ? tag : standard
}

/**
 * Returns the original texts of a page: the sample's, or none.
 *
 * @param reader reads the settings within a transaction, which may wait only for its own queries.
 */
export async function originalTexts(
  { settings }: Pick<Shop, 'settings'>,
  page: TextPage,
  reader?: Reader,
): Promise<Originals> {
  const { standard } = (await (reader ? settings.readWithin(reader) : settings.read())).languages
  return { texts: settings.isSample ? await sampleTexts(page) : new Map(), standard }
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

/** Returns the text of a page in a language. */
export async function readText(read: Reader, name: TextName, originals: Originals): Promise<TextInForce> {
  const newest = await findNewestVersion(read, sectionOfText(name, originals.standard))
  return textOf(name, originals, newest, await isSampleShown(read, name, originals))
}

function textOf(
  { language }: TextName,
  { texts }: Originals,
  newest: StoredVersion | undefined,
  sampleIsShown: boolean,
): TextInForce {
  const sample = texts.get(language) ?? ''
  const original = sampleIsShown ? sample : ''
  const markdown = newest ? markdownOf(newest) : original
  return { markdown, original, newest, state: stateOf(markdown, sample) }
}

/**
 * Returns whether the sample's text in a language may be in force. Its translations are so only beside its own text,
 * because they do not say what an owner's text says.
 */
async function isSampleShown(
  read: Reader,
  { page, language }: TextName,
  originals: Originals,
): Promise<boolean> {
  const { texts, standard } = originals
  if (language === standard || !texts.has(language)) return true
  return (await readText(read, { page, language: standard }, originals)).state === 'sample'
}

/**
 * Returns the present version of a text, in Markdown.
 *
 * @param originals the originals, read before a transaction, which may wait only for its own queries.
 */
export async function readSource(
  shop: Shop,
  read: Reader,
  name: TextName,
  originals: Originals,
): Promise<TextSource> {
  const { markdown, newest, state } = await readText(read, name, originals)
  const values = await textValues(shop, name.language, read)
  return {
    page: name.page,
    state,
    markdown,
    version: newest?.id ?? null,
    changedAt: newest?.createdAt ?? null,
    changedBy: newest?.createdBy ?? null,
    placeholders: [...values].map(([placeholder, value]) => ({ name: placeholder, value })),
  }
}

/** Returns whether a page has a text in the standard language, the owner's or the sample's. */
export async function isWritten(shop: Pick<Shop, 'database' | 'settings'>, page: TextPage): Promise<boolean> {
  const originals = await originalTexts(shop, page)
  const name = { page, language: originals.standard }
  return (await readText(shop.database.read, name, originals)).state !== 'unwritten'
}

/** Lists the pages with the states of their texts, in each language of the shop if there are several. */
export async function listTexts(shop: Pick<Shop, 'database' | 'settings'>) {
  const { standard, offered } = (await shop.settings.read()).languages
  const versions = await listNewestTexts(shop.database.read)
  const newest = new Map(versions.map((version) => [version.section, version]))
  return Promise.all(
    textPages.map(async (page) => {
      const originals = await originalTexts(shop, page)
      const inForce = (language: LanguageTag, sampleIsShown: boolean) =>
        textOf(
          { page, language },
          originals,
          newest.get(sectionOfText({ page, language }, standard)),
          sampleIsShown,
        )
      const own = inForce(standard, true)
      const translated = (language: LanguageTag) =>
        language === standard ? own : inForce(language, own.state === 'sample')
      return {
        page,
        state: own.state,
        changedAt: own.newest?.createdAt ?? null,
        changedBy: own.newest?.createdBy ?? null,
        ...(offered.length > 1 && {
          languages: offered.map((language) => ({ language, state: translated(language).state })),
        }),
      }
    }),
  )
}

/** Lists the newest versions of a text, and the original. */
export async function listTextVersions(shop: Shop, name: TextName): Promise<TextVersion[]> {
  const { read } = shop.database
  const originals = await originalTexts(shop, name.page)
  const versions = await listVersions(read, sectionOfText(name, originals.standard), listedVersions)
  const { original } = textOf(name, originals, undefined, await isSampleShown(read, name, originals))
  return [
    ...versions.map((version) => ({
      _id: version.id,
      markdown: markdownOf(version),
      createdAt: version.createdAt,
      createdBy: version.createdBy,
    })),
    { _id: originalVersion, markdown: original, createdAt: null, createdBy: null },
  ]
}

function stateOf(markdown: string, sample: string): TextSource['state'] {
  if (markdown.trim() === '') return 'unwritten'
  return markdown === sample ? 'sample' : 'own'
}
