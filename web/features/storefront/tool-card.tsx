import { Link } from 'react-router'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { isBuyable } from '../../../domain/catalogue/stock-state.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { PutInCorner } from '../../buying/put-in-corner.tsx'
import { links } from '../../routing/links.ts'
import { toolsTexts } from '../../texts/storefront.ts'
import { TravellingPicture } from '../../ui/pictures/travelling-picture.tsx'
import { EarlierPrice } from '../../ui/values/earlier-price.tsx'
import { Figure, Price } from '../../ui/values/figure.tsx'
import { withBreaks } from '../../ui/values/long-words.ts'
import { nounFor } from '../../ui/values/numbers.ts'
import { inOwnersLanguage } from '../../ui/values/owners-language.ts'
import { StockLine } from './stock-line.tsx'

/** Renders a tool card. A sold-out tool shows only its outline; it and one below its minimum order cannot be bought. */
export function ToolCard({ tool, level }: { tool: Tool; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const buyable = isBuyable(tool)
  return (
    <li className="tool-card reach">
      <TravellingPicture
        thing={tool._id}
        src={tool.img}
        files={pictureFiles(tool.img)}
        alt=""
        sizes="(min-width: 75rem) 400px, (min-width: 46rem) 44vw, 92vw"
        outline={tool.outline}
        gone={tool.availableQuantity === 0}
      />
      {buyable && <PutInCorner product={tool} />}
      <div className="tool-body">
        <Heading className="card-title">
          <Link {...inOwnersLanguage()} className="cover own-words" to={links.tool(tool._id)}>
            {withBreaks(tool.name)}
          </Link>
        </Heading>
        <p className="soft tool-text">{tool.shortDescription}</p>
        <dl className="figures">
          <Price label={toolsTexts.price} amount={tool.price} />
          <Figure
            label={toolsTexts.minimum}
            value={tool.minOrderQuantity}
            unit={nounFor(tool.minOrderQuantity, toolsTexts.piece)}
          />
        </dl>
        <EarlierPrice of={tool} />
        <StockLine available={tool.availableQuantity} minimum={tool.minOrderQuantity} />
      </div>
      <Link
        className={buyable ? 'button button-card' : 'button button-card button-quiet'}
        to={links.tool(tool._id)}
      >
        {buyable ? toolsTexts.buy : toolsTexts.look} <span className="sr-only">{tool.name}</span>
      </Link>
    </li>
  )
}
