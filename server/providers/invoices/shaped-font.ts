import type PDFDocument from 'pdfkit'
import type { Direction } from './visual-order.ts'

type Document = InstanceType<typeof PDFDocument>

/** Types that the library lacks: an opened font, and its state for the document. */
interface OpenedFont {
  _glyphs: object
  readonly cmap: { readonly tables: readonly unknown[] }
  hasGlyphForCodePoint(point: number): boolean
  layout(
    text: string,
    features: readonly string[],
    script: undefined,
    language: undefined,
    direction: Direction,
  ): GlyphRun
}

interface GlyphRun {
  readonly glyphs: readonly Glyph[]
  readonly positions: readonly Position[]
}

interface Glyph {
  readonly id: number
  readonly advanceWidth: number
  readonly codePoints: readonly number[]
}

type Position = Record<'xAdvance' | 'yAdvance' | 'xOffset' | 'yOffset', number>

interface EmbeddedFont {
  readonly font: OpenedFont
  readonly scale: number
  readonly subset: { readonly glyphs: number[] }
  readonly widths: number[]
  readonly unicode: (readonly number[])[]
  encode(text: string): readonly [codes: readonly string[], positions: readonly object[]]
  widthOfString(text: string, size: number): number
}

/** A glyph with its letters; empty if the previous glyph has them. */
interface Written {
  readonly glyph: Glyph
  readonly position: Position
  readonly letters: readonly number[]
}

/** Letters whose shape depends on their neighbours, so that a word is shaped as a whole. */
const cursive = /[\p{Script=Arabic}\p{Script=Hebrew}]/u
const clusters = new Intl.Segmenter('en', { granularity: 'grapheme' })

/**
 * A font of a document that shapes each text in its direction, and whose text can be extracted as written. The library
 * gives each glyph one meaning for the whole document, but scripts build different letters from the same glyphs, and
 * draw some before the letter that they follow. So a glyph is embedded once per meaning.
 */
export class ShapedFont {
  readonly #name: string
  readonly #font: EmbeddedFont
  readonly #codes = new Map<string, number>()
  /** Cached, because texts recur, and each is measured before it is drawn. */
  readonly #shaped = new Map<string, readonly Written[]>()
  #direction: Direction = 'ltr'

  constructor(document: Document, name: string) {
    this.#name = name
    const { _font: font } = document.font(name) as Document & { readonly _font: EmbeddedFont }
    this.#font = font
    font.encode = (text) => this.#encode(text)
    font.widthOfString = (text, size) =>
      this.#shape(text).reduce((sum, { position }) => sum + position.xAdvance, 0) * font.scale * (size / 1000)
  }

  /** Returns whether the file has a letter; the package may declare letters that the file lacks. */
  has(letter: string): boolean {
    const { cmap } = this.#font.font
    return cmap.tables.length > 0 && this.#font.font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0)
  }

  /** Selects the font for the following texts, which have one direction. */
  use(document: Document, size: number, direction: Direction): Document {
    this.#direction = direction
    return document.font(this.#name, size)
  }

  #encode(text: string): ReturnType<EmbeddedFont['encode']> {
    const { scale } = this.#font
    const written = this.#shape(text)
    return [
      written.map((each) => this.#codeOf(each).toString(16).padStart(4, '0')),
      written.map(({ glyph, position }) => ({
        xAdvance: position.xAdvance * scale,
        yAdvance: position.yAdvance * scale,
        xOffset: position.xOffset * scale,
        yOffset: position.yOffset * scale,
        advanceWidth: glyph.advanceWidth * scale,
      })),
    ]
  }

  #shape(text: string): readonly Written[] {
    const key = `${this.#direction} ${text}`
    const shaped = this.#shaped.get(key) ?? this.#shapeAnew(text)
    this.#shaped.set(key, shaped)
    return shaped
  }

  #shapeAnew(text: string): readonly Written[] {
    if (this.#direction === 'rtl' || cursive.test(text)) return this.#layout(text)
    // A run of single letters is shaped together, because of kerning; each cluster of marks has one meaning.
    const parts: string[] = []
    let isOpen = false
    for (const { segment } of clusters.segment(text)) {
      const isSingle = [...segment].length === 1
      if (isSingle && isOpen) parts.push(`${parts.pop()}${segment}`)
      else parts.push(segment)
      isOpen = isSingle
    }
    return parts.flatMap((part) => {
      const shaped = this.#layout(part)
      const isCluster = clusters.segment(part)[Symbol.iterator]().next().value?.segment === part
      if (!isCluster || [...part].length === 1) return shaped
      const letters = Array.from(part, (letter) => letter.codePointAt(0) ?? 0)
      const end = Math.min(letters.length, shaped.length) - 1
      // In reading order, from the first glyph to the last, because programs that extract text take a gap for a space.
      return shaped.map((each, index) => ({
        ...each,
        letters:
          index === shaped.length - 1 ? letters.slice(end) : letters.slice(index, Math.min(index + 1, end)),
      }))
    })
  }

  #layout(text: string): readonly Written[] {
    // Clears the library's glyphs, which remember their first letters; here a glyph may represent others.
    this.#font.font._glyphs = {}
    const { glyphs, positions } = this.#font.font.layout(text, [], undefined, undefined, this.#direction)
    return glyphs.flatMap((glyph, index) => {
      const position = positions[index]
      return position ? [{ glyph, position, letters: glyph.codePoints }] : []
    })
  }

  #codeOf({ glyph, letters }: Written): number {
    const key = `${glyph.id} ${letters.join(' ')}`
    const known = this.#codes.get(key)
    if (known !== undefined) return known
    const { subset, widths, unicode, scale } = this.#font
    const code = subset.glyphs.push(glyph.id) - 1
    this.#codes.set(key, code)
    widths[code] = glyph.advanceWidth * scale
    unicode[code] = letters
    return code
  }
}
