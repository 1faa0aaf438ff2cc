import { said } from '../contract/languages/said.ts'
import { inWordsTexts } from './in-words-texts.ts'

/** Joins a list for a sentence: "a, b and c". */
export function listed(names: readonly string[], word: 'and' | 'or'): string {
  const others = names.slice(0, -1).join(', ')
  return `${others}${others === '' ? '' : ` ${said(inWordsTexts)[word]} `}${names.at(-1) ?? ''}`
}

/** Writes a name in lower case for the middle of a sentence. */
export function lowerFirst(name: string): string {
  return name.charAt(0).toLowerCase() + name.slice(1)
}
