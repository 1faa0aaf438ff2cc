import { escapeHtml } from '../render/escape.ts'

/** Characters that XML 1.0 cannot contain, not even escaped. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters to remove
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Returns text without what XML cannot contain. */
function xmlText(text: string): string {
  return text.toWellFormed().replace(impossible, '')
}

/** Returns an element with escaped text; nothing for no text. */
export function element(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeHtml(xmlText(text))}</${name}>` : ''
}
