/** Headings of /portfolio; its contents are in web/content/portfolio.ts. */
export const portfolioTexts = {
  education: 'Education',
  skills: 'Skills',
  websites: 'Websites',
  elsewhere: 'another website',
  sample: 'This person is invented. Replace the sample in web/content/portfolio.ts with your own CV.',
} as const
