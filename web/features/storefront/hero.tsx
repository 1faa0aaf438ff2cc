import { Link } from 'react-router'
import { pageArt } from '../../../domain/catalogue/own-picture.ts'
import { langOfWords } from '../../api/lang-of-words.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { heroTexts, homeTexts } from '../../texts/storefront.ts'
import { PageArt } from '../../ui/pictures/page-art.tsx'

/**
 * Renders the hero banner (spec §2). Its picture is the largest of the first screen, so it loads first. The heading has
 * the largest size in which its longest word fits, in steps of five letters (storefront.css).
 */
export function Hero() {
  const { shop } = useShopSettings()
  const { kicker, heading, text, action, picture } = shop.hero
  const lang = (words: string) => langOfWords(shop, words)
  const title = heading || homeTexts.title
  const longest = Math.max(...title.split(/[ -]/).map(({ length }) => length))
  return (
    <section className="wrap hero">
      <div className="card hero-card">
        {kicker && (
          <p {...lang(kicker)} className="kicker">
            {kicker}
          </p>
        )}
        <h1 {...lang(title)} className={`hero-${Math.ceil(longest / 5)}`}>
          {title}
        </h1>
        {text && (
          <p {...lang(text)} className="hero-text">
            {text}
          </p>
        )}
        <Link {...lang(action)} className="button button-go" to={links.tools}>
          {action || heroTexts.action}
        </Link>
      </div>
      <PageArt
        {...pageArt('hero', picture)}
        sizes="(min-width: 75rem) 650px, (min-width: 48rem) 48vw, 19rem"
        first
      />
    </section>
  )
}
