import { useRevalidator } from 'react-router'
import { langOfWords } from '../../api/lang-of-words.ts'
import { useShopSettings } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { problems } from '../../texts/problems.ts'
import { itemsTexts, productsTexts, reviewsTexts, statsTexts } from '../../texts/storefront.ts'
import { CallsToAction } from './calls-to-action.tsx'
import { Hero } from './hero.tsx'
import { ItemsList } from './items-list.tsx'
import type { HomeData } from './load-storefront.ts'
import { PictureTiles } from './picture-tiles.tsx'
import { ProductGrid } from './product-grid.tsx'
import { ReviewsGrid } from './reviews-grid.tsx'
import { Section } from './section.tsx'

/** Renders the home page, in the order of spec §2. */
export function HomePage({ tools: products, items, reviews }: HomeData) {
  return (
    <>
      <Hero />
      <PictureTiles />
      <Section heading={productsTexts.heading} more={{ to: links.tools, text: productsTexts.all }}>
        {products ? <ProductGrid products={products} level={3} /> : <MissingList />}
      </Section>
      <Section heading={itemsTexts.heading} more={{ to: links.items, text: itemsTexts.all }}>
        {items ? <ItemsList items={items} level={3} /> : <MissingList />}
      </Section>
      <Section heading={reviewsTexts.heading}>
        {reviews ? <ReviewsGrid reviews={reviews} /> : <MissingList />}
      </Section>
      <Stats />
      <CallsToAction />
    </>
  )
}

/** Replaces a list that failed to load, with a button that reloads the page's data. */
function MissingList() {
  const { revalidate } = useRevalidator()
  return (
    <div className="card empty" role="status">
      <p>{problems.listMissing}</p>
      <button type="button" className="button button-quiet" onClick={() => void revalidate()}>
        {problems.tryAgain}
      </button>
    </div>
  )
}

/** Shows the company's figures (spec §2). */
function Stats() {
  const { shop } = useShopSettings()
  const { figures } = shop
  if (figures.length === 0) return null
  return (
    <section className="stats" aria-label={statsTexts.label}>
      <dl className="wrap stats-row">
        {figures.map(({ figure, name }) => (
          <div key={name}>
            <dt {...langOfWords(shop, name)}>{name}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
