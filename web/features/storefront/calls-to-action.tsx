import { Link } from 'react-router'
import { links } from '../../routing/links.ts'
import { callTexts } from '../../texts/storefront.ts'

/** Links to Request For Quote and Contact US (spec §2). */
export function CallsToAction() {
  return (
    <section className="wrap section">
      <div className="card calls">
        <div>
          <h2>{callTexts.heading}</h2>
          <p>{callTexts.text}</p>
        </div>
        <p className="actions">
          <Link className="button" to={links.quote()}>
            {callTexts.quote}
          </Link>
          <Link className="button button-quiet" to={links.contact}>
            {callTexts.contact}
          </Link>
        </p>
      </div>
    </section>
  )
}
