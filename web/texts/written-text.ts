/** Texts around the owner's texts. */
export const writtenTextTexts = {
  changed: 'Last changed',
  sample: 'This is a sample text. The shop owner replaces it in the dashboard, under Texts.',
  unwritten: 'The shop has not written this page yet.',
  unwrittenHint: 'Ask us what you want to know.',
} as const
