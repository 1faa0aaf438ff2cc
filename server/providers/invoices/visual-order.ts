import bidiFactory from 'bidi-js'

const bidi = bidiFactory()

export type Direction = 'ltr' | 'rtl'

/** A part of a line with one reading direction. */
export interface DirectedPart {
  readonly text: string
  /** The level of the Unicode bidirectional algorithm; even levels are left to right. */
  readonly level: number
}

/** Returns the base direction of a paragraph: that of its first letter with a direction. */
export function directionOf(paragraph: string): Direction {
  const [first] = bidi.getEmbeddingLevels(paragraph).paragraphs
  return first && first.level % 2 === 1 ? 'rtl' : 'ltr'
}

/**
 * Splits a line where its direction changes, in reading order, and mirrors brackets in right-to-left parts (Unicode
 * Standard Annex 9).
 */
export function directedParts(line: string, direction: Direction): readonly DirectedPart[] {
  const embedding = bidi.getEmbeddingLevels(line, direction)
  const turned = bidi.getMirroredCharactersMap(line, embedding.levels)
  const parts: { text: string; level: number }[] = []
  for (let at = 0; at < line.length; at += 1) {
    const level = embedding.levels[at] ?? 0
    const letter = turned.get(at) ?? line.charAt(at)
    const last = parts.at(-1)
    if (last?.level === level) last.text += letter
    else parts.push({ text: letter, level })
  }
  return parts
}

/** Returns the parts in visual order, from left to right (rule L2 of Unicode Standard Annex 9). */
export function inVisualOrder<Part extends { readonly level: number }>(
  parts: readonly Part[],
): readonly Part[] {
  const drawn = [...parts]
  const highest = Math.max(0, ...parts.map(({ level }) => level))
  for (let level = highest; level > 0; level -= 1)
    for (let from = 0; from < drawn.length; from += 1) {
      let to = from
      while ((drawn[to]?.level ?? 0) >= level) to += 1
      if (to - from > 1) drawn.splice(from, to - from, ...drawn.slice(from, to).reverse())
      from = Math.max(from, to - 1)
    }
  return drawn
}
