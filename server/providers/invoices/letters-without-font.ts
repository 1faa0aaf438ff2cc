import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type FontFile, filesOfAllScripts, filesOfAlphabets, namesLetter } from './font-files.ts'

/** Which letters a paper can print: before edition 2 only Latin, Greek and Cyrillic. */
export type PrintableLetters = 'alphabets' | 'all-scripts'

/** The letters of every font that the shop has. Most texts have no others, so no list is read for them. */
const ordinary = /^[\p{ASCII}\u00a0-\u017f]*$/u
/** They have no shape of their own: controls, directions, joiners and the forms that a letter before them takes. */
const withoutShape = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\p{Z}]/u

type Range = readonly [from: number, to: number]
let absent: readonly Range[] | undefined

/** Returns true for a letter that takes no ink, so that no font needs it. */
export function needsNoFont(letter: string): boolean {
  return withoutShape.test(letter)
}

/** Returns the letters of a text that no font of the papers has, each once; empty if it can be printed. */
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

/** Whether packages name a file for a letter, and no file has it. A test compares the list with the files. */
function isAbsent(point: number): boolean {
  absent ??= JSON.parse(readFileSync(join(import.meta.dirname, 'fonts/absent-letters.json'), 'utf8'))
  return absent?.some(([from, to]) => from <= point && point <= to) ?? false
}
