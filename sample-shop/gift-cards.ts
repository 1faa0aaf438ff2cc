import type { SampleTool } from './types.ts'

/** The gift card of a new demo shop, behind its tools. Its price is what it is worth. */
export const giftCards: readonly SampleTool[] = [
  {
    slug: 'gift-card',
    name: 'Gift card 25.00',
    shortDescription:
      'A code by email as soon as it is paid. Pays for anything in the shop, in one order or several.',
    unitPriceCents: 2500,
    minimumOrder: 1,
    available: 1000,
    picture: 'gift-card.webp',
    details: {
      sku: 'TW-GC-25',
      brand: 'Truewheel',
      category: 'Gift cards',
      giftCard: true,
    },
  },
]
