/** What stands around the questions of /blog. */
export const blogTexts = {
  lead: 'We ask these when somebody wants to work on this shop. Cover the answers and try first.',
  index: 'The questions',
  noAnswer: 'No answer hangs here',
  noAnswerText: 'This one we leave open, for the conversation.',
} as const
