import type { Tool } from '../../api/rows/catalogue.ts'
import { toolsTexts } from '../../texts/storefront.ts'
import { ToolCard } from './tool-card.tsx'

interface ToolGridProps {
  readonly tools: readonly Tool[]
  /** Heading level of the tools: one below the grid's. */
  readonly level: 2 | 3
}

/** Renders tool cards, in the API's order. */
export function ToolGrid({ tools, level }: ToolGridProps) {
  if (tools.length === 0) return <p className="card empty">{toolsTexts.empty}</p>
  return (
    <ul className="tool-grid">
      {tools.map((tool) => (
        <ToolCard key={tool._id} tool={tool} level={level} />
      ))}
    </ul>
  )
}
