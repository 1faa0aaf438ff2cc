import { links } from '../../routing/links.ts'
import { itemsTexts, reviewsTexts, toolsTexts } from '../../texts/storefront.ts'
import { CallsToAction } from './calls-to-action.tsx'
import { Hero } from './hero.tsx'
import { ItemsList } from './items-list.tsx'
import type { HomeData } from './load-storefront.ts'
import { MissingList } from './missing-list.tsx'
import { PictureTiles } from './picture-tiles.tsx'
import { ReviewsGrid } from './reviews-grid.tsx'
import { Section } from './section.tsx'
import { Stats } from './stats.tsx'
import { ToolGrid } from './tool-grid.tsx'

/** The home page, in the order of spec §2. */
export function HomePage({ tools, items, reviews }: HomeData) {
  return (
    <>
      <Hero />
      <PictureTiles />
      <Section heading={toolsTexts.heading} more={{ to: links.tools, text: toolsTexts.all }}>
        {tools ? <ToolGrid tools={tools} level={3} /> : <MissingList />}
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
