import { Link } from 'react-router'
import type { Tool } from '../../../contract/catalogue/tool.ts'
import { pictureFiles } from '../../../domain/own-picture.ts'
import { toolsMessages } from '../../messages/storefront.ts'
import { links } from '../../routing/links.ts'
import { Figure, Price } from '../../ui/figure.tsx'
import { TravellingPicture } from '../../ui/travelling-picture.tsx'
import { StockLine } from './stock-line.tsx'

/** A tool on the board. Sold out, only its outline hangs there and nothing can be bought. */
export function ToolCard({ tool, level }: { tool: Tool; level: 2 | 3 }) {
  const Heading = level === 2 ? 'h2' : 'h3'
  const gone = tool.availableQuantity <= 0
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
        className={gone ? 'button button-card button-quiet' : 'button button-card'}
        to={links.tool(tool._id)}
      >
        {gone ? toolsMessages.look : toolsMessages.buy} <span className="sr-only">{tool.name}</span>
      </Link>
    </li>
  )
}
