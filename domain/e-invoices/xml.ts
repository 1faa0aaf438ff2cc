import { cleanText } from '../../contract/clean-text.ts'

/** A part of an XML document that is written already; empty for nothing. */
export type Xml = string

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Returns text for an XML document: without characters that XML 1.0 forbids. */
export function escapeXml(text: string): string {
  return cleanText(text).replaceAll(/[&<>"]/g, (sign) => entities[sign] ?? '')
}

/** Returns an element with a text; nothing for an empty text, because EN 16931 forbids empty elements. */
export function leaf(name: string, text: string, attributes: Readonly<Record<string, string>> = {}): Xml {
  const value = escapeXml(text).trim()
  return value === '' ? '' : `<${name}${written(attributes)}>${value}</${name}>`
}

/** Returns an element with others inside; nothing if it would be empty. */
export function group(name: string, ...children: readonly Xml[]): Xml {
  const inside = children.join('')
  return inside === '' ? '' : `<${name}>${inside}</${name}>`
}

/** Returns a whole document. */
export function documentOf(
  name: string,
  namespaces: Readonly<Record<string, string>>,
  ...children: readonly Xml[]
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${name}${written(namespaces)}>${children.join('')}</${name}>\n`
}

/** Returns an amount in cents as XML writes it: 12.34. */
export function amountText(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

function written(attributes: Readonly<Record<string, string>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeXml(value)}"`)
    .join('')
}
