import { cleanLine } from '../../../contract/clean-text.ts'
import { escapeHtml } from '../render/escape.ts'

/** Returns an element with escaped text on one line, without characters that XML 1.0 forbids; empty without text. */
export function element(name: string, text: string | undefined): string {
  return text ? `<${name}>${escapeHtml(cleanLine(text))}</${name}>` : ''
}
