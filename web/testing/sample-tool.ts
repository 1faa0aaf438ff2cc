import type { Tool } from '../api/rows/catalogue.ts'

/** Returns a tool with plenty of stock, with the test's changes. */
export function sampleTool(changed: Partial<Tool> = {}): Tool {
  return {
    _id: 'whip',
    name: 'Chain whip',
    img: '/pictures/chain-whip.webp',
    shortDescription: 'Holds the cassette.',
    minOrderQuantity: 2,
    availableQuantity: 40,
    price: 24.5,
    outline: null,
    ...changed,
  }
}
