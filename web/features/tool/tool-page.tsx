import type { ReactNode } from 'react'
import { pictureFiles } from '../../../domain/own-picture.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import { BackLink } from '../../ui/back-link.tsx'
import { TravellingPicture } from '../../ui/pictures/travelling-picture.tsx'
import { EarlierPrice } from '../../ui/values/earlier-price.tsx'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { Gauge } from '../../ui/values/gauge.tsx'
import { nounFor } from '../../ui/values/numbers.ts'

const toolTexts = {
  back: 'All tools',
  price: 'Price',
  perPiece: 'per piece, tax and delivery included',
  minimum: 'Minimum order',
  available: 'Available',
  piece: 'piece',
  enoughFor: (orders: number) =>
    orders === 1 ? 'Enough for one minimum order' : `Enough for ${orders} minimum orders`,
  out: 'Sold out',
  outText: 'It will be back with the next delivery.',
} as const

interface ToolPageProps {
  readonly tool: Tool
  /** The booking form, or its result when the booking sold the tool out. */
  readonly children?: ReactNode
}

/** Renders a tool: its description, price, minimum order and stock. */
export function ToolPage({ tool, children }: ToolPageProps) {
  const gone = tool.availableQuantity === 0
  return (
    <div className="wrap tool-page">
      <p className="tool-back">
        <BackLink to={links.tools} text={toolTexts.back} />
      </p>
      <TravellingPicture
        thing={tool._id}
        src={tool.img}
        files={pictureFiles(tool.img)}
        alt={tool.name}
        sizes="(min-width: 75rem) 600px, (min-width: 48rem) 45vw, 92vw"
        outline={tool.outline}
        gone={gone}
        first
      />
      <article className="card tool-sheet">
        <h1>{tool.name}</h1>
        <p className="tool-lead">{tool.shortDescription}</p>
        <ToolFigures tool={tool} gone={gone} />
        {gone && <OutOnLoan />}
        {children}
      </article>
    </div>
  )
}

function ToolFigures({ tool, gone }: { tool: Tool; gone: boolean }) {
  return (
    <>
      <dl className="figures figures-large">
        <Price label={toolTexts.price} dollars={tool.price} unit={toolTexts.perPiece} />
        <Figure
          label={toolTexts.minimum}
          value={tool.minOrderQuantity}
          unit={nounFor(tool.minOrderQuantity, toolTexts.piece)}
        />
        <Figure
          label={toolTexts.available}
          value={tool.availableQuantity}
          unit={nounFor(tool.availableQuantity, toolTexts.piece)}
        />
      </dl>
      <EarlierPrice of={tool} />
      {!gone && tool.availableQuantity !== undefined && (
        <p className="tool-stock">
          <Gauge amount={tool.availableQuantity} portion={tool.minOrderQuantity} />
          <span className="soft">{stockSentence(tool.availableQuantity, tool.minOrderQuantity)}</span>
        </p>
      )}
    </>
  )
}

/** States in words what the gauge shows: how many minimum orders are left. */
function stockSentence(available: number, minimum = 1): string {
  return toolTexts.enoughFor(Math.floor(available / minimum))
}

function OutOnLoan() {
  return (
    <div className="out-on-loan">
      <p className="figure">{toolTexts.out}</p>
      <p>{toolTexts.outText}</p>
    </div>
  )
}
