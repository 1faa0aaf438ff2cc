import type { Token } from 'markdown-it'
import type { TextBlock, TextTree } from '../../../contract/shop/text-blocks.ts'
import { foldText } from '../../../domain/search/fold-text.ts'
import { wordsOfLine } from '../../../domain/shop/words-of-line.ts'
import { type HeadingMarker, readHeadingMarker } from './heading-marker.ts'
import { markdown } from './markdown-parser.ts'
import { BlockReader } from './read-blocks.ts'
import { readLine } from './read-line.ts'
import type { TextContext, TextProblem } from './text-context.ts'

interface ReadText {
  readonly tree: TextTree
  /** What the owner should correct. */
  readonly problems: readonly TextProblem[]
}

/**
 * Parses a Markdown text into data, which pages render without raw HTML. A heading at the very beginning is the page's;
 * headings of the first two levels begin sections. Runs in linear time.
 */
export function readMarkdown(source: string, context: TextContext): ReadText {
  const problems: TextProblem[] = []
  const reader = new BlockReader(markdown.parse(source, {}), context, problems)
  const line = (tokens: readonly Token[]) => readLine(tokens, context, problems)
  const title = reader.headingLevel === 1 ? wordsOfLine(line(reader.takeHeading())) : undefined
  const lead: TextBlock[] = []
  const sections: TextTree['sections'] = []
  const ids = new Map<string, number>()
  /** The level of the heading of the hidden section. */
  let hidden: number | undefined
  while (!reader.isAtEnd) {
    const level = reader.headingLevel
    if (level === undefined) {
      const block = reader.takeBlock()
      if (hidden === undefined) (sections.at(-1)?.blocks ?? lead).push(block)
      continue
    }
    const { tokens, id, only, unknown } = markedHeading(reader.takeHeading())
    for (const found of unknown) problems.push({ kind: 'unknown-condition', found })
    if (hidden !== undefined && level > hidden) continue
    hidden = only.every((fact) => context.facts.has(fact)) ? undefined : level
    if (hidden !== undefined) continue
    const heading = line(tokens)
    if (level > 2) (sections.at(-1)?.blocks ?? lead).push({ heading, level: level === 3 ? 3 : 4 })
    else sections.push({ id: freeId(id ?? idOf(wordsOfLine(heading)), ids), heading, blocks: [] })
  }
  return { tree: { ...(title !== undefined && { title }), lead, sections }, problems }
}

/** Separates the marker at the end of a heading from its other parts. */
function markedHeading(
  tokens: readonly Token[],
): Omit<HeadingMarker, 'heading'> & { tokens: readonly Token[] } {
  const last = tokens.at(-1)
  if (last?.type !== 'text') return { tokens, only: [], unknown: [] }
  const { heading, ...marker } = readHeadingMarker(last.content)
  last.content = heading
  return { ...marker, tokens }
}

/** Derives the fragment of a heading. */
function idOf(heading: string): string {
  const words = foldText(heading.slice(0, 200)).match(/[a-z0-9]+/g) ?? []
  return words.join('-').slice(0, 60)
}

/** Numbers equal fragments. */
function freeId(wanted: string, taken: Map<string, number>): string {
  const base = wanted === '' ? 'section' : wanted
  const number = (taken.get(base) ?? 0) + 1
  taken.set(base, number)
  return number === 1 ? base : `${base}--${number}`
}
