import '../../styles/tool-page.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shortStockText, stockState } from '../../../domain/stock-state.ts'
import type { DescribedTool } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import { Arrival } from './arrival.tsx'
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
  const stock = stockState(tool.availableQuantity, tool.minOrderQuantity)
  const gone = stock === 'out'
  return (
    <div className="wrap tool-page">
      <Breadcrumb tool={tool} />
      <header className="card tool-title">
        {tool.sku && <p className="kicker">{tool.sku}</p>}
        <h1>{tool.name}</h1>
        <p className="tool-lead">{tool.shortDescription}</p>
      </header>
      <div className="tool-left">
        <ToolStage key={tool._id} tool={tool} gone={gone} />
        <div className="tool-facts">
          <SpecPlate tool={tool} guide={guide} />
        </div>
      </div>
      <article className="card tool-sheet" aria-label={toolTexts.order}>
        <ToolFigures tool={tool} />
        {gone && <OutOnLoan state={toolTexts.out} text={toolTexts.outText} />}
        {stock === 'short' && <ShortStock tool={tool} />}
        {children}
        {stock === 'enough' && <Arrival />}
      </article>
      {fits}
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

function ShortStock({
  tool: { availableQuantity = 0, minOrderQuantity = 1 },
}: {
  readonly tool: DescribedTool
}) {
  const state = shortStockText(availableQuantity, minOrderQuantity)
  return <OutOnLoan state={state} text={toolTexts.shortText} />
}

interface OutOnLoanProps {
  readonly state: string
  readonly text: string
}

function OutOnLoan({ state, text }: OutOnLoanProps) {
  return (
    <div className="out-on-loan">
      <p className="figure">{state}</p>
      <p>{text}</p>
    </div>
  )
}
