/** Texts of the payment page (spec §4, §8). The provider supplies its own sentences. */
export const paymentTexts = {
  heading: 'Payment',
  congrats: 'Congrats! payment completed',
  transaction: 'Transaction',
  order: 'Your order',
  orders: (count: string) => `${count} orders`,
  line: (quantity: string, product: string) => `${quantity} × ${product}`,
  showAll: (count: string) => `Show all ${count} orders`,
  quantity: 'Quantity',
  price: 'To pay',
  /** Of an order whose invoice a company pays later. */
  priceOnInvoice: 'Price',
  pricePaid: 'Paid',
  goods: 'Goods',
  delivery: 'Delivery',
  repriced:
    'Delivery to this address has another price, so nothing was charged. The button shows the new sum. Press it to pay.',
  /** Stands after the number of pieces. */
  piece: (count: number) => (count === 1 ? 'piece' : 'pieces'),
  held: 'Held until',
  holdOver: 'The hold on this order has ended. You can still pay for it if its tools are in stock.',
  oneHoldOver: 'The hold on one order has ended. You can still pay for it if its tools are in stock.',
  ways: 'How to pay',
  andMore: (names: string, more: string) => `${names} and ${more} more`,
  way: { card: 'Card', other: 'Other ways to pay' },
  otherWaysLoading: 'Loading the other ways to pay',
  otherWaysAway: 'The other ways to pay did not load. Nothing was charged.',
  returning: 'Asking how the payment ended',
  number: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code',
  pay: (amount: string) => `Pay ${amount}`,
  saving: 'Saving the address…',
  notDelivered: (why: string) => `Nothing was charged, because the address was not saved. ${why}`,
  checking: 'Checking the card…',
  confirming: 'Waiting for your bank…',
  preparing: 'Opening the payment…',
  sandbox: 'This is a test. No real card is charged.',
  sandboxCard: 'Pay with the test card',
  sandboxRest: 'any future expiry date, any security code.',
  providerAway: 'The card form did not load. Nothing was charged.',
  noAnswer: 'The card provider did not respond. Press Pay again: an order is never charged twice.',
  afterDecline: 'Nothing was charged. Pay with another card, or ask your bank why.',
  notCompleted: 'The card provider has not completed this payment. Press Pay again.',
  processing:
    'The card provider is still processing the payment. My Orders shows the order as paid when it is done.',
  noting: 'Recording the payment…',
  noted: 'The payment is recorded.',
  notNoted: 'You have paid. The shop is not responding now; it will record the payment by itself.',
  notNotedElsewhere:
    'You have paid, but the payment is not recorded yet. Record it again. If that fails, write to us with the transaction number.',
  noteAgain: 'Record it again',
  alreadyPaid: 'This order is paid. There is nothing more to pay.',
  allPaid: 'These orders are paid. There is nothing more to pay.',
  chosenPaid:
    'The orders that you chose are paid. Another order of this page is not paid yet; see My Orders.',
  changed: 'Something has changed since you opened this page. Nothing was charged.',
  paidElsewhere: 'This order is already paid.',
  cancelled: 'It was cancelled.',
  payRest: (count: string, orders: number, amount: string) =>
    orders === 1 ? `Pay only the other order: ${amount}` : `Pay the other ${count} orders: ${amount}`,
  missing: (count: string, orders: number) =>
    orders === 1
      ? 'One of the chosen orders was cancelled or is not in your list. You pay for the others.'
      : `${count} of the chosen orders were cancelled or are not in your list. You pay for the others.`,
  noneFound: 'These orders are not in your list. They may have been cancelled.',
  refunded: (amount: string) => `${amount} was refunded.`,
  notFound: 'This order is not in your list. It may have been cancelled.',
  notLoaded: 'This order did not load.',
  loading: 'Loading your order',
  toOrders: 'My Orders',
} as const

/** Texts of the receipt. */
export const receiptTexts = {
  label: 'Receipt',
  order: 'Receipt for order',
  paidAt: 'Paid',
  card: 'Card',
  cardText: (name: string, last4: string) => `${name} ending in ${last4}`,
  sums: 'What was paid',
  line: (quantity: string, product: string) => `${quantity} × ${product}`,
  lineAt: (quantity: string, product: string, unitPrice: string) =>
    `${quantity} × ${product} at ${unitPrice} each`,
  total: (terms: string) => (terms === '' ? 'Total' : `Total, ${terms}`),
  purchase: 'Purchase',
  notPaid: (line: string) => `Not paid, refunded: ${line}`,
  whyBack:
    'Some orders were sold out or cancelled when the payment arrived. We refund them the same way you paid.',
  wentBack: 'Refunded',
  kept: 'Paid after refunds',
  booked: 'Booked',
  who: 'Customer',
  where: 'Deliver to',
  arrives: 'Arrives',
  promised: (from: string, to: string) => `${from} to ${to}`,
  print: 'Print the receipt',
} as const

/** Texts of an order's delivery address. */
export const deliveryTexts = {
  heading: 'Deliver to',
  lead: 'Delivery needs a name, an address and a phone number.',
  /** For orders that are paid at once; an order by invoice needs its address first. */
  addLater: 'You can also add them after paying, until the order is sent.',
  kept: 'Your addresses',
  another: 'Another address',
  change: 'Change the address',
  keep: 'Keep the address',
  differ: 'These orders go to different addresses. Each keeps its own.',
  useOne: 'Send all to one address',
  forAll: 'All these orders get this address, even orders that have another one.',
  keepEach: 'Keep each address',
  save: 'Save the address',
  pricedElsewhere:
    'The sum is for another country. If it changes, Pay charges nothing at first and shows the new sum.',
  askCountry: 'Addresses have a country now. Choose it once, and check the fields that open.',
  before: 'So far saved as:',
} as const
