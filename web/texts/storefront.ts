/** Texts of the home page, tools and items (spec §2). */
export const heroTexts = {
  action: 'Buy Now',
} as const

export const homeTexts = {
  title: 'Bike tools and parts for workshops',
  description:
    'Wrenches, stands, gauges and parts for bike workshops. See the price per piece, the minimum order and the stock.',
} as const

export const tilesTexts = {
  label: 'Where to start',
  tools: { heading: 'Tools', text: 'Every tool, with its price and stock.' },
  parts: { heading: 'Parts', text: 'Parts that wear out, each with its price.' },
  workshop: { heading: 'Whole workshops', text: 'Tell us what you need, and we send a price.' },
} as const

export const productsTexts = {
  title: 'All tools',
  description: 'Every tool, with its price per piece, minimum order and stock.',
  heading: 'Hot Deals',
  all: 'See all tools',
  empty: 'There are no tools at the moment. New ones arrive soon.',
  buy: 'Buy Now',
  look: 'Look at it',
  price: 'Price',
  minimum: 'Minimum',
  piece: (count: number | undefined) => (count === 1 ? 'pc' : 'pcs'),
  available: 'available',
  soldOut: 'Sold out',
  backSoon: 'back soon',
} as const

export const itemsTexts = {
  title: 'Items',
  description: 'Chains, cassettes, pads, cables and the other parts that a workshop uses up.',
  heading: 'Items',
  all: 'See all items',
  empty: 'There are no parts at the moment.',
  unnamed: 'Part',
  quote: 'Ask for a quote',
  from: (pieces: number) => `from ${pieces} pieces`,
} as const

/** The links between the pages of a list. */
export const pagesTexts = {
  label: 'Pages',
  first: 'First page',
  next: 'Next page',
} as const

export const reviewsTexts = {
  heading: 'Reviews',
  empty: 'No reviews yet. Yours could be the first.',
  unnamed: 'A customer',
  stars: (given: number) => `${given} out of 5 stars`,
  reply: (shop: string) => `Reply of ${shop}`,
} as const

/** Figures about the company (spec §2). */
export const statsTexts = {
  label: 'The shop in figures',
} as const

export const callTexts = {
  heading: 'Need something else?',
  text: 'Tell us what you need and how many. A mechanic answers.',
  quote: 'Request For Quote',
  contact: 'Contact US',
} as const
