/** A stored document: the fields that were sent, and an id. */
export interface Kept {
  readonly _id: string
  readonly [field: string]: unknown
}

/** The path prefix of the stand-in's pictures. */
export const picturesPath = '/pictures/'

/** A grey square, used for every picture. */
export const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><path fill="#888" d="M0 0h8v8H0z"/></svg>'

/** Returns tools of a backend whose forms send text, so that some numbers are strings. */
export function tools(url: string): readonly Kept[] {
  const img = `${url}${picturesPath}tool.svg`
  return [
    {
      _id: '64f0c0ffee00000000000001',
      name: 'Dishing gauge',
      img,
      shortDescription: 'Shows which way the rim has wandered.',
      minOrderQuantity: '2',
      availableQuantity: '10',
      price: '18.5',
    },
    {
      _id: '64f0c0ffee00000000000002',
      name: 'Crown race setter',
      img,
      shortDescription: 'Seats the race square, in one blow.',
      minOrderQuantity: 1,
      availableQuantity: 40,
      price: 61,
    },
    {
      _id: '64f0c0ffee00000000000003',
      name: 'Fork jig',
      img,
      shortDescription: 'Holds a fork while you look along it.',
      minOrderQuantity: '1',
      availableQuantity: '0',
      price: '240',
    },
  ]
}

/** Returns parts, which have no name in the contract. */
export function items(url: string): readonly Kept[] {
  const img = `${url}${picturesPath}item.svg`
  return [
    { _id: '64f0c0ffee00000000000011', img, price: '4.75' },
    { _id: '64f0c0ffee00000000000012', img, price: 9 },
  ]
}

export function reviews(url: string): readonly Kept[] {
  const img = `${url}${picturesPath}face.svg`
  return [
    {
      _id: '64f0c0ffee00000000000021',
      img,
      name: 'Mo Hubbard',
      email: 'mo@example.com',
      review: 'Came the next morning, square and straight.',
      ratings: '5',
    },
    // The text is optional (spec §5), so a client may leave it out.
    { _id: '64f0c0ffee00000000000022', img, name: 'Kay Link', email: 'kay@example.com', ratings: 4 },
  ]
}
