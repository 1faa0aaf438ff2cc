/** Texts about the standards that a tool fits, on its page. */
export const fitsTexts = {
  label: 'What it fits',
  fits: 'Fits',
  doesNotFit: 'Does not fit',
  instead: 'Take instead:',
  notSold: 'We do not sell a tool for it.',
  jobs: 'Jobs that need it',
} as const
