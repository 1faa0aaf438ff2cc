/** Title and description of the page; kept apart because every page loads them with the routes. */
export const withdrawalHeadTexts = {
  title: 'Withdraw from a purchase',
  description:
    'Withdraw from a purchase with its number and your email, without an account and without a reason.',
} as const
