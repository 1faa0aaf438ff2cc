/** The messages about fields of reviews. */
export const reviewFieldTexts = {
  ratingsRequired: 'ratings is Required',
  reply: 'Write the reply first.',
  hidingNote: 'Say in a few words why it is hidden.',
  hidingReason: 'Choose one of the reasons in the list.',
}
