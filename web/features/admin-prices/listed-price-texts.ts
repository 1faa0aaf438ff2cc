import { countText, listTexts } from '../../texts/lists.ts'

/** Texts of the page with the prices of a list. */
export const listedPriceTexts = {
  ...listTexts,
  page: 'Price list',
  back: 'All price lists',
  gone: 'There is no such price list. It may be deleted.',
  pricesOf: (name: string) => `Prices in ${name}`,
  caption: 'Own prices',
  loading: 'Loading the prices',
  notLoaded: 'The prices did not load.',
  empty: 'No product has a price in this list yet. Choose a file, or paste lines from a table.',
  searchHint: 'Any part of the name or of the number',
  count: countText('product'),
  product: 'Product',
  number: 'Number',
  publicPrice: 'Public price',
  price: 'Price in the list',
  download: 'Save as a file',
} as const
