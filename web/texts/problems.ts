/** Texts for errors while loading or showing a page. */
export const unreachableText = 'The shop is not responding. Check your connection, then try again.'
export const partMissingText =
  'Part of this page did not load. Check your connection, then try again or reload the page.'

export const problems = {
  tryAgain: 'Try again',
  listMissing: 'This list is not available now.',
  toHome: 'To the home page',
  toTools: 'See all tools',
  notFoundTitle: 'Page not found',
  notFound: 'There is no page at this address, or it was removed.',
  brokenTitle: 'This page did not load',
  broken: 'Something went wrong on our side. Try again. If it fails again, write to us.',
  requestNumber: 'Request number',
} as const
