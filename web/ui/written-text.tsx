import { Link } from 'react-router'

/**
 * One block of a text page. A plain string is a paragraph; in paragraphs and lists, backticks mark `code` and
 * [words](/address) a link.
 */
export type Block = string | { readonly list: readonly string[] } | { readonly code: string }

/** Renders paragraphs, lists and code at a readable line length. */
export function WrittenText({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="grid max-w-[31rem] grid-cols-[minmax(0,1fr)] gap-4 lg:max-w-[33rem] lg:text-lg lg:leading-normal">
      {blocks.map((block) => (
        <WrittenBlock key={keyOf(block)} block={block} />
      ))}
    </div>
  )
}

function keyOf(block: Block): string {
  if (typeof block === 'string') return block
  return 'code' in block ? block.code : block.list.join()
}

function WrittenBlock({ block }: { block: Block }) {
  if (typeof block === 'string') {
    return (
      <p>
        <Inline text={block} />
      </p>
    )
  }
  if ('code' in block) return <Code code={block.code} />
  return (
    <ul className="grid list-[square] gap-2 pl-5 marker:text-edge">
      {block.list.map((entry) => (
        <li key={entry}>
          <Inline text={entry} />
        </li>
      ))}
    </ul>
  )
}

/** Wraps long lines, so that phones need no horizontal scrolling. */
function Code({ code }: { code: string }) {
  return (
    <pre className="border border-l-4 border-line border-l-edge bg-sheet p-3 text-xs leading-relaxed sm:p-4 sm:text-[0.8125rem] break-words whitespace-pre-wrap">
      <code className="font-figure">{code}</code>
    </pre>
  )
}

const marks = /(`[^`]+`|\[[^[\]]+\]\([^()]+\))/

function Inline({ text }: { text: string }) {
  return text.split(marks).map((piece, place) => {
    // The order of a text's pieces is fixed, so the index is a stable key.
    const key = `${place}:${piece}`
    if (piece.startsWith('`')) {
      return (
        <code key={key} className="font-figure text-[0.85em]">
          {piece.slice(1, -1)}
        </code>
      )
    }
    const link = /^\[([^[\]]+)\]\(([^()]+)\)$/.exec(piece)
    if (!link) return piece
    return (
      <Link key={key} className="font-semibold underline" to={link[2] ?? ''}>
        {link[1]}
      </Link>
    )
  })
}
