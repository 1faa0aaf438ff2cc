/** Title and description of the page, which the routes load before the page. */
export const withdrawalHeadTexts = {
  title: 'Withdraw from a purchase',
  description:
    'Withdraw from a purchase with its number and your email, without an account and without a reason.',
} as const
