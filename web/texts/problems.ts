/** Sentences for what goes wrong on the way to or inside a page. */
export const unreachableText = 'The shop does not answer. Check your connection, then try again.'
export const partMissingText = 'A part of this page did not arrive. Check your connection, then try again.'

export const problems = {
  tryAgain: 'Try again',
  listMissing: 'This list is not available now.',
  toHome: 'To the home page',
  toTools: 'See all tools',
  notFoundTitle: 'Nothing hangs here',
  notFound: 'This hook is empty: there is no page at this address, or it has been taken down.',
  brokenTitle: 'This page did not load',
  broken: 'Something went wrong on our side. Try again; if it stays, write to us.',
  requestNumber: 'Request number',
} as const
