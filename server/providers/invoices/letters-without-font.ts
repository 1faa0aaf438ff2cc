import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FontFile, filesOfAllScripts, filesOfAlphabets, namesLetter } from './font-files.ts'

/** The letters that a paper can print: before edition 2 only Latin, Greek and Cyrillic. */
export type PrintableLetters = 'alphabets' | 'all-scripts'

/** Letters of every font of the shop. Most texts have no others, so no list is read for them. */
const ordinary = /^[\p{ASCII}\u00a0-\u017f]*$/u
/** Characters without a shape: controls, directions, joiners and variation selectors. */
const withoutShape = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}]/u

type Range = readonly [from: number, to: number]
let absent: readonly Range[] | undefined

/** Returns whether a letter is invisible, so that it needs no font. */
export function needsNoFont(letter: string): boolean {
  return withoutShape.test(letter)
}

/** Returns the letters of a text that no font of the papers has, each once; empty if all can be printed. */
export function lettersWithoutFont(text: string, printable: PrintableLetters): string {
  const normal = text.normalize('NFC')
  if (ordinary.test(normal)) return ''
  const files = printable === 'alphabets' ? filesOfAlphabets() : filesOfAllScripts('simplified')
  return [...new Set(normal)].filter((letter) => !needsNoFont(letter) && !isInFont(letter, files)).join('')
}

function isInFont(letter: string, files: readonly FontFile[]): boolean {
  const point = letter.codePointAt(0) ?? 0
  if (ordinary.test(letter)) return true
  return files.some((file) => namesLetter(file, letter)) && !isAbsent(point)
}

/** Returns whether packages declare a letter for a file that lacks it. A test compares the list with the files. */
function isAbsent(point: number): boolean {
  absent ??= JSON.parse(readFileSync(join(import.meta.dirname, 'fonts/absent-letters.json'), 'utf8'))
  return absent?.some(([from, to]) => from <= point && point <= to) ?? false
}
