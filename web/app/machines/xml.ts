import { cleanLine } from '../../../contract/clean-text.ts'
import { escapeHtml } from '../render/escape.ts'

/** Returns an element with escaped text in one line, without what XML 1.0 cannot contain; nothing for no text. */
export function element(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeHtml(cleanLine(text))}</${name}>` : ''
}
