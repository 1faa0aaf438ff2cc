import { Link } from 'react-router'
import { tilesMessages } from '../../messages/storefront.ts'
import { links } from '../../routing/links.ts'

const tiles = [
  { to: links.tools, picture: '/pictures/tile-tools.svg', ...tilesMessages.tools },
  { to: links.items, picture: '/pictures/tile-parts.svg', ...tilesMessages.parts },
  { to: links.quote(), picture: '/pictures/tile-workshop.svg', ...tilesMessages.workshop },
] as const

/** Three pictures that lead to the matching part of the shop (spec §2). */
export function PictureTiles() {
  return (
    <section className="wrap" aria-label={tilesMessages.label}>
      <ul className="tiles">
        {tiles.map(({ to, picture, heading, text }) => (
          <li key={to} className="tile reach">
            <img
              className="lift"
              src={picture}
              width="720"
              height="720"
              alt=""
              loading="lazy"
              decoding="async"
            />
            <div className="tile-plate">
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
