import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

export const searchTexts = {
  label: 'Suggestions',
  found: (formats: Formats, count: number) =>
    count === 0 ? 'Nothing found.' : `${counted(formats, count, 'suggestion')}.`,
  corrected: (words: string) => `Shown for “${words}”.`,
  all: (words: string) => `All results for “${words}”`,
  part: 'Part: ask for a quote',
  category: (name: string) => `Category: ${name}`,
  page: (title: string) => `Read: ${title}`,
  soldOut: 'Sold out',
  ownOrder: (number: string, product: string) => `My Orders: ${number}, ${product}`,
  ownPurchase: (number: string) => `My Orders: purchase ${number}`,
  anyPurchase: (number: string) => `Orders of purchase ${number}`,
  anyOrder: (number: string, product: string) => `Order: ${number}, ${product}`,
} as const
