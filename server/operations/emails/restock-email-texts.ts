/** Emails to people who wait for a product. */
export const restockEmailTexts = {
  asked: {
    subject: (product: string) => `Confirm: email me when the ${product} is back in stock`,
    entered: (product: string) =>
      `Someone entered this address to get an email when the ${product} is back in stock.`,
    until: (until: string) => `Open the link to confirm it, until ${until}.`,
    link: 'Yes, email me',
    notYou:
      'If you did not ask for it, ignore this message: the shop then deletes the address. You can also remove it later, on the page of the link.',
  },
  noted: {
    subject: (product: string) => `We will email you when the ${product} is back in stock`,
    what: (product: string) =>
      `We send one email as soon as the ${product} can be booked again, in the order of the requests.`,
    link: 'View or remove your request',
  },
  back: {
    subject: (product: string) => `The ${product} is back in stock`,
    what: (product: string) =>
      `The ${product} can be booked again. We email as many people as there is stock for, in the order of their requests. It is not held for you.`,
    link: 'Look at it',
    deleted: 'This is the one email that you asked for. Your address is deleted from the list.',
  },
} as const
