import { foldText } from './fold-text.ts'

/** The smallest part of a text in a search. */
export interface Lexeme {
  /** `run`: text of a script that writes words without spaces between them. */
  readonly kind: 'number' | 'word' | 'run' | 'sign'
  readonly text: string
  /** Whether it follows the previous lexeme without a space. */
  readonly touches: boolean
}

/** Letters of scripts without spaces between words, and of Korean, whose particles are attached to words. */
const unspaced =
  '(?=[\\p{L}\\p{M}])[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Bopo}\\p{scx=Hang}\\p{scx=Thai}\\p{scx=Laoo}\\p{scx=Khmr}\\p{scx=Mymr}\\p{scx=Tibt}]'

const lexemePattern = new RegExp(
  `\\d{1,9}(?:\\.\\d{1,6})?|(?<run>(?:${unspaced})+)|(?:(?!${unspaced})\\p{L}\\p{M}*)+|[/,-]`,
  'gu',
)
/** The same for text without such letters, which nearly all text is. */
const plainPattern = /\d{1,9}(?:\.\d{1,6})?|(?:\p{L}\p{M}*)+|[/,-]/gu
/** The scripts without spaces start here; the first one is Thai. */
const mayBeUnspaced = /[\u0e00-\uffff]/

/** Splits a text into numbers, words, runs of words without spaces, and the signs inside sizes. */
export function lexemesOf(text: string): readonly Lexeme[] {
  let end = 0
  const folded = foldText(text)
  const pattern = mayBeUnspaced.test(folded) ? lexemePattern : plainPattern
  return Array.from(folded.matchAll(pattern), (match) => {
    const [found] = match
    const touches = match.index === end
    end = match.index + found.length
    return { kind: match.groups?.run === undefined ? kindOf(found) : 'run', text: found, touches }
  })
}

function kindOf(text: string): Lexeme['kind'] {
  if (/\d/.test(text)) return 'number'
  // Between numbers an x multiplies ("700x28").
  return /[/,-]/.test(text) ? 'sign' : 'word'
}
