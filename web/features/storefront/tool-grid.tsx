import type { Tool } from '../../../contract/catalogue/tool.ts'
import { toolsMessages } from '../../messages/storefront.ts'
import { ToolCard } from './tool-card.tsx'

/** Tools hanging on the board, in the order of the API. */
export function ToolGrid({ tools }: { tools: readonly Tool[] }) {
  if (tools.length === 0) return <p className="plate empty">{toolsMessages.empty}</p>
  return (
    <ul className="tool-grid">
      {tools.map((tool) => (
        <ToolCard key={tool._id} tool={tool} />
      ))}
    </ul>
  )
}
