import { cleanLine, cleanText } from '../../../contract/clean-text.ts'
import { buildLanguage } from '../../../contract/languages/build-language.ts'
import { type LanguageTag, languages, onlyEnglish } from '../../../contract/languages/languages.ts'
import type { ShopSettings } from '../../../contract/shop/shop-settings.ts'
import { pageArt, shareCard } from '../../../domain/catalogue/own-picture.ts'
import { pathInLanguage } from '../../../domain/shop/language-path.ts'
import { absoluteAt } from '../../../domain/shop/page-address.ts'
import { settingsElementId } from '../../api/shop-settings.ts'
import { type PageHead, titleOf } from '../pages/page.ts'
import { escapeHtml, jsonForScript } from './escape.ts'
import { inlineScript } from './inline-script.ts'
import type { PageAssets } from './page-assets.ts'
import { type PageScripts, pageDataElementId, scriptsElementId } from './page-data.ts'

interface DocumentParts {
  readonly address: string
  readonly head: PageHead
  readonly settings: ShopSettings
  readonly assets: PageAssets
  /** Source files of the matched pages. */
  readonly modules: readonly string[]
  /** The rendered page as HTML. */
  readonly content: string
  readonly pageData: unknown
  /** The page's schema.org data; empty if it has none. */
  readonly structuredData: readonly object[]
}

/** Returns the whole document of a page. */
export function documentOf(parts: DocumentParts): string {
  const { assets, settings } = parts
  return [
    `<!doctype html>${htmlElement(buildLanguage)}<head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<script>${inlineScript}</script>`,
    ...aboutPage(parts),
    ...filesOf(assets, parts.modules),
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<meta name="theme-color" content="#f1eee7" media="(prefers-color-scheme:light)">',
    '<meta name="theme-color" content="#191814" media="(prefers-color-scheme:dark)">',
    `</head><body><div id="root">${parts.content}</div>`,
    jsonElement('application/json', settings, settingsElementId),
    jsonElement('application/json', parts.pageData, pageDataElementId),
    jsonElement('application/json', scriptsOf(assets, parts.modules), scriptsElementId),
    '</body></html>',
  ].join('')
}

/** Returns the opening tag of a page in a language. */
export function htmlElement(tag: LanguageTag): string {
  return `<html lang="${tag}" dir="${languages[tag].direction}">`
}

function aboutPage({ head, settings, address, structuredData }: DocumentParts): string[] {
  const absolute = absoluteAt(settings.publicUrl)
  const ownAddress = addressIn(buildLanguage, address, settings)
  const shopName = settings.shop.company.name
  return [
    `<title>${escapeHtml(cleanLine(titleOf(head, shopName)))}</title>`,
    meta('name', 'description', cleanLine(head.description)),
    head.unlisted
      ? meta('name', 'robots', 'noindex')
      : [`<link rel="canonical" href="${escapeHtml(ownAddress)}">`, ...alternatesOf(address, settings)].join(
          '',
        ),
    meta('property', 'og:site_name', shopName),
    meta('property', 'og:title', cleanLine(head.title)),
    meta('property', 'og:description', cleanLine(head.description)),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:url', ownAddress),
    meta('property', 'og:image', absolute(shareCard(head.image || pageArt('hero').src))),
    ...structuredData.map((data) => jsonElement('application/ld+json', cleanTexts(data))),
  ]
}

/** Returns links to the page in each language of the shop, which search engines offer to people who read it. */
function alternatesOf(address: string, settings: ShopSettings): string[] {
  const { offered, standard } = settings.languages ?? onlyEnglish
  if (offered.length < 2) return []
  const link = (hreflang: string, tag: LanguageTag) =>
    `<link rel="alternate" hreflang="${hreflang}" href="${escapeHtml(addressIn(tag, address, settings))}">`
  return [...offered.map(({ tag }) => link(tag, tag)), link('x-default', standard)]
}

function addressIn(tag: LanguageTag, address: string, { languages, publicUrl }: ShopSettings): string {
  return absoluteAt(publicUrl)(pathInLanguage(address, tag, languages ?? onlyEnglish))
}

/** Returns structured data without control characters, which texts stored by earlier versions may contain. */
function cleanTexts(data: object): unknown {
  return JSON.parse(
    JSON.stringify(data, (_name, value: unknown) => (typeof value === 'string' ? cleanText(value) : value)),
  )
}

/** Style sheets first, then the fonts that the page needs immediately. */
function filesOf(assets: PageAssets, modules: readonly string[]): string[] {
  return [
    ...[...assets.css, ...filesOfModules(assets, modules).filter(isStyle)].map(
      (file) => `<link rel="stylesheet" href="${escapeHtml(file)}">`,
    ),
    ...assets.preload
      .filter(isFont)
      .map(
        (file) => `<link rel="preload" href="${escapeHtml(file)}" as="font" type="font/woff2" crossorigin>`,
      ),
  ]
}

function scriptsOf(assets: PageAssets, modules: readonly string[]): PageScripts {
  const isScript = (file: string) => !isStyle(file) && !isFont(file)
  return {
    start: [...assets.preload.filter(isScript), assets.entry],
    page: filesOfModules(assets, modules).filter(isScript),
  }
}

function filesOfModules(assets: PageAssets, modules: readonly string[]): string[] {
  return [...new Set(modules.flatMap((name) => assets.modules?.[name] ?? []))]
}

function isStyle(file: string): boolean {
  return file.endsWith('.css')
}

function isFont(file: string): boolean {
  return file.endsWith('.woff2')
}

function meta(kind: 'name' | 'property', key: string, content: string): string {
  return `<meta ${kind}="${key}" content="${escapeHtml(content)}">`
}

function jsonElement(type: string, value: unknown, id?: string): string {
  return `<script type="${type}"${id ? ` id="${id}"` : ''}>${jsonForScript(value)}</script>`
}
