/** The messages about fields of the staff's lists. */
export const deskFieldTexts = {
  subject: 'A subject has a kind and an id. Send both.',
  entry: 'This is not the number of an entry.',
  secret: 'This secret is not complete.',
  date: 'Enter a date such as 2026-11-22.',
  bothDates: 'Enter both dates, or neither.',
  lastDate: 'Enter a date from the first one up to a year later.',
  noticeKinds: 'Choose kinds of the list.',
  noticeKind: 'Choose a kind of the list.',
  twoLetters: 'Enter at least two letters.',
}
