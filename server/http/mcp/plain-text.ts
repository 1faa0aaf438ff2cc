import type { TextBlock, TextInline, TextTree } from '../../../contract/shop/text-blocks.ts'
import { wordsOfLine } from '../../../domain/shop/words-of-line.ts'

/** Returns an owner's text as plain text: a line for each paragraph, heading, entry and row. */
export function plainTextOf({ title, lead, sections }: TextTree): string {
  return [
    ...(title === undefined ? [] : [title]),
    ...lead.flatMap(linesOf),
    ...sections.flatMap(({ heading, blocks }) => [wordsOfLine(heading), ...blocks.flatMap(linesOf)]),
  ].join('\n')
}

function linesOf(block: TextBlock): readonly string[] {
  if ('paragraph' in block) return [wordsOfLine(block.paragraph)]
  if ('heading' in block) return [wordsOfLine(block.heading)]
  if ('list' in block) return entriesOf(block.list)
  if ('code' in block) return [block.code]
  if ('quote' in block) return block.quote.map((line) => wordsOfLine(line))
  if ('table' in block)
    return [block.table.head, ...block.table.rows].map((row) =>
      row.map((cell) => wordsOfLine(cell)).join(' | '),
    )
  return []
}

interface List {
  readonly entries: readonly { readonly text: TextInline[]; readonly list?: List | undefined }[]
}

function entriesOf({ entries }: List): readonly string[] {
  return entries.flatMap(({ text, list }) => [`- ${wordsOfLine(text)}`, ...(list ? entriesOf(list) : [])])
}
