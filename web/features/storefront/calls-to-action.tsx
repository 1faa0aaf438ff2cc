import { Link } from 'react-router'
import { callMessages } from '../../messages/storefront.ts'
import { links } from '../../routing/links.ts'

/** Request For Quote and Contact US (spec §2). */
export function CallsToAction() {
  return (
    <section className="wrap section">
      <div className="plate calls">
        <div>
          <h2>{callMessages.heading}</h2>
          <p>{callMessages.text}</p>
        </div>
        <p className="actions">
          <Link className="button" to={links.quote()}>
            {callMessages.quote}
          </Link>
          <Link className="button button-quiet" to={links.contact}>
            {callMessages.contact}
          </Link>
        </p>
      </div>
    </section>
  )
}
