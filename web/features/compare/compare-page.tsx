import { withBreaks } from '../../ui/values/long-words.ts'
import { inOwnersLanguage } from '../../ui/values/owners-language.ts'
import '../../styles/storefront/compare.css'
import { Link } from 'react-router'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import { isBuyable, shortStockText, stockState } from '../../../domain/catalogue/stock-state.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { PutInButton } from '../../buying/put-in-button.tsx'
import { links } from '../../routing/links.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { wholeNumber } from '../../ui/values/numbers.ts'
import type { Compared } from './load-compared.ts'
import { compareTexts } from './texts.ts'

/** Renders up to four tools side by side; lines whose values differ are marked. */
export function ComparePage({ tools, properties }: Compared) {
  return (
    <section className="wrap section">
      <SectionHeading level={1} text={compareTexts.title} />
      {tools.length === 0 ? (
        <div className="card empty">
          <p>{compareTexts.empty}</p>
          <Link className="button" to={links.tools}>
            {compareTexts.toTools}
          </Link>
        </div>
      ) : (
        <div className="compared">
          <table>
            <thead>
              <tr>
                <td>
                  <span className="sr-only">{compareTexts.property}</span>
                </td>
                {tools.map((tool) => (
                  <th key={tool._id} scope="col">
                    <ComparedTool tool={tool} rest={tools.filter((one) => one !== tool)} />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {properties.map(({ name, values, differs }) => (
                <tr key={name} data-differs={differs || undefined}>
                  <th scope="row">
                    {name}
                    {differs && <small>{compareTexts.differs}</small>}
                  </th>
                  {tools.map(({ _id }, place) => (
                    <td key={_id}>{values[place] || compareTexts.none}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}

function ComparedTool({ tool, rest }: { tool: Tool; rest: readonly Tool[] }) {
  const { availableQuantity = 0, minOrderQuantity = 1 } = tool
  const stock = stockState(tool.availableQuantity, minOrderQuantity)
  const gone = stock === 'out'
  return (
    <div className="compared-tool">
      <ShadowPicture
        src={tool.img}
        files={pictureFiles(tool.img)}
        alt=""
        sizes="200px"
        outline={tool.outline}
        gone={gone}
      />
      <Link {...inOwnersLanguage()} to={links.tool(tool._id)}>
        {withBreaks(tool.name)}
      </Link>
      {gone && <p className="figure">{compareTexts.soldOut}</p>}
      {stock === 'short' && <p>{shortStockText(availableQuantity, minOrderQuantity, wholeNumber)}</p>}
      {isBuyable(tool) && <PutInButton product={tool} />}
      <Link className="compared-remove" to={links.compare(rest.map(({ _id }) => _id))} preventScrollReset>
        {compareTexts.remove} <span className="sr-only">{tool.name}</span>
      </Link>
    </div>
  )
}
