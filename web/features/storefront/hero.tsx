import { Link } from 'react-router'
import { heroMessages } from '../../messages/storefront.ts'
import { links } from '../../routing/links.ts'
import { pageArt } from '../../routing/page-art.ts'
import { PageArt } from '../../ui/page-art.tsx'

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
      <PageArt {...pageArt('hero')} sizes="(min-width: 75rem) 650px, (min-width: 48rem) 48vw, 19rem" first />
    </section>
  )
}
