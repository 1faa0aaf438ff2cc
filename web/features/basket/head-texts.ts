/** The title and the description of the page, which every page's routes load. */
export const basketHeadTexts = {
  title: 'Basket',
  description: 'Tools and parts that you are about to book, with their prices and what is available.',
} as const
