/** The booking form on a tool's page (spec §2, §8). */
export const bookingTexts = {
  booked: 'Successfully Booked',
  sorry: 'Sorry',
  heading: 'Book it',
  quantity: 'Quantity',
  /** Without what is not known; nothing when neither is. */
  quantityHint: (minimum: string | undefined, available: string | undefined) => {
    const known = [minimum && `at least ${minimum}`, available && `${available} available`].filter(Boolean)
    const hint = known.join('; ')
    return hint && `${hint.charAt(0).toUpperCase()}${hint.slice(1)}.`
  },
  phone: 'Phone',
  phoneHint: 'In case the carrier has a question.',
  address: 'Address',
  addressHint: 'Where the parcel goes.',
  name: 'Name',
  email: 'Email',
  total: 'Total',
  totalUnknown: 'Type a quantity',
  totalNote: 'tax and delivery included',
  submit: 'Book',
  submitting: 'Booking…',
  signedOutHint: 'Booking asks you to sign in first. What you typed is kept.',
  needsScript:
    'Booking needs JavaScript. Switch it on in your browser, or write to us and we book it for you.',
  keep: 'Keep these in my profile',
  priceUnknown:
    'The price of this tool is not known at the moment, so it cannot be booked here. Ask us for it, and we book it for you.',
  askForPrice: 'Request For Quote',
  falsyAnswer: 'The shop did not take this booking. Nothing was booked; try again in a moment.',
  unreachable:
    'The shop does not answer, so we cannot tell whether it was booked. Press Book again as it is: the same booking is never made twice.',
  unreachableElsewhere:
    'The shop does not answer, so we cannot tell whether it was booked. Check My Orders before you press Book again.',
} as const

/** What stands in place of the form after a booking. */
export const bookedTexts = {
  heading: 'Booked. Pay and it is on its way.',
  quantity: 'Booked',
  pieces: 'pieces',
  price: 'To pay',
  priceDiffers: (shown: string) =>
    `The price changed while you were looking: you saw $${shown}. Cancel the order in My Orders if that is not right.`,
  held: 'We hold it for you until',
  heldLonger: 'Start the payment and it is held until',
  pay: 'Pay now',
  orders: 'See it in My Orders',
  kept: 'Phone and address are kept in your profile.',
  keeping: 'Keeping phone and address in your profile…',
  notKept: 'The booking stands, but your profile was not changed.',
} as const
