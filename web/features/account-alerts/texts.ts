/** Texts of the account alerts. */
export const alertTexts = {
  heading: 'Accounts to check',
  notLoaded: 'The account alerts did not load.',
  account: 'Account',
  since: 'Since',
  kinds: {
    'unpaid-orders': {
      what: (count: string) => `${count} unpaid orders have reached the stock limit`,
      why: 'Further bookings are refused until the holds end. If this is not a real customer, put the stock back now. The orders stay and can still be paid while there is stock.',
      act: 'Put the stock back',
      done: 'The stock is released within seconds.',
    },
    'declined-cards': {
      what: (count: string) => `${count} declined cards in an hour`,
      why: 'New payments are refused for up to an hour. If you know this customer, let them pay.',
      act: 'Let them pay',
      done: 'The account can pay again.',
    },
  },
  acting: 'One moment…',
  ofAccount: (email: string) => `: ${email}`,
  nothing: 'Nothing is left to do here.',
} as const
