/** Texts of /blog, apart from its questions. */
export const blogTexts = {
  lead: 'We ask these questions in job interviews. Try to answer each one before you read on.',
  index: 'The questions',
  noAnswer: 'No answer here',
  noAnswerText: 'We leave this one open for the interview.',
} as const
