import type { Token } from 'markdown-it'
import {
  listDepth,
  type TextBlock,
  type TextInline,
  type TextList,
} from '../../../contract/shop/text-blocks.ts'
import { readLine } from './read-line.ts'
import type { TextContext, TextProblem } from './text-context.ts'

/** Reads the tokens of a text from front to back, each once. */
export class BlockReader {
  readonly #tokens: readonly Token[]
  readonly #context: TextContext
  readonly #problems: TextProblem[]
  #next = 0

  constructor(tokens: readonly Token[], context: TextContext, problems: TextProblem[]) {
    this.#tokens = tokens
    this.#context = context
    this.#problems = problems
  }

  get isAtEnd(): boolean {
    return this.#next >= this.#tokens.length
  }

  /** Returns the level if the next block is a heading. */
  get headingLevel(): number | undefined {
    const token = this.#tokens[this.#next]
    return token?.type === 'heading_open' ? Number(token.tag.slice(1)) : undefined
  }

  /** Takes the next heading; returns its parts. */
  takeHeading(): readonly Token[] {
    this.#take()
    const { children } = this.#take()
    this.#take()
    return children ?? []
  }

  /** Takes the next block. */
  takeBlock(): TextBlock {
    const token = this.#take()
    switch (token.type) {
      case 'paragraph_open':
        return { paragraph: this.#takeLine() }
      case 'bullet_list_open':
      case 'ordered_list_open':
        return { list: this.#takeList(token) }
      case 'blockquote_open':
        return { quote: this.#takeLines('blockquote_close') }
      case 'table_open':
        return this.#takeTable()
      case 'fence':
      case 'code_block':
        return { code: token.content.trimEnd() }
      case 'hr':
        return { rule: true }
      default:
        return { paragraph: token.content === '' ? [] : [token.content] }
    }
  }

  #take(): Token {
    const token = this.#tokens[this.#next]
    if (!token) throw new Error('A text ends inside a block')
    this.#next += 1
    return token
  }

  /** Takes a paragraph's line and its end. */
  #takeLine(): TextInline[] {
    const { children } = this.#take()
    this.#take()
    return readLine(children ?? [], this.#context, this.#problems)
  }

  /** Takes the lines of all blocks until the surrounding block ends. */
  #takeLines(end: string): TextInline[][] {
    const lines: TextInline[][] = []
    for (let depth = 1; ; ) {
      const token = this.#take()
      if (`${token.type.slice(0, -'_open'.length)}_close` === end && token.nesting === 1) depth += 1
      if (token.type === end) depth -= 1
      if (depth === 0) return lines
      if (token.type === 'inline') lines.push(readLine(token.children ?? [], this.#context, this.#problems))
      else if (token.nesting === 0 && token.content !== '') lines.push([codeOf(token)])
    }
  }

  #takeList(open: Token, depth = 1): TextList {
    const entries: TextList['entries'] = []
    for (let token = this.#take(); token.nesting === 1; token = this.#take())
      entries.push(this.#takeEntry(depth))
    return { entries, ...(open.tag === 'ol' && { start: Number(open.attrGet('start') ?? 1) }) }
  }

  /** Reads a list entry. Converts its paragraphs, and lists that are nested too deeply, to lines. */
  #takeEntry(depth: number): TextList['entries'][number] {
    const lines: TextInline[][] = []
    const lists: TextList[] = []
    for (let token = this.#take(); token.type !== 'list_item_close'; token = this.#take()) {
      const isList = token.type === 'bullet_list_open' || token.type === 'ordered_list_open'
      if (isList && depth < listDepth) lists.push(this.#takeList(token, depth + 1))
      else if (isList) lines.push(...this.#takeLines(token.type.replace('_open', '_close')))
      else if (token.type === 'inline')
        lines.push(readLine(token.children ?? [], this.#context, this.#problems))
      else if (token.nesting === 0 && token.content !== '') lines.push([codeOf(token)])
    }
    const [list, ...more] = lists
    const text = lines.flatMap((line, place) =>
      place === 0 ? line : [{ lineBreak: true as const }, ...line],
    )
    if (!list) return { text }
    return { text, list: { ...list, entries: [...list.entries, ...more.flatMap(({ entries }) => entries)] } }
  }

  #takeTable(): TextBlock {
    const rows: TextInline[][][] = []
    for (let token = this.#take(); token.type !== 'table_close'; token = this.#take()) {
      if (token.type === 'tr_open') rows.push([])
      else if (token.type === 'inline')
        rows.at(-1)?.push(readLine(token.children ?? [], this.#context, this.#problems))
    }
    const [head = [], ...body] = rows
    return { table: { head, rows: body } }
  }
}

function codeOf({ content }: Token): TextInline {
  return { text: content.trimEnd(), code: true }
}
