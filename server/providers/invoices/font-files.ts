import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A file of a font package, and the letters that the package declares for it. The file may lack some. */
export interface FontFile {
  readonly path: string
  /** Distinguishes the font from all others; safe as a file name. */
  readonly name: string
  /** Each range includes both ends. */
  readonly ranges: readonly (readonly [from: number, to: number])[]
}

/** Latin, Greek and Cyrillic letters, the only ones before edition 2. */
const alphabets = [
  'noto-sans/latin-ext',
  'noto-sans/cyrillic',
  'noto-sans/greek',
  'noto-sans/cyrillic-ext',
  'noto-sans/greek-ext',
  'noto-sans/vietnamese',
]

/**
 * Names the whole package if it consists of many small files. `symbols` has precedence over the symbols of other fonts.
 */
const scripts = [
  'noto-sans/latin',
  'noto-sans-arabic/arabic',
  'noto-sans-hebrew/hebrew',
  'noto-sans-devanagari/devanagari',
  'noto-sans-thai/thai',
  'noto-sans-bengali/bengali',
  'noto-sans-gujarati/gujarati',
  'noto-sans-gurmukhi/gurmukhi',
  'noto-sans-kannada/kannada',
  'noto-sans-malayalam/malayalam',
  'noto-sans-tamil/tamil',
  'noto-sans-telugu/telugu',
  'noto-sans-armenian/armenian',
  'noto-sans-georgian/georgian',
]
const symbols = 'noto-sans-symbols/symbols'

/**
 * How a language writes the Chinese characters that several scripts share; the first listed font with a letter is used.
 */
const ideographs = {
  japanese: ['noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc', 'noto-sans-kr'],
  korean: ['noto-sans-kr', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc'],
  traditional: ['noto-sans-tc', 'noto-sans-jp', 'noto-sans-sc', 'noto-sans-kr'],
  simplified: ['noto-sans-sc', 'noto-sans-tc', 'noto-sans-jp', 'noto-sans-kr'],
} as const

export type Ideographs = keyof typeof ideographs

const known = new Map<string, readonly FontFile[]>()
// The folder of this source file, from which packages are resolved, even in the built server.
const { resolve } = createRequire(join(import.meta.dirname, 'font-files.ts'))

/** Returns the files with Latin, Greek and Cyrillic letters only. */
export function filesOfAlphabets(): readonly FontFile[] {
  return alphabets.flatMap(filesOf)
}

/** Returns the files of all scripts, in the order of searching for a letter. */
export function filesOfAllScripts(writing: Ideographs): readonly FontFile[] {
  return [...alphabets, ...scripts, ...ideographs[writing], symbols].flatMap(filesOf)
}

function filesOf(wanted: string): readonly FontFile[] {
  const before = known.get(wanted)
  if (before) return before
  const [name = '', subset] = wanted.split('/')
  const ranges = JSON.parse(readFileSync(pathIn(name, 'unicode.json'), 'utf8')) as Record<string, string>
  const files = Object.entries(ranges)
    // The numbered files of a package contain its own script; the others repeat letters of Noto Sans.
    .filter(([key]) => (subset ? key === subset : key.startsWith('[')))
    .map(([key, range]) => fontFile(`${name}-${key.replace(/[[\]]/g, '')}`, name, range))
  known.set(wanted, files)
  return files
}

/** Returns whether the package declares a letter for a file. */
export function namesLetter({ ranges }: FontFile, letter: string): boolean {
  const point = letter.codePointAt(0) ?? 0
  return ranges.some(([from, to]) => from <= point && point <= to)
}

function fontFile(name: string, family: string, range: string): FontFile {
  const ranges = range.split(',').map((part) => {
    const [from = '', to = from] = part.slice('U+'.length).split('-')
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)] as const
  })
  return {
    name,
    path: pathIn(family, `files/${name}-wght-normal.woff2`),
    ranges,
  }
}

function pathIn(family: string, file: string): string {
  return resolve(`@fontsource-variable/${family}/${file}`)
}
