import { Link } from 'react-router'
import { heroMessages } from '../../messages/storefront.ts'
import { links } from '../../routing/links.ts'

/** The hero banner (spec §2). Its picture is the first big thing a visitor sees: it is fetched first. */
export function Hero() {
  return (
    <section className="wrap hero">
      <div className="plate hero-plate">
        <p className="kicker">{heroMessages.kicker}</p>
        <h1>{heroMessages.heading}</h1>
        <p className="hero-text">{heroMessages.text}</p>
        <Link className="button button-go" to={links.tools}>
          {heroMessages.action}
        </Link>
      </div>
      <img
        className="hero-picture"
        src="/pictures/hero.svg"
        width="720"
        height="720"
        alt=""
        fetchPriority="high"
      />
    </section>
  )
}
