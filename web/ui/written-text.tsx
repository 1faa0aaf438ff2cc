import { TextLine, type TextPart } from './text-line.tsx'

type Line = readonly TextPart[]

interface List {
  readonly entries: readonly { readonly text: Line; readonly list?: List | undefined }[]
  /** The first number; a list without it has bullets. */
  readonly start?: number | undefined
}

/** One block of a text, such as a paragraph or a list. */
export type Block =
  | { readonly paragraph: Line }
  | { readonly heading: Line; readonly level: 3 | 4 }
  | { readonly list: List }
  | { readonly code: string }
  | { readonly quote: readonly Line[] }
  | { readonly table: { readonly head: readonly Line[]; readonly rows: readonly (readonly Line[])[] } }
  | { readonly rule: true }

/** Renders the blocks of a text at a readable line length. Renders elements and text only, never HTML. */
export function WrittenText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-[31rem] grid-cols-[minmax(0,1fr)] gap-4 [overflow-wrap:anywhere] lg:max-w-[33rem] lg:text-lg lg:leading-normal">
      {blocks.map((block, place) => (
        <WrittenBlock key={keyAt(place)} block={block} />
      ))}
    </div>
  )
}

/** The order of a text's parts is fixed, so the index is a stable key. */
function keyAt(place: number): string {
  return `${place}`
}

function WrittenBlock({ block }: { block: Block }) {
  if ('paragraph' in block) {
    return (
      <p>
        <TextLine line={block.paragraph} />
      </p>
    )
  }
  if ('heading' in block) {
    const Heading = block.level === 3 ? 'h3' : 'h4'
    return (
      <Heading className="mt-2">
        <TextLine line={block.heading} />
      </Heading>
    )
  }
  if ('list' in block) return <WrittenList list={block.list} />
  if ('code' in block) return <Code code={block.code} />
  if ('quote' in block) return <Quote lines={block.quote} />
  if ('table' in block) return <Table {...block.table} />
  return <hr className="border-line" />
}

function WrittenList({ list: { entries, start } }: { list: List }) {
  const content = entries.map(({ text, list }, place) => (
    <li key={keyAt(place)}>
      <TextLine line={text} />
      {list && (
        <div className="mt-2">
          <WrittenList list={list} />
        </div>
      )}
    </li>
  ))
  if (start === undefined) {
    return <ul className="grid list-[square] gap-2 ps-5 marker:text-edge">{content}</ul>
  }
  return (
    <ol start={start} className="grid list-decimal gap-2 ps-7 marker:text-edge">
      {content}
    </ol>
  )
}

/** Renders code with wrapped lines, so that phones need no horizontal scrolling. */
function Code({ code }: { code: string }) {
  return (
    <pre className="border border-s-4 border-line border-s-edge bg-sheet p-3 text-xs leading-relaxed sm:p-4 sm:text-[0.8125rem] break-words whitespace-pre-wrap">
      <code className="font-figure">{code}</code>
    </pre>
  )
}

function Quote({ lines }: { lines: readonly Line[] }) {
  return (
    <blockquote className="grid gap-3 border-s-4 border-edge ps-4">
      {lines.map((line, place) => (
        <p key={keyAt(place)}>
          <TextLine line={line} />
        </p>
      ))}
    </blockquote>
  )
}

function Table({ head, rows }: { head: readonly Line[]; rows: readonly (readonly Line[])[] }) {
  return (
    <table className="w-full border-collapse text-base [&_td]:border-b [&_td]:border-line [&_td]:p-2 [&_td]:ps-0 [&_td]:align-top [&_th]:border-b-2 [&_th]:border-edge [&_th]:p-2 [&_th]:ps-0 [&_th]:text-start">
      <thead>
        <tr>
          {head.map((cell, place) => (
            <th key={keyAt(place)} scope="col">
              <TextLine line={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, place) => (
          <tr key={keyAt(place)}>
            {row.map((cell, column) => (
              <td key={keyAt(column)}>
                <TextLine line={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
