/** Home page, tools and items (spec §2). */
export const heroTexts = {
  kicker: 'Best Deal',
  heading: '15%-20% off',
  text: 'Shop tools for shops. Priced by the piece, sold by the box, hung where you can see what is left.',
  action: 'Buy Now',
} as const

export const homeTexts = {
  title: 'Bike tools and parts for workshops',
  description:
    'Wrenches, stands, gauges and parts for bike workshops. See what is on the board, what it costs by the piece and how many are left.',
} as const

export const tilesTexts = {
  label: 'Where to start',
  tools: { heading: 'Tools', text: 'Everything on the board, with what is left of it.' },
  parts: { heading: 'Parts', text: 'What wears out first, kept in stock.' },
  workshop: { heading: 'Whole workshops', text: 'Tell us the benches, we quote the board.' },
} as const

export const toolsTexts = {
  title: 'All tools',
  description: 'Every tool on the board: price by the piece, minimum order and what is left.',
  heading: 'Hot Deals',
  all: 'See all tools',
  empty: 'The board is empty at the moment. New tools are hung up soon.',
  buy: 'Buy Now',
  look: 'Look at it',
  price: 'Price',
  minimum: 'Minimum',
  pieces: 'pcs',
  available: 'available',
  outOnLoan: 'Out on loan',
  backSoon: 'back soon',
} as const

export const itemsTexts = {
  title: 'Items',
  description: 'Chains, cassettes, pads, cables and the other parts that a workshop uses up.',
  heading: 'Items',
  all: 'See all items',
  empty: 'No parts on the shelf at the moment.',
  unnamed: 'Part',
  quote: 'Ask for a quote',
} as const

export const reviewsTexts = {
  heading: 'Reviews',
  empty: 'Nobody has written a review yet. The first one could be yours.',
  unnamed: 'A customer',
  stars: (given: number) => `${given} out of 5 stars`,
} as const

/** The company's figures (spec §2). */
export const statsTexts = {
  label: 'The shop in figures',
  figures: [
    { figure: '72', name: 'Countries' },
    { figure: '200+', name: 'Complete Projects' },
    { figure: '500+', name: 'Happy Clients' },
    { figure: '300+', name: 'FeedBacks' },
  ],
} as const

export const callTexts = {
  heading: 'Something that is not on the board?',
  text: 'Tell us what you fix and how much of it. A person who has held the tool answers.',
  quote: 'Request For Quote',
  contact: 'Contact US',
} as const
