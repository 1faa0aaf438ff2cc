/** Texts of the reviews on a tool's page. */
export const productReviewsTexts = {
  heading: 'What customers say',
  empty: 'No reviews of this product yet. After you have bought it, yours can be the first.',
  stars: (average: string) => `${average} out of 5 stars on average`,
  count: (shown: string, count: number) => `${shown} ${count === 1 ? 'review' : 'reviews'}.`,
  ofBuyers: (shown: string, count: number) =>
    `${shown} ${count === 1 ? 'is' : 'are'} by customers who bought it here.`,
  boughtHere: 'Bought here',
  pages: 'More about reviews',
  newest: 'Newest reviews',
  older: 'Older reviews',
  write: 'Write a review',
} as const
