import type { SampleCatalogue } from './sample-catalogue.ts'

/** The sample catalogue of the repository; loaded only where it may be wanted. */
export async function loadSampleCatalogue(): Promise<SampleCatalogue> {
  const [{ tools }, { items }, { reviews }, { outlines }] = await Promise.all([
    import('../../../catalogue/tools.ts'),
    import('../../../catalogue/items.ts'),
    import('../../../catalogue/reviews.ts'),
    import('../../../catalogue/outlines.ts'),
  ])
  return { tools, items, reviews, outlines }
}
