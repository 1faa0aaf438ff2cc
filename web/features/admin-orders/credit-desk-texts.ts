/** Texts about credit and gift cards on the staff's page of an order. */
export const creditDeskTexts = {
  paidBy: 'Paid with credit',
  see: 'Credit of the customer',
  mail: 'Mail new codes',
  mailing: 'Mailing…',
  why: 'The buyer gets new codes for the gift cards that nobody has redeemed. The former codes are then worthless.',
  mailed: (count: number, figure: string) =>
    count === 1 ? 'One new code is on its way' : `${figure} new codes are on their way`,
} as const
