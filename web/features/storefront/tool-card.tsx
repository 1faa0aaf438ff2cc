import { Link } from 'react-router'
import { pictureFiles } from '../../../domain/own-picture.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { toolsMessages } from '../../messages/storefront.ts'
import { links } from '../../routing/links.ts'
import { Figure, Price } from '../../ui/figure.tsx'
import { TravellingPicture } from '../../ui/travelling-picture.tsx'
import { StockLine } from './stock-line.tsx'

/** A tool on the board. Sold out, only its outline hangs there and nothing can be bought. */
export function ToolCard({ tool, level }: { tool: Tool; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const gone = tool.availableQuantity === 0
  const buyable = !gone && tool.price !== undefined
  return (
    <li className="tool-card reach">
      <TravellingPicture
        thing={tool._id}
        src={tool.img}
        files={pictureFiles(tool.img)}
        alt=""
        sizes="(min-width: 75rem) 400px, (min-width: 46rem) 44vw, 92vw"
        outline={tool.outline}
        gone={gone}
      />
      <div className="tool-plate">
        <Heading className="card-title">
          <Link className="cover" to={links.tool(tool._id)}>
            {tool.name}
          </Link>
        </Heading>
        <p className="soft tool-text">{tool.shortDescription}</p>
        <dl className="figures">
          <Price label={toolsMessages.price} dollars={tool.price} />
          <Figure label={toolsMessages.minimum} value={tool.minOrderQuantity} unit={toolsMessages.pieces} />
        </dl>
        <StockLine available={tool.availableQuantity} minimum={tool.minOrderQuantity} />
      </div>
      <Link
        className={buyable ? 'button button-card' : 'button button-card button-quiet'}
        to={links.tool(tool._id)}
      >
        {buyable ? toolsMessages.buy : toolsMessages.look} <span className="sr-only">{tool.name}</span>
      </Link>
    </li>
  )
}
