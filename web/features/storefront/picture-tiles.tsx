import { Link } from 'react-router'
import { pageArt } from '../../../domain/catalogue/own-picture.ts'
import { links } from '../../routing/links.ts'
import { tilesTexts } from '../../texts/storefront.ts'
import { PageArt } from '../../ui/pictures/page-art.tsx'

const tiles = [
  { to: links.tools, art: 'tile-tools', ...tilesTexts.tools },
  { to: links.items, art: 'tile-parts', ...tilesTexts.parts },
  { to: links.quote(), art: 'tile-workshop', ...tilesTexts.workshop },
] as const

/** Renders three picture links to parts of the shop (spec §2). */
export function PictureTiles() {
  return (
    <section className="wrap" aria-label={tilesTexts.label}>
      <ul className="tiles">
        {tiles.map(({ to, art, heading, text }) => (
          <li key={to} className="tile reach">
            <PageArt {...pageArt(art)} sizes="(min-width: 75rem) 360px, (min-width: 48rem) 27vw, 7rem" />
            <div className="tile-body">
              <h2>
                <Link className="cover" to={to}>
                  {heading}
                </Link>
              </h2>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
