/** Texts of the form on /quote and /contact. */
export const quoteTexts = {
  quoteLead: 'Tell us what you need and how many. A mechanic answers with a price.',
  companies: 'Do you buy for a workshop or another company?',
  companiesLink: 'Ask to buy as a company',
  contactLead: 'Ask a question, report a problem with an order, or arrange a return.',
  heading: 'Write to us',
  part: 'Your quote is for',
  unnamedPart: 'Part',
  withoutPart: 'Ask without this part',
  name: 'Name',
  email: 'Email',
  emailHint: 'We use this address only to answer you.',
  message: 'Message',
  quoteHint: 'Which tools or parts, how many, and by when.',
  contactHint: 'If it is about an order, give its number.',
  lookingFor: (words: string) => `I am looking for: ${words}`,
  submit: { quote: 'Request the quote', contact: 'Send the message' },
  submitting: 'Sending…',
  sent: (email: string, within: string) =>
    within === '' ? `Sent. We answer to ${email}.` : `Sent. We answer to ${email} within ${within}.`,
  byHand: 'This shop takes requests by email or phone. Write or call, and tell us what you need.',
  needsScript: 'The form needs JavaScript. Without it, write or call: the details are on this page.',
} as const

/** Labels of the company's details, and the note that they are samples. */
export const companyTexts = {
  heading: 'Where to find us',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  register: 'Register',
  taxNumber: 'Tax number',
  vatNumber: 'VAT number',
  sample: 'These are sample details. The shop’s owner replaces them under Dashboard, Settings.',
} as const
