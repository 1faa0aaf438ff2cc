/** Texts of the pages about credit. */
export const creditTexts = {
  heading: 'Credit',
  loading: 'Loading the credit',
  notLoaded: 'The credit did not load.',
  notRefreshed: 'This is the credit of a moment ago.',
  notOffered: 'This shop has no credit.',
  balance: 'Your credit',
  use: 'The payment page uses it before the card, unless you keep it.',
  gift: 'Do you have a gift card? Its amount is added to your credit.',
  movements: 'What changed your credit',
  none: 'Nothing has changed your credit yet.',
  newest: (count: string) => `Only the newest ${count} changes are shown.`,
  what: 'What',
  amount: 'Amount',
  when: 'When',
  reasons: {
    'gift-card': 'Gift card redeemed',
    given: 'Given by the shop',
    takenBack: 'Taken back by the shop',
    spent: 'Used to pay',
    returned: 'Back from a payment that was not completed',
    refunded: 'Refund',
  },
} as const

/** Texts of the staff's page about a customer's credit. */
export const customerCreditTexts = {
  heading: 'Credit of a customer',
  of: (email: string) => `Credit of ${email}`,
  balance: 'Credit now',
  movements: 'What changed the credit',
  noCustomer: 'Choose a customer under All Users, and press Credit.',
  give: 'Give credit',
  amount: 'Amount',
  amountHint: 'A negative amount takes back what was given by mistake.',
  amountRequired: 'Enter an amount.',
  reason: 'Reason',
  reasonHint: 'The customer gets it by email.',
  reasonRequired: 'Enter a reason. The customer sees it.',
  submit: 'Give credit',
  submitting: 'Giving credit…',
  done: (amount: string, email: string) => `${email} now has ${amount} credit`,
} as const
