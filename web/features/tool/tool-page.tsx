import '../../styles/tool-page.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DescribedTool } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import { BesideTools } from './beside-tools.tsx'
import type { ToolData } from './load-tool.ts'
import { SpecPlate } from './spec-plate.tsx'
import { toolTexts } from './texts.ts'
import { ToolFigures } from './tool-figures.tsx'
import { ToolStage } from './tool-stage.tsx'

interface ToolPageProps {
  readonly shown: ToolData
  /** The booking form, or its result when the booking sold the tool out. */
  readonly children?: ReactNode
  /** What the tool fits. */
  readonly fits?: ReactNode
  /** What buyers say of it. */
  readonly reviews?: ReactNode
}

/** Renders a tool: its pictures with their measures, its price and stock, its specification, other tools. */
export function ToolPage({ shown: { tool, guide }, children, fits, reviews }: ToolPageProps) {
  const gone = tool.availableQuantity === 0
  return (
    <div className="wrap tool-page">
      <Breadcrumb tool={tool} />
      <ToolStage key={tool._id} tool={tool} gone={gone} />
      <article className="card tool-sheet">
        <div>
          {tool.sku && <p className="kicker tool-sku">{tool.sku}</p>}
          <h1>{tool.name}</h1>
        </div>
        <p className="tool-lead">{tool.shortDescription}</p>
        <ToolFigures tool={tool} gone={gone} />
        {gone && <OutOnLoan />}
        {children}
      </article>
      <div className="tool-facts">
        <SpecPlate tool={tool} guide={guide} />
        {fits && <div className="tool-fits">{fits}</div>}
      </div>
      {reviews}
      {guide && <BesideTools tool={tool} guide={guide} />}
    </div>
  )
}

function Breadcrumb({ tool: { category } }: { readonly tool: DescribedTool }) {
  return (
    <nav className="crumbs" aria-label={toolTexts.whereabouts}>
      <ol>
        <li>
          <Link to={links.tools}>{toolTexts.tools}</Link>
        </li>
        {category && (
          <li>
            <Link to={links.toolsOf(category)}>{category}</Link>
          </li>
        )}
      </ol>
    </nav>
  )
}

function OutOnLoan() {
  return (
    <div className="out-on-loan">
      <p className="figure">{toolTexts.out}</p>
      <p>{toolTexts.outText}</p>
    </div>
  )
}
