import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type PDFDocument from 'pdfkit'

type Document = InstanceType<typeof PDFDocument>

export interface TextStyle {
  readonly size: number
  readonly weight?: Weight
  readonly align?: 'left' | 'right'
}

export type Weight = 400 | 600

/** In the order in which a letter is looked up: the shop's own font, then those that have what it lacks. */
const families = [
  'instrument-sans-latin',
  'instrument-sans-latin-ext',
  'noto-sans-latin-ext',
  'noto-sans-cyrillic',
  'noto-sans-greek',
  'noto-sans-cyrillic-ext',
  'noto-sans-greek-ext',
  'noto-sans-vietnamese',
] as const

/** Stands for letters of other scripts, which no embedded font has. */
const missing = '?'
const folder = join(import.meta.dirname, 'fonts')
const lineHeight = 1.35

/** Letters of one word that one font has. */
interface Run {
  readonly font: string
  readonly text: string
  readonly width: number
}

/** Sets text in columns: wraps words, breaks those that are too long, and finds a font for each letter. */
export class Typesetter {
  readonly #document: Document
  readonly #fontOf = new Map<string, string>()
  readonly #widths = new Map<string, number>()

  constructor(document: Document) {
    this.#document = document
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.woff')))
      document.registerFont(file.replace('.woff', ''), join(folder, file))
  }

  /** Returns the height of a text in a column. */
  height(text: string, width: number, style: TextStyle): number {
    return this.#lines(text, width, style).length * style.size * lineHeight
  }

  /** Draws a text with its top at `y`; returns the y below it. */
  draw(text: string, x: number, y: number, width: number, style: TextStyle): number {
    let at = y
    for (const line of this.#lines(text, width, style)) {
      const whole = line.reduce((sum, run) => sum + run.width, 0)
      let left = style.align === 'right' ? x + width - whole : x
      for (const run of line) {
        // By the baseline, because the fonts differ in their height above it.
        const place = { lineBreak: false, baseline: 'alphabetic' } as const
        this.#document.font(run.font, style.size).text(run.text, left, at + style.size, place)
        left += run.width
      }
      at += style.size * lineHeight
    }
    return at
  }

  /** Breaks a text into lines of runs that fit the width. */
  #lines(text: string, width: number, { size, weight = 400 }: TextStyle): readonly (readonly Run[])[] {
    const lines: string[] = []
    for (const paragraph of text.normalize('NFC').split('\n')) {
      let line = ''
      for (const word of paragraph.split(/\s+/).filter(Boolean)) {
        for (const part of this.#parts(word, width, { size, weight })) {
          const longer = line === '' ? part.text : `${line}${part.glued ? '' : ' '}${part.text}`
          if (line !== '' && (part.glued || this.#width(longer, size, weight) > width)) {
            lines.push(line)
            line = part.text
          } else line = longer
        }
      }
      lines.push(line)
    }
    return lines.map((line) => this.#runs(line, size, weight))
  }

  /** Breaks a word that is wider than the column; every part but the first begins a new line. */
  #parts(word: string, width: number, { size, weight }: { size: number; weight: Weight }) {
    const parts: { text: string; glued: boolean }[] = []
    let text = ''
    let used = 0
    for (const letter of word) {
      const letterWidth = this.#width(letter, size, weight)
      if (text !== '' && used + letterWidth > width) {
        parts.push({ text, glued: parts.length > 0 })
        text = ''
        used = 0
      }
      text += letter
      used += letterWidth
    }
    parts.push({ text, glued: parts.length > 0 })
    return parts
  }

  #width(text: string, size: number, weight: Weight): number {
    const key = `${size} ${weight} ${text}`
    const known = this.#widths.get(key)
    if (known !== undefined) return known
    const width = this.#runs(text, size, weight).reduce((sum, run) => sum + run.width, 0)
    this.#widths.set(key, width)
    return width
  }

  #runs(text: string, size: number, weight: Weight): readonly Run[] {
    const runs: { font: string; text: string }[] = []
    for (const letter of text) {
      const family = this.#familyOf(letter)
      const font = `${family ?? families[0]}-${weight}`
      const written = family === undefined ? missing : letter
      const last = runs.at(-1)
      if (last?.font === font) last.text += written
      else runs.push({ font, text: written })
    }
    return runs.map((run) => ({
      ...run,
      width: this.#document.font(run.font, size).widthOfString(run.text),
    }))
  }

  /** Returns the first font that has a letter; undefined for none. */
  #familyOf(letter: string): string | undefined {
    const known = this.#fontOf.get(letter)
    if (known !== undefined) return known || undefined
    const family = families.find((name) => this.#has(`${name}-400`, letter))
    this.#fontOf.set(letter, family ?? '')
    return family
  }

  #has(font: string, letter: string): boolean {
    // The library's types leave out the font that it has opened.
    const { _font } = this.#document.font(font) as Document & {
      readonly _font: { readonly font: { hasGlyphForCodePoint(point: number): boolean } }
    }
    return _font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }
}
