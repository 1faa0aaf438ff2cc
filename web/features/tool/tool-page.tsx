import { useShopSettings } from '../../api/settings-context.ts'
import { shownWord } from '../../routing/language-of-pages.ts'
import { useFormats } from '../../ui/values/formats.ts'
import { withBreaks } from '../../ui/values/long-words.ts'
import './tool-page.css'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { shortStockText, stockState } from '../../../domain/catalogue/stock-state.ts'
import { useHost } from '../../api/host.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { Arrival } from '../../buying/arrival.tsx'
import { links } from '../../routing/links.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'
import { descriptionLangOf, langOf } from '../../ui/values/owners-language.ts'
import { BesideTools } from './beside-tools.tsx'
import { FamilyChoices } from './family-choice.tsx'
import type { ToolData } from './load-tool.ts'
import { SpecPlate } from './spec-plate.tsx'
import { toolTexts } from './texts.ts'
import { ToolFigures } from './tool-figures.tsx'
import { ToolSafety } from './tool-safety.tsx'
import { ToolStage } from './tool-stage.tsx'

interface ToolPageProps {
  readonly shown: ToolData
  /** The booking form, or the result of a booking that sold the tool out. */
  readonly children?: ReactNode
  /** Standards that the tool fits. */
  readonly fits?: ReactNode
  /** Reviews by buyers. */
  readonly reviews?: ReactNode
}

/**
 * Renders a tool: its pictures with measures, its price and stock, its specification, and other tools. On a phone the
 * parts are in the document's order, so that nothing moves while the document loads.
 */
export function ToolPage({ shown: { tool, guide }, children, fits, reviews }: ToolPageProps) {
  const stock = stockState(tool.availableQuantity, tool.minOrderQuantity)
  const gone = stock === 'out'
  return (
    <div className="wrap tool-page min-[110rem]:[&>.fits-list]:row-3 min-[110rem]:[&>.fits-list]:col-[1/3] *:mb-6 [&>.section]:p-0">
      <Breadcrumb tool={tool} />
      <ToolStage key={tool._id} tool={tool} gone={gone} />
      <article
        className="card tool-sheet grid float-end gap-5 w-[calc((100%-var(--sheet-gap))*var(--sheet-share))] ms-(--sheet-gap) p-(--inset-page) border-t-3 border-t-ink min-[110rem]:row-[2/5] min-[110rem]:col-3 min-[110rem]:w-auto min-[110rem]:ms-0 max-lg:px-6 max-md:float-none max-md:w-auto max-md:ms-0"
        aria-label={toolTexts.order}
      >
        <header className="grid gap-[0.6rem]">
          {tool.sku && <p className="kicker">{tool.sku}</p>}
          <h1 {...langOf(tool)} className="own-words text-[clamp(2rem,1.4rem+1.6vw,2.6rem)]">
            {withBreaks(tool.name)}
          </h1>
          <p {...descriptionLangOf(tool)} className="text-lead">
            {tool.shortDescription}
          </p>
        </header>
        {guide?.family && <FamilyChoices family={guide.family} ownId={tool._id} />}
        <ToolFigures tool={tool} />
        {gone && <OutOnLoan tool={tool} state={toolTexts.out} text={toolTexts.outText} />}
        {stock === 'short' && <ShortStock tool={tool} />}
        {children}
        {stock === 'enough' && tool.giftCard !== true && <Arrival />}
      </article>
      <div className="tool-facts min-[110rem]:row-2 min-[110rem]:col-2 empty:hidden grid gap-6">
        <SpecPlate tool={tool} guide={guide} />
      </div>
      {guide && <BesideTools tool={tool} guide={guide} />}
      {fits}
      <ToolSafety safety={guide?.safety} />
      {reviews}
    </div>
  )
}

function Breadcrumb({ tool: { category, categoryLabel, kind } }: { readonly tool: DescribedProduct }) {
  const settings = useShopSettings()
  return (
    <nav className="crumbs" aria-label={toolTexts.whereabouts}>
      <ol className="flex flex-wrap w-fit px-3 bg-paper border border-line">
        <li className="flex items-center text-note">
          {kind === 'part' ? (
            <Link
              className="inline-flex items-center min-h-(--target-link) no-underline hover:underline"
              to={links.items}
            >
              {toolTexts.parts}
            </Link>
          ) : (
            <Link
              className="inline-flex items-center min-h-(--target-link) no-underline hover:underline"
              to={links.tools}
            >
              {toolTexts.tools}
            </Link>
          )}
        </li>
        {category && kind !== 'part' && (
          <li
            lang={shownWord(settings, category, categoryLabel).lang}
            className="flex items-center text-note"
          >
            <Link
              className="inline-flex items-center min-h-(--target-link) no-underline hover:underline"
              to={links.toolsOf(category)}
            >
              {categoryLabel ?? category}
            </Link>
          </li>
        )}
      </ol>
    </nav>
  )
}

function ShortStock({ tool }: { readonly tool: DescribedProduct }) {
  const formats = useFormats()
  const { availableQuantity = 0, minOrderQuantity = 1 } = tool
  const state = shortStockText(availableQuantity, minOrderQuantity, (number) => wholeNumber(formats, number))
  return <OutOnLoan tool={tool} state={state} text={toolTexts.shortText} />
}

/** The operation's id only, so that the page excludes the contract's schemas. */
const countTools = { id: 'countTools' }

interface OutOnLoanProps {
  readonly tool: DescribedProduct
  readonly state: string
  readonly text: string
}

/**
 * States that the tool cannot be booked now, and links to the tools of its category if {host} can filter by category.
 */
function OutOnLoan({ tool: { category, categoryLabel }, state, text }: OutOnLoanProps) {
  const of = useHost().offers(countTools) ? category : undefined
  return (
    <div className="px-5 py-[1.1rem] border-[1.5px] border-dashed border-edge">
      <p className="figure text-title">{state}</p>
      <p>{text}</p>
      <Link
        className="inline-flex items-center min-h-11 underline wrap-anywhere"
        to={of ? links.toolsOf(of) : links.tools}
      >
        {of ? toolTexts.moreOf(categoryLabel ?? of) : toolTexts.more}
      </Link>
    </div>
  )
}
