/** Texts of the page that the link in an order's email opens (extension). */
export const orderLinkTexts = {
  title: 'Your order',
  description: 'Shows the state of an order, by the link in its email.',
  checking: 'Reading the link',
  noLink:
    'This address is incomplete. Open the link in the email again, or sign in to see your orders in My Orders.',
  notOffered: 'This shop shows orders in My Orders only. Sign in there.',
  loading: 'Loading the order',
  pasteLead:
    'JavaScript is off in this browser. Copy the link from the email and paste it here to see the order.',
  pasteLabel: 'Link from the email',
  showOrder: 'Show the order',
  notALink: 'This is not a link to an order. Copy the whole link from the email, then paste it again.',
  product: (quantity: string, product: string) => `${quantity} × ${product}`,
  purchase: (number: string) => `of purchase ${number}`,
  states: { unpaid: 'Not paid', paid: 'Paid', sent: 'Sent', cancelled: 'Cancelled' },
  pickedUp: 'Picked up',
  refunds: { part: 'Partly refunded', whole: 'Refunded' },
  bookedOn: 'Booked',
  next: 'What happens next',
  held: 'Sign in and pay; then we pack and send it. The pieces are held until',
  holdOver:
    'The hold has ended, so the pieces may be sold. You can still pay in My Orders while there is enough stock.',
  addressMissing:
    'Paid. We need the delivery address before we can send it: sign in and add it in My Orders.',
  toSend: 'Paid. We pack it now.',
  leaves: (leaves: string, from: string, to: string) =>
    `Paid. It leaves by ${leaves} and arrives between ${from} and ${to}.`,
  sent: 'Sent on',
  arrives: (from: string, to: string) => `It arrives between ${from} and ${to}.`,
  parcel: 'Its parcel:',
  parcels: (count: string) => `Its ${count} parcels:`,
  noParcel: 'The shop has entered no tracking number.',
  refunded: 'The money is on its way back to you. Your bank may take up to ten days to show it.',
  withdrawn: 'You have withdrawn. Send back what you have received. We refund the order.',
  withdrawalClosed: 'You have withdrawn. The shop has closed your withdrawal; our email gives the reason.',
  cancelled: 'Cancelled on',
  notCharged: 'Nothing was charged.',
  until: 'This link works until',
  limits: 'This page shows no address and no prices. Everything else is in My Orders.',
  signIn: 'Sign in to My Orders',
  contact: 'Write to us',
} as const
