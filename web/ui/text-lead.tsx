import { TextLine } from './text-line.tsx'
import { type Block, WrittenText } from './written-text.tsx'

/** Renders the blocks before a text's first heading: the first paragraph large, the rest below. */
export function TextLead({ blocks }: { readonly blocks: readonly Block[] }) {
  const [first, ...rest] = blocks
  if (!first) return null
  if (!('paragraph' in first)) return <WrittenText blocks={blocks} />
  return (
    <div className="grid gap-4">
      <p className="max-w-[46rem] text-xl text-balance [overflow-wrap:anywhere]">
        <TextLine line={first.paragraph} />
      </p>
      {rest.length > 0 && <WrittenText blocks={rest} />}
    </div>
  )
}
