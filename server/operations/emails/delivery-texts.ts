/** What emails say about the delivery of orders; days are written out. */
export const deliveryTexts = {
  pickUpAt: 'Pick up at',
  deliverTo: 'Deliver to',
  /** @param numbers of orders, with commas. */
  deliverThoseTo: (numbers: string) => `Deliver ${numbers} to`,
  getReady: (count: number) =>
    count === 1
      ? 'We get it ready now. An email tells you when you can pick it up.'
      : 'We get them ready now. An email tells you when you can pick them up.',
  codesMailed: 'The codes of your gift cards come in an email of their own now.',
  packAndSend: (count: number) =>
    count === 1
      ? 'We pack it now and send it to the address below.'
      : 'We pack them now and send them to the address below.',
  /** All of these orders lack an address. */
  addAddress: (count: number) =>
    `We pack ${count === 1 ? 'it' : 'them'} now. Please add the delivery address in My Orders: we cannot send without it.`,
  /** Some of several orders lack an address. */
  addAddressOf: (numbers: string) =>
    `We pack them now. Please add the delivery address of ${numbers} in My Orders: we cannot send without it.`,
  leavesOn: (count: number, leaves: string, from: string, to: string) =>
    `${count === 1 ? 'It leaves' : 'They leave'} on ${leaves} and should be with you between ${from} and ${to}.`,
  ifPaidBefore: (count: number, payBy: string, leaves: string, from: string, to: string) =>
    count === 1
      ? `Paid before ${payBy}, it leaves on ${leaves}, and it is with you between ${from} and ${to}.`
      : `Paid before ${payBy}, they leave on ${leaves}, and they are with you between ${from} and ${to}.`,
  arrives: (from: string, to: string) => `It should be with you between ${from} and ${to}.`,
} as const
