/** The email about the shop's reply to a review. */
export const reviewEmailTexts = {
  subject: 'We answered your review',
  thanks: 'Thank you for your review. We have replied to it on its page.',
  link: 'Read the reply',
  onlyOne: 'You get no other email about this review.',
} as const
