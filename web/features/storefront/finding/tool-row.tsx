import { Link } from 'react-router'
import { pictureFiles } from '../../../../domain/catalogue/own-picture.ts'
import { isBuyable } from '../../../../domain/catalogue/stock-state.ts'
import { PutInCorner } from '../../../buying/put-in-corner.tsx'
import { links } from '../../../routing/links.ts'
import { toolsTexts } from '../../../texts/storefront.ts'
import { TravellingPicture } from '../../../ui/pictures/travelling-picture.tsx'
import { Figure, Price } from '../../../ui/values/figure.tsx'
import { nounFor, wholeNumber } from '../../../ui/values/numbers.ts'
import { inOwnersLanguage } from '../../../ui/values/owners-language.ts'
import { StockLine } from '../stock-line.tsx'
import { MarkedText } from './marked-text.tsx'
import { RowBooking, typedQuantity } from './row-booking.tsx'
import type { Columns, ToolEntry } from './table-columns.ts'
import { findingTexts } from './texts.ts'

interface ToolRowProps extends Columns {
  readonly tool: ToolEntry
  readonly words: string
  /** Whether its picture is among the first of the page, which are not lazy. */
  readonly first: boolean
}

/**
 * Renders a tool of a list. A sold-out tool shows only its outline; it and one below its minimum cannot be bought.
 */
export function ToolRow({ tool, columns, words, first }: ToolRowProps) {
  const gone = tool.availableQuantity === 0
  const buyable = isBuyable(tool)
  return (
    <li className="tool-card tool-row reach">
      <TravellingPicture
        thing={tool._id}
        src={tool.img}
        files={pictureFiles(tool.img)}
        alt=""
        sizes="(min-width: 75rem) 400px, (min-width: 48rem) 44vw, 96px"
        outline={tool.outline}
        gone={gone}
        first={first}
        scaled={tool.scaled}
      />
      <label className="compare-choice">
        <input className="w-[1.15rem] h-[1.15rem] accent-ink" type="checkbox" name="tools" value={tool._id} />
        <span className="px-[0.4rem] bg-paper">
          {findingTexts.compare} <span className="sr-only">{tool.name}</span>
        </span>
      </label>
      {buyable && <PutInCorner product={tool} quantity={() => typedQuantity(tool._id)} />}
      <div className="tool-body">
        <div className="tool-row-name">
          <h2 className="card-title">
            <Link {...inOwnersLanguage()} className="cover own-words" to={links.tool(tool._id)}>
              <MarkedText text={tool.name} words={words} />
            </Link>
          </h2>
          <ScaleNote tool={tool} />
          {tool.sku && <p className="tool-row-sku figure">{tool.sku}</p>}
          <p className="soft tool-text">
            <MarkedText text={tool.shortDescription} words={words} />
          </p>
        </div>
        <dl className="figures">
          {columns.map((column, place) => (
            <div key={column} className="tool-row-spec">
              <dt>{column}</dt>
              <dd>{tool.cells[place] || '–'}</dd>
            </div>
          ))}
          <Price label={toolsTexts.price} amount={tool.price} earlier={tool} />
          <Figure
            label={toolsTexts.minimum}
            value={tool.minOrderQuantity}
            unit={nounFor(tool.minOrderQuantity, toolsTexts.piece)}
          />
        </dl>
        <div className="tool-row-stock">
          <StockLine available={tool.availableQuantity} minimum={tool.minOrderQuantity} />
        </div>
      </div>
      <Link
        className={buyable ? 'button button-card' : 'button button-card button-quiet'}
        to={links.tool(tool._id)}
      >
        {buyable ? toolsTexts.buy : toolsTexts.look} <span className="sr-only">{tool.name}</span>
      </Link>
      {buyable && <RowBooking tool={tool} />}
    </li>
  )
}

/** Shows the length of the tool, if tools are shown at one scale. */
function ScaleNote({ tool: { lengthMm, scaled } }: Pick<ToolRowProps, 'tool'>) {
  const length = lengthMm === undefined ? undefined : `${wholeNumber(lengthMm)} mm`
  if (scaled) return <p className="tool-row-length figure">{length}</p>
  return (
    <p className="tool-row-length figure">
      {length ? findingTexts.notToScaleLength(length) : findingTexts.notToScale}
    </p>
  )
}
