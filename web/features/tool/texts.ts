/** Texts of a tool's page. */
export const toolTexts = {
  whereabouts: 'You are here',
  tools: 'Tools',
  parts: 'Parts',
  order: 'Price and stock',
  price: 'Price',
  perPiece: (note: string) => `per piece, ${note}`,
  minimum: 'Minimum order',
  available: 'Available',
  piece: (count: number | undefined) => (count === 1 ? 'piece' : 'pieces'),
  enoughFor: (orders: number) =>
    orders === 1 ? 'Enough for one minimum order' : `Enough for ${orders} minimum orders`,
  out: 'Sold out',
  outText: 'It will be back with the next delivery.',
  shortText: 'It can be booked after the next delivery.',
  more: 'See all tools',
  moreOf: (category: string) => `See other tools: ${category}`,
} as const

/** Texts of a sale that lowers the tool now. */
export const saleTexts = {
  /** Before its last day, or before an instant. */
  until: (name: string) => `${name}: until`,
} as const

/** Texts of the picture and its measures. */
export const stageTexts = {
  ruler: 'Scale of this picture, in millimetres',
  pictures: 'Pictures',
  firstPicture: (name: string) => `The ${name} on the board`,
  unnamedPicture: (number: number) => `Picture ${number}`,
} as const

/** Texts of the specification. */
export const plateTexts = {
  heading: 'Specification',
  brand: 'Brand',
  weight: 'Weight',
  weightMeaning: 'Without its package.',
  length: 'Length',
  lengthMeaning: 'The longest side of the tool, from end to end.',
} as const

/** Texts of the other tools on the page. */
export const besideTexts = {
  heading: 'Beside it on the board',
  needed: 'Needed with it',
  beside: 'Hangs beside it',
  soldOut: 'Sold out',
  oneScale: 'At one scale',
  oneScaleNote: (step: string) =>
    `Each tool as large as it is beside the others. The marks are ${step} apart.`,
} as const
