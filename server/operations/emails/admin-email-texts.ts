/** Emails that alert staff. */
export const adminEmailTexts = {
  seeToDo: 'See the to-do list',
  unpaidOrders: {
    subject: 'Unpaid orders hold the most stock allowed',
    what: (count: number) =>
      `One account has reached the stock limit with ${count} unpaid orders. Further bookings are refused.`,
    remedy:
      'The holds end by themselves. The dashboard shows the account. If it is not a real customer, put the stock back there.',
  },
  declinedCards: {
    subject: 'Many cards were declined on one account',
    what: (count: number) =>
      `${count} cards were declined in an hour on one account. Its open payments are closed, and new ones are refused for a while.`,
    remedy: 'The dashboard shows the account. If you know this customer, let them pay there.',
  },
  cardTesting: {
    subject: 'Stolen cards are probably being tested in your shop',
    what: (cards: number, accounts: number, networks: number) =>
      `${cards} cards of new customers were declined within an hour, on ${accounts} accounts from ${networks} networks.`,
    measures:
      'Until it calms down, new customers can try four cards an hour instead of nine, and four from one network. Customers who have paid before are not affected. No order is lost.',
    advice:
      'Look at the payments in the dashboard of your card provider, block the cards or countries it names there, and refund charges that you do not know.',
  },
  remainingPictures: {
    subject: 'Pictures to delete at the image host',
    what: 'A customer has deleted an account. The shop no longer shows these pictures, but the image host still has them. Delete them there, in the account that the shop uploads to.',
    picture: (number: number) => `Picture ${number}`,
  },
} as const
