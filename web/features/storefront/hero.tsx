import { Link } from 'react-router'
import { links } from '../../routing/links.ts'
import { pageArt } from '../../routing/page-art.ts'
import { heroTexts } from '../../texts/storefront.ts'
import { PageArt } from '../../ui/pictures/page-art.tsx'

/**
 * Renders the hero banner (spec §2). Its picture is the largest of the first view, so it is fetched first.
 */
export function Hero() {
  return (
    <section className="wrap hero">
      <div className="card hero-card">
        <p className="kicker">{heroTexts.kicker}</p>
        <h1>{heroTexts.heading}</h1>
        <p className="hero-text">{heroTexts.text}</p>
        <Link className="button button-go" to={links.tools}>
          {heroTexts.action}
        </Link>
      </div>
      <PageArt {...pageArt('hero')} sizes="(min-width: 75rem) 650px, (min-width: 48rem) 48vw, 19rem" first />
    </section>
  )
}
