/** The page of one tool (spec §2). */
export const toolTexts = {
  back: 'All tools',
  price: 'Price',
  perPiece: 'per piece, tax and delivery included',
  minimum: 'Minimum order',
  available: 'Available',
  pieces: (count: number | undefined) => (count === 1 ? 'piece' : 'pieces'),
  enoughFor: (orders: number) =>
    orders === 1 ? 'Enough for one minimum order' : `Enough for ${orders} minimum orders`,
  out: 'Sold out',
  outText: 'It will be back with the next delivery.',
} as const
