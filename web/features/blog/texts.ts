/** What stands around the questions of /blog. */
export const blogTexts = {
  lead: 'We ask these when somebody wants to work on this shop. Cover the answers and try first.',
  index: 'The questions',
  noAnswer: 'No answer here',
  noAnswerText: 'We leave this one open for the interview.',
} as const
