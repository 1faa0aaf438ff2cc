/** Texts of the booking form (spec §2, §8). */
export const bookingTexts = {
  booked: 'Successfully Booked',
  sorry: 'Sorry',
  heading: 'Book it',
  ready: 'Your booking is ready',
  readyNote: 'Nothing is booked yet. Check it, then press Book.',
  phone: 'Phone',
  phoneHint: 'In case the carrier has a question.',
  address: 'Address',
  addressHint: 'Where the parcel goes.',
  name: 'Name',
  email: 'Email',
  total: 'Total',
  totalUnknown: 'Enter a quantity',
  submit: 'Book',
  submitFor: (pieces: string, total: string) => `Book ${pieces} for ${total}`,
  submitting: 'Booking…',
  signedOutHint: 'Sign in to book. What you typed is kept.',
  needsScript: 'Booking needs JavaScript. Turn it on in your browser, or write to us and we book for you.',
  keep: 'Keep these in my profile',
  priceUnknown:
    'The price of this product is not available now, so you cannot book it here. Ask us for a quote.',
  askForPrice: 'Request For Quote',
  falsyAnswer: 'The shop did not accept this booking. Nothing was booked. Try again in a moment.',
  unreachable:
    'The shop is not responding, so the booking may or may not be made. Press Book again without changes: the same booking is never made twice.',
  unreachableElsewhere:
    'The shop is not responding, so the booking may or may not be made. Check My Orders before you press Book again.',
} as const

/** Texts of the prices by quantity. */
export const ladderTexts = {
  caption: 'Price per piece by quantity',
  range: (first: string, last: string) => `${first} to ${last} pieces`,
  single: (pieces: string, count: number) => (count === 1 ? `${pieces} piece` : `${pieces} pieces`),
  from: (quantity: string) => `${quantity} and more`,
  next: (missing: string, saved: string) => `· ${missing} more: ${saved} less each`,
} as const

/** Texts after a booking. */
export const bookedTexts = {
  heading: 'Booked. Pay to have it sent.',
  quantity: 'Booked',
  /** Stands after the number of pieces. */
  piece: (count: number) => (count === 1 ? 'piece' : 'pieces'),
  price: 'To pay',
  priceDiffers: (shown: string) =>
    `The price has changed since you opened this page: it was ${shown}. You can cancel the order in My Orders.`,
  held: 'Held for you until',
  heldLonger: 'Start the payment to extend the hold to',
  pay: 'Pay now',
  orders: 'See it in My Orders',
  kept: 'Phone and address are saved in your profile.',
  keeping: 'Saving phone and address in your profile…',
  notKept: 'The tool is booked, but your profile was not updated.',
} as const
