import type { SampleCatalogue } from './sample-catalogue.ts'

/** The sample catalogue of the repository; loaded only where it may be wanted. */
export async function loadSampleCatalogue(): Promise<SampleCatalogue> {
  const [{ tools }, { items }, { reviews }, { outlines }] = await Promise.all([
    import('../../../sample-shop/tools.ts'),
    import('../../../sample-shop/items.ts'),
    import('../../../sample-shop/reviews.ts'),
    import('../../../sample-shop/outlines.ts'),
  ])
  return { tools, items, reviews, outlines }
}
