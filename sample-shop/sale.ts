import type { SampleSale } from './types.ts'

/** The sale of a new shop, on tools whose regular price held long before. */
export const sale: SampleSale = {
  name: 'Headset weeks',
  category: 'Headset tools',
  hundredths: 1_500,
  days: 28,
  regularSinceDays: 75,
}
