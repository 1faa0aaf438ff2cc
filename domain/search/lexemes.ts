import { foldText } from './fold-text.ts'

/** The smallest part of a text that a search reads. */
export interface Lexeme {
  readonly kind: 'number' | 'word' | 'sign'
  readonly text: string
  /** Whether nothing stands between it and the lexeme before. */
  readonly touches: boolean
}

const lexemePattern = /\d{1,9}(?:\.\d{1,6})?|\p{L}+|[/,-]/gu

/** Splits a text into numbers, words and the signs that join sizes. */
export function lexemesOf(text: string): readonly Lexeme[] {
  let end = 0
  return Array.from(foldText(text).matchAll(lexemePattern), (match) => {
    const [found] = match
    const touches = match.index === end
    end = match.index + found.length
    return { kind: kindOf(found), text: found, touches }
  })
}

function kindOf(text: string): Lexeme['kind'] {
  if (/\d/.test(text)) return 'number'
  // Between numbers an x multiplies ("700x28").
  return /[/,-]/.test(text) ? 'sign' : 'word'
}
