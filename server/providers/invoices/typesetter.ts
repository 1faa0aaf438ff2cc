import type PDFDocument from 'pdfkit'
import { separateControls } from '../../../contract/clean-text.ts'
import { longWord } from '../../../domain/writing/long-words.ts'
import { type Hyphenate, hyphenationIn } from '../../platform/hyphenate.ts'
import { type EmbeddedFont, fontsFor, ownFonts, type Weight } from './embedded-fonts.ts'
import { lettersWithoutFont, needsNoFont, type PrintableLetters } from './letters-without-font.ts'
import { ShapedFont } from './shaped-font.ts'
import { type Direction, directedParts, directionOf, inVisualOrder } from './visual-order.ts'

type Document = InstanceType<typeof PDFDocument>

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly align?: 'left' | 'right'
}

/** Printed for a letter without a font. Papers before edition 2 keep the one with which they were issued. */
const replacements: Readonly<Record<PrintableLetters, string>> = { alphabets: '?', 'all-scripts': '□' }
const lineHeight = 1.35
/** A line breaks at a plain space; a no-break space keeps an amount and its currency together. */
const breakingSpaces = /[^\S\u00a0\u2007\u202f]+/
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })
const words = new Intl.Segmenter('en', { granularity: 'word' })

/** Letters of one line with the same font and direction. */
interface Run {
  readonly font: string
  readonly text: string
  readonly level: number
  readonly width: number
}

/** A part of a long word after which a line may end. */
interface Piece {
  readonly text: string
  /** Whether a line that ends here gets a hyphen. */
  readonly endsSyllable: boolean
}

function printedAtEnd({ text, endsSyllable }: Piece): string {
  return endsSyllable ? `${text}-` : text
}

function lettersOf(word: string): readonly Piece[] {
  return Array.from(clusters.segment(word), ({ segment }) => ({ text: segment, endsSyllable: false }))
}

/** The texts of a paper, and the letters that it prints. */
export interface PrintedText {
  readonly text: string
  readonly letters: PrintableLetters
  readonly locale: string
}

/** Opens a typesetter with the fonts that the texts of a paper need. */
export async function openTypesetter(document: Document, printed: PrintedText): Promise<Typesetter> {
  const text = printed.text.normalize('NFC')
  const hyphenate = text.search(longWord) < 0 ? undefined : await hyphenationIn(printed.locale)
  const type = new Typesetter(document, replacements[printed.letters], hyphenate)
  type.add(ownFonts())
  const unknown = new Set([...text].filter((letter) => !type.has(letter)))
  if (lettersWithoutFont(text, printed.letters)) unknown.add(type.replacement)
  type.add(await fontsFor(unknown, printed.letters, text, printed.locale))
  return type
}

/**
 * Typesets text in columns: wraps words, breaks words that are too long between syllables, and finds a font for each
 * letter.
 */
export class Typesetter {
  readonly replacement: string
  readonly #document: Document
  readonly #hyphenate: Hyphenate | undefined
  /** The fonts, in the order of searching for a letter. */
  readonly #families: string[] = []
  readonly #fonts = new Map<string, ShapedFont>()
  readonly #fontOf = new Map<string, string>()
  readonly #widths = new Map<string, number>()

  constructor(document: Document, replacement: string, hyphenate?: Hyphenate) {
    this.#document = document
    this.replacement = replacement
    this.#hyphenate = hyphenate
  }

  /** Adds fonts, each in both weights, after the present ones. */
  add(fonts: readonly EmbeddedFont[]): void {
    for (const { name, content } of fonts) {
      this.#document.registerFont(name, content)
      this.#fonts.set(name, new ShapedFont(this.#document, name))
      if (name.endsWith('-400')) this.#families.push(name.slice(0, -'-400'.length))
    }
    this.#fontOf.clear()
  }

  has(letter: string): boolean {
    return this.#familyOf(letter) !== undefined
  }

  /** Returns the height of a text in a column. */
  height(text: string, width: number, style: TextStyle): number {
    return this.#lines(text, width, style).length * style.size * lineHeight
  }

  /** Returns the width of a text without line breaks. */
  widthOf(text: string, { size, weight = 400 }: TextStyle): number {
    return this.#width(text.normalize('NFC'), size, weight)
  }

  /** Draws a text with its top at `y`; returns the y below the text. */
  draw(text: string, x: number, y: number, width: number, style: TextStyle): number {
    let at = y
    for (const line of this.#lines(text, width, style)) {
      const whole = line.reduce((sum, run) => sum + run.width, 0)
      let left = style.align === 'right' ? x + width - whole : x
      for (const run of line) {
        // Aligns by the baseline, because fonts differ in their height above it.
        const place = { lineBreak: false, baseline: 'alphabetic' } as const
        this.#select(run, style.size).text(run.text, left, at + style.size, place)
        left += run.width
      }
      at += style.size * lineHeight
    }
    return at
  }

  /** Breaks a text into lines of runs that fit the width. */
  #lines(text: string, width: number, { size, weight = 400 }: TextStyle): readonly (readonly Run[])[] {
    const lines: { text: string; direction: Direction }[] = []
    for (const paragraph of separateControls(text.normalize('NFC')).split('\n')) {
      const direction = directionOf(paragraph)
      let line = ''
      for (const word of paragraph.split(breakingSpaces).filter(Boolean)) {
        for (const part of this.#parts(word, width, { size, weight })) {
          const longer = line === '' ? part.text : `${line}${part.glued ? '' : ' '}${part.text}`
          if (line !== '' && (part.glued || this.#width(longer, size, weight) > width)) {
            lines.push({ text: line, direction })
            line = part.text
          } else line = longer
        }
      }
      lines.push({ text: line, direction })
    }
    return lines.map((line) => inVisualOrder(this.#runs(line.text, size, weight, line.direction)))
  }

  /** Breaks a word that is wider than the column; every part except the first begins a new line. */
  #parts(word: string, width: number, { size, weight }: { size: number; weight: Weight }) {
    if (this.#width(word, size, weight) <= width) return [{ text: word, glued: false }]
    const parts: { text: string; glued: boolean }[] = []
    let line: Piece = { text: '', endsSyllable: false }
    for (const piece of this.#pieces(word, width, { size, weight })) {
      const longer = line.text + piece.text
      if (line.text !== '' && this.#width(printedAtEnd({ ...piece, text: longer }), size, weight) > width) {
        parts.push({ text: printedAtEnd(line), glued: parts.length > 0 })
        line = piece
      } else line = { ...piece, text: longer }
    }
    parts.push({ text: line.text, glued: parts.length > 0 })
    return parts
  }

  /**
   * Returns where a long word may break: between words of a script without spaces, between syllables, otherwise between
   * letters.
   */
  #pieces(word: string, width: number, { size, weight }: { size: number; weight: Weight }): readonly Piece[] {
    const fits = (piece: Piece) => this.#width(printedAtEnd(piece), size, weight) <= width
    return Array.from(words.segment(word), ({ segment }) => ({ text: segment, endsSyllable: false }))
      .flatMap((piece) => (fits(piece) ? [piece] : this.#syllables(piece.text)))
      .flatMap((piece) => (fits(piece) ? [piece] : lettersOf(piece.text)))
  }

  #syllables(word: string): readonly Piece[] {
    const syllables = (this.#hyphenate?.(word) ?? word).split('-')
    return syllables.map((text, at) => ({ text, endsSyllable: at < syllables.length - 1 }))
  }

  #width(text: string, size: number, weight: Weight): number {
    const key = `${size} ${weight} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    const width = this.#runs(text, size, weight).reduce((sum, run) => sum + run.width, 0)
    this.#widths.set(key, width)
    return width
  }

  /** Splits a line at each change of font or direction, in reading order. */
  #runs(text: string, size: number, weight: Weight, direction?: Direction): readonly Run[] {
    const written = this.#withReplacements(text)
    const runs: { font: string; text: string; level: number }[] = []
    for (const part of directedParts(written, direction ?? directionOf(written)))
      for (const letter of part.text) {
        const last = runs.at(-1)
        const font = this.#fontFor(letter, weight, last?.font)
        if (font === undefined) continue
        if (last?.font === font && last.level === part.level) last.text += letter
        else runs.push({ font, text: letter, level: part.level })
      }
    return runs.map((run) => ({ ...run, width: this.#select(run, size).widthOfString(run.text) }))
  }

  #select({ font, level }: Pick<Run, 'font' | 'level'>, size: number): Document {
    const selected = this.#fonts.get(font)
    if (!selected) throw new Error(`There is no font ${font}`)
    return selected.use(this.#document, size, level % 2 === 1 ? 'rtl' : 'ltr')
  }

  /** Replaces every kind of space by a plain one, and letters without a font by the replacement. */
  #withReplacements(text: string): string {
    return Array.from(text, (letter) => {
      if (this.#familyOf(letter) !== undefined) return letter
      if (needsNoFont(letter)) return /\p{Z}/u.test(letter) ? ' ' : letter
      return this.replacement
    }).join('')
  }

  /**
   * Returns the font of a letter; a mark or a joiner gets the font of the letter before it. Undefined for a character
   * that only sets the direction and is not drawn.
   */
  #fontFor(letter: string, weight: Weight, before: string | undefined): string | undefined {
    if (/\p{Bidi_Control}/u.test(letter)) return undefined
    if (before && /[\p{M}\p{Cf}]/u.test(letter) && this.#has(before, letter)) return before
    const family = this.#familyOf(letter)
    if (family === undefined && needsNoFont(letter)) return undefined
    return `${family ?? this.#families[0]}-${weight}`
  }

  /** Returns the first font that has a letter; undefined if none has. */
  #familyOf(letter: string): string | undefined {
    const known = this.#fontOf.get(letter)
    if (known !== undefined) return known || undefined
    const family = this.#families.find((name) => this.#has(`${name}-400`, letter))
    this.#fontOf.set(letter, family ?? '')
    return family
  }

  #has(font: string, letter: string): boolean {
    return this.#fonts.get(font)?.has(letter) ?? false
  }
}
