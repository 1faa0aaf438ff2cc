import { withBreaks } from '../../ui/values/long-words.ts'
import { langOf } from '../../ui/values/owners-language.ts'
import './tool-beside.css'
import { Link } from 'react-router'
import type { ToolCard, ToolGuide } from '../../../contract/catalogue/tool-guide.ts'
import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import type { DescribedProduct } from '../../api/rows/catalogue.ts'
import { links } from '../../routing/links.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'
import { Amount } from '../../ui/values/figure.tsx'
import { OneScale } from './one-scale.tsx'
import { besideTexts } from './texts.ts'

interface BesideToolsProps {
  readonly tool: DescribedProduct
  readonly guide: ToolGuide
}

/** Shows the tools that the work also needs, and the neighbours on the board. */
export function BesideTools({ tool, guide: { needsAlso, neighbours } }: BesideToolsProps) {
  const cards = [...needsAlso, ...neighbours]
  if (cards.length === 0) return null
  return (
    <section
      className="beside clear-start min-[110rem]:row-4 min-[110rem]:col-[1/3]"
      aria-labelledby="beside"
    >
      <h2 id="beside" className="beside-heading">
        {besideTexts.heading}
      </h2>
      <ul className="beside-cards">
        {needsAlso.map((card) => (
          <BesideCard key={card._id} card={card} why={besideTexts.needed} />
        ))}
        {neighbours.map((card) => (
          <BesideCard key={card._id} card={card} why={besideTexts.beside} />
        ))}
      </ul>
      <OneScale tools={[tool, ...cards]} />
    </section>
  )
}

function BesideCard({ card, why }: { readonly card: ToolCard; readonly why: string }) {
  const gone = card.availableQuantity === 0
  return (
    <li className="card beside-card reach [&>div]:@container relative inline-grid grid-cols-[96px_minmax(0,1fr)] gap-4 items-center px-[1.1rem] pt-[0.9rem] pb-4 border-t-3 border-t-ink">
      <ShadowPicture
        src={card.img}
        files={pictureFiles(card.img)}
        alt=""
        sizes="110px"
        outline={card.outline}
        gone={gone}
      />
      <div>
        {/* Reduces the font size before a word of 19 letters would break. */}
        <h3 {...langOf(card)} className="own-words text-[clamp(0.9rem,7.7cqi,1.15rem)]">
          <Link className="cover no-underline" to={links.tool(card._id)}>
            {withBreaks(card.name)}
          </Link>
        </h3>
        <p className="soft">{why}</p>
        <p className="figure">{gone ? besideTexts.soldOut : <Amount amount={card.price} />}</p>
      </div>
    </li>
  )
}
