/** Emails about offers. Amounts, days and instants are written out. */
export const offerEmailTexts = {
  validUntil: 'Valid until',
  heldUntil: 'Held until',
  total: 'Total',
  /** The price of a line, with the price of one piece. */
  linePrice: (price: string, each: string) => `${price} (${each} each)`,
  made: {
    subject: (until: string) => `Our offer, valid until ${until}`,
    toRequest: (asked: string) => `This is our offer to your request of ${asked}.`,
    toMessage: (asked: string) => `This is our offer to your message of ${asked}.`,
    link: 'See the offer and accept it',
    notHeld:
      'Nothing is held for you before you accept it, and nothing is charged before you pay. Anyone with the link can accept the offer, so keep it to yourself.',
    ask: (page: string) => `To ask something, answer this email or write to us: ${page}`,
  },
  withdrawn: {
    subject: 'Our offer is withdrawn',
    what: 'We have withdrawn our offer, so its link no longer works. We are sorry.',
    reason: 'Reason',
    ask: (page: string) => `If you still want the pieces, answer this email or write to us: ${page}`,
  },
  accepted: {
    subject: 'You have accepted our offer',
    held: (until: string) =>
      `Each line of the offer is an order in My Orders now. We are holding everything for you until ${until}. Pay by then and we will send it.`,
    after: 'After that, others can buy it. You can still pay the offered price while there is enough stock.',
    link: 'Pay in My Orders',
    notCharged: 'Nothing is charged before you pay. If you change your mind, cancel an order in My Orders.',
  },
} as const
