import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import {
  type FontFile,
  filesOfAllScripts,
  filesOfAlphabets,
  type Ideographs,
  namesLetter,
} from './font-files.ts'
import { needsNoFont, type PrintableLetters } from './letters-without-font.ts'

export type Weight = 400 | 600

export interface EmbeddedFont {
  /** The font's family and weight, such as `noto-sans-thai-thai-400`. */
  readonly name: string
  readonly content: Buffer
}

const folder = join(import.meta.dirname, 'fonts')
/** Fonts shape some letters by these characters, which are invisible and change how their neighbours join. */
const joiners = '\u200c\u200d'
const weights: readonly Weight[] = [400, 600]

/** Reads the shop's own font, as on its pages: Latin letters in both weights. */
export function ownFonts(): readonly EmbeddedFont[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.woff'))
    .map((file) => ({ name: file.replace('.woff', ''), content: readFileSync(join(folder, file)) }))
}

/**
 * Subsets fonts for letters that the shop's own font lacks. Reads only the files that a letter needs, and keeps in a
 * font only the wanted letters, with their shaping rules.
 */
export async function fontsFor(
  letters: ReadonlySet<string>,
  printable: PrintableLetters,
  text: string,
  locale: string,
): Promise<readonly EmbeddedFont[]> {
  const wanted = new Set([...letters].filter((letter) => !needsNoFont(letter)))
  if (wanted.size === 0) return []
  const files = printable === 'alphabets' ? filesOfAlphabets() : filesOfAllScripts(ideographsOf(text, locale))
  const fonts: EmbeddedFont[] = []
  for (const file of files) {
    const named = [...wanted].filter((letter) => namesLetter(file, letter))
    if (named.length === 0) continue
    for (const weight of weights) fonts.push(await cut(file, named, weight))
  }
  return fonts
}

async function cut(
  { name, path }: FontFile,
  letters: readonly string[],
  weight: Weight,
): Promise<EmbeddedFont> {
  const content = await subsetFont(readFileSync(path), letters.join('') + joiners, {
    targetFormat: 'truetype',
    variationAxes: { wght: weight },
  })
  return { name: `${name}-${weight}`, content }
}

/** Chooses the forms of shared Chinese characters: by the script next to them, or by the shop's language. */
function ideographsOf(text: string, locale: string): Ideographs {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return 'japanese'
  if (/\p{Script=Hangul}/u.test(text)) return 'korean'
  const { language, script } = new Intl.Locale(locale).maximize()
  if (language === 'ja') return 'japanese'
  if (language === 'ko') return 'korean'
  return script === 'Hant' ? 'traditional' : 'simplified'
}
