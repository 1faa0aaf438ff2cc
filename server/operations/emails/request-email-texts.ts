/** Emails about requests: the copy for the sender, and the shop's answer. */
export const requestEmailTexts = {
  copy: {
    subject: {
      quote: 'We have your request for a quote',
      contact: 'We have your message',
    },
    /** @param within how long the shop takes to answer, in the owner's words; empty if unknown. */
    entered: (shop: string, within: string) =>
      `This address was entered in a form at ${shop}, with the words below. The shop did not write them.${within === '' ? '' : ` We answer within ${within}.`}`,
    withLink: 'We do not repeat them here, because they contain a link. The shop has all of them.',
    notYou: 'If you did not write to us, ignore this message.',
  },
  answer: {
    /** @param part the requested part; empty for none. */
    subject: {
      quote: (part: string) => `Our answer to your request${part === '' ? '' : ` about ${part}`}`,
      contact: (part: string) => `Our answer to your message${part === '' ? '' : ` about ${part}`}`,
    },
    answers: {
      quote: (asked: string, page: string) =>
        `This answers your request of ${asked}. To continue, answer this email or write to us: ${page}`,
      contact: (asked: string, page: string) =>
        `This answers your message of ${asked}. To continue, answer this email or write to us: ${page}`,
    },
  },
} as const
