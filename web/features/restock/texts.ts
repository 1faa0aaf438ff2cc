/** Texts of the request for a restock email. */
export const restockTexts = {
  heading: 'Email me when it is back in stock',
  note: 'We send one email, in the order of the requests, to as many people as there is stock for. Then we delete your address.',
  email: 'Email',
  submit: 'Email me',
  submitting: 'Sending…',
  own: (email: string) => `We will email ${email}.`,
  confirmIt:
    'Nearly done: open the link in the email that we have sent. If you asked before, use that earlier email.',
  confirmed: 'Noted. We will email you when it is back in stock.',
  required: 'Enter your email.',
} as const

/** Texts of the page that the email's link opens. */
export const restockLinkTexts = {
  title: 'An email when it is back in stock',
  description: 'Confirms or removes a request for an email.',
  checking: 'Reading the link…',
  noLink: 'This address is incomplete. Open the link in the email again.',
  question: 'Shall we email you when this is back in stock?',
  confirm: 'Yes, email me',
  remove: 'Remove my address',
  confirmed: 'Noted. We will email you once when it is back in stock.',
  removed: 'Your address is removed.',
  tools: 'Look at the tools',
} as const
