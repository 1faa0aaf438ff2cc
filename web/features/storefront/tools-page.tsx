import type { Tool } from '../../api/rows/catalogue.ts'
import { toolsTexts } from '../../texts/storefront.ts'
import { Section } from './section.tsx'
import { ToolGrid } from './tool-grid.tsx'

/** `/tools`: the whole board. */
export function ToolsPage({ tools }: { tools: readonly Tool[] }) {
  return (
    <Section level={1} heading={toolsTexts.heading}>
      <ToolGrid tools={tools} level={2} />
    </Section>
  )
}
