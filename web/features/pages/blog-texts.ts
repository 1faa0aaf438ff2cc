/** Texts around the questions of the blog. */
export const blogTexts = {
  index: 'The questions',
  noAnswer: 'No answer here',
  noAnswerText: 'We leave this one open for the interview.',
} as const
