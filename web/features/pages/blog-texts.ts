/** Texts of `/blog` around the owner’s text. */
export const blogTexts = {
  index: 'The questions',
  noAnswer: 'No answer here',
  noAnswerText: 'We leave this one open for the interview.',
} as const
