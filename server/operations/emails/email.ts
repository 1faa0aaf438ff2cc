import { inLanguage } from '../../../contract/languages/said.ts'
import { shownName } from '../../../domain/shop/shown-settings.ts'
import { formatTexts } from './format-texts.ts'

/** The content of an email, from which its plain text and HTML are generated. */
export interface Email {
  /** The language of its words; undefined for English. */
  readonly language: string | undefined
  readonly subject: string
  /** Paragraphs above the facts, a few sentences each. */
  readonly paragraphs: readonly string[]
  /** Labelled figures and names. */
  readonly facts?: readonly (readonly [string, string])[]
  /** The call to action. */
  readonly link?: { readonly text: string; readonly address: string }
  /** Links of equal kind below the main one, such as to each parcel. */
  readonly links?: readonly { readonly text: string; readonly address: string }[]
  /** A second link, below the others. */
  readonly further?: { readonly text: string; readonly address: string }
  /** The official notice about the legal guarantee. */
  readonly notice?: { readonly text: string; readonly address: string }
  /** Paragraphs below the links. */
  readonly closing?: readonly string[]
}

/** The owner's text above and below the content of every email. */
export interface Stationery {
  readonly shopName: string
  /** The first line of the email, or an empty text. */
  readonly opening: string
  /** The last lines; empty shows the shop's name. */
  readonly signature: string
}

/** The stationery of a shop without settings. */
const plain: Stationery = { shopName: shownName({ name: '' }), opening: '', signature: '' }

/** Returns the email as plain text. Lines are not wrapped: mail clients do that. */
export function plainText(
  { language, paragraphs, facts = [], link, links = [], further, notice, closing = [] }: Email,
  { shopName, opening, signature }: Stationery = plain,
): string {
  const { colon } = inLanguage(formatTexts, language)
  const blocks = [
    opening,
    ...paragraphs,
    facts.map(([name, value]) => `${name}${colon} ${value}`).join('\n'),
    ...[link, ...links, further, notice].map((one) => (one ? `${one.text}${colon}\n${one.address}` : '')),
    ...closing,
    signature || shopName,
  ]
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

/** Inline styles that mail clients support; nothing is loaded. */
const styles = {
  page: 'margin:0 auto;padding:24px;max-width:36em;font:16px/1.5 sans-serif;overflow-wrap:anywhere',
  brand:
    'margin:0 0 24px;padding-bottom:8px;border-bottom:1.5px solid;font:800 15px/1.2 Archivo,Arial,sans-serif;letter-spacing:.02em',
  heading: 'margin:0 0 16px;font:800 24px/1.25 Archivo,Arial,sans-serif;text-wrap:balance',
  facts: 'width:100%;margin:24px 0;border-collapse:collapse',
  // This grey is readable on light and dark backgrounds.
  name: 'padding:8px 16px 8px 0;border-top:1px solid #8c877c;vertical-align:top;text-align:left;font-weight:normal;white-space:nowrap',
  value:
    'padding:8px 0;border-top:1px solid #8c877c;vertical-align:top;text-align:left;font:14px/1.7 ui-monospace,Menlo,Consolas,monospace',
  // Sets both colours, so that the button is readable on any background.
  link: 'display:inline-block;padding:12px 24px;border-radius:3px;background:#ff7727;color:#140b04;font-weight:600;text-decoration:none',
} as const

/** Adds soft hyphens to a text; `isValue` for the value of a fact. */
export type Breakable = (text: string, isValue?: boolean) => string

/**
 * Returns the email as an HTML page that loads nothing. Only the button has text and background colours, so that mail
 * clients can apply light and dark themes.
 */
export function htmlPage(
  {
    language = 'en',
    subject,
    paragraphs,
    facts = [],
    link,
    links = [],
    further,
    notice,
    closing = [],
  }: Email,
  { shopName, opening, signature }: Stationery = plain,
  breakable: Breakable = (text) => text,
): string {
  const paragraph = (text: string) => paragraphOf(breakable(text))
  return [
    `<!doctype html><html lang="${escaped(language)}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark">',
    `<title>${escaped(subject)}</title></head>`,
    `<body style="${styles.page}"><main><p style="${styles.brand}">${escaped(shopName)}</p>`,
    `<h1 style="${styles.heading}">${escaped(breakable(subject))}</h1>`,
    ...[opening, ...paragraphs].filter(Boolean).map(paragraph),
    facts.length > 0
      ? `<table style="${styles.facts}">${facts.map(([name, value]) => row(name, breakable(value, true))).join('')}</table>`
      : '',
    link
      ? `<p style="margin:24px 0"><a href="${escaped(link.address)}" style="${styles.link}">${escaped(link.text)}</a></p>`
      : '',
    ...[...links, further, notice].map((one) =>
      one ? `<p><a href="${escaped(one.address)}">${escaped(one.text)}</a></p>` : '',
    ),
    ...[...closing, ...signature.split('\n')].filter(Boolean).map(paragraph),
    '</main></body></html>',
  ].join('')
}

/** Keeps the line breaks of a paragraph that a person wrote. */
function paragraphOf(text: string): string {
  return `<p>${escaped(text).replaceAll('\n', '<br>')}</p>`
}

function row(name: string, value: string): string {
  return `<tr><th scope="row" style="${styles.name}">${escaped(name)}</th><td style="${styles.value}">${escaped(value)}</td></tr>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character)
}
