/** Texts of the request for a letter when a tool can be booked again. */
export const restockTexts = {
  heading: 'Tell me when it hangs again',
  note: 'One letter, to as many as there is stock for, in the order of the requests. Your address is then deleted.',
  email: 'Email',
  submit: 'Tell me',
  submitting: 'Noting…',
  own: (email: string) => `The letter goes to ${email}.`,
  confirmIt: 'Nearly done: confirm it by the link in the mail that we have sent.',
  confirmed: 'Noted. You get a letter when it hangs again.',
  required: 'Enter your email.',
} as const

/** Texts of the page that the mail's link leads to. */
export const restockLinkTexts = {
  title: 'A letter when it hangs again',
  description: 'Confirms or removes a request for a letter.',
  checking: 'Reading the link…',
  noLink: 'This address has no link. Open the one in the mail again.',
  question: 'Shall we write to you when this can be booked again?',
  confirm: 'Yes, tell me',
  remove: 'Remove my address',
  confirmed: 'Noted. You get one letter when it hangs again.',
  removed: 'Your address is removed.',
  tools: 'Look at the tools',
} as const
