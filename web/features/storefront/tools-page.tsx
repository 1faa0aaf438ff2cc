import type { Tool } from '../../api/rows/catalogue.ts'
import { toolsMessages } from '../../messages/storefront.ts'
import { Section } from './section.tsx'
import { ToolGrid } from './tool-grid.tsx'

/** `/tools`: the whole board. */
export function ToolsPage({ tools }: { tools: readonly Tool[] }) {
  return (
    <Section level={1} heading={toolsMessages.heading}>
      <ToolGrid tools={tools} level={2} />
    </Section>
  )
}
