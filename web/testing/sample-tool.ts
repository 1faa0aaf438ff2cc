import type { Tool } from '../api/rows/catalogue.ts'

/** A tool of which there is plenty; a test changes what it is about. */
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
