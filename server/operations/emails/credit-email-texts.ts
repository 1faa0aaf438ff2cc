/** Emails about credit and gift cards. Amounts are written out. */
export const creditEmailTexts = {
  given: {
    subject: (amount: string) => `You have ${amount} more credit`,
    what: (amount: string) =>
      `We have added ${amount} to your credit. The payment page uses it before the card, unless you keep it.`,
  },
  takenBack: {
    subject: (amount: string) => `${amount} of your credit was taken back`,
    what: (amount: string) => `We have taken back ${amount} of your credit.`,
  },
  reason: 'Reason',
  nowCredit: 'Your credit now',
  see: 'See my credit',
  giftCards: {
    subject: (cards: number, amount: string) =>
      cards === 1 ? `Your gift card of ${amount}` : `Your ${cards} gift cards of ${amount} each`,
    thanks: (cards: number) =>
      cards === 1
        ? 'Thank you. This is the code of your gift card. Keep it safe: only this email has it, and anyone who has it can use it.'
        : 'Thank you. These are the codes of your gift cards. Keep them safe: only this email has them, and anyone who has a code can use it.',
    again: (cards: number) =>
      cards === 1
        ? 'This is the new code of your gift card. The earlier code is no longer valid.'
        : 'These are the new codes of your gift cards. The earlier codes are no longer valid.',
    how: 'Give it to whom you like. The code is entered on the page “Credit” of an account, or while paying. Its amount then pays for anything in the shop, in one order or in several.',
    card: (piece: number) => `Gift card ${piece}`,
    value: 'Worth',
    order: 'Order',
    link: 'Redeem a code',
  },
} as const
