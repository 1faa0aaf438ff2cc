/** Texts of packing slips. */
export const slipTexts = {
  page: 'Packing slips',
  back: 'All orders',
  loading: 'Loading the packing slips',
  notLoaded: 'The packing slips did not load.',
  none: 'No order is chosen, or there is nothing to send.',
  count: (count: string, isOne: boolean) =>
    `${count} ${isOne ? 'slip, on a page' : 'slips, each on a page'} of its own`,
  notFound: (names: string) => `These orders were not found: ${names}.`,
  more: (most: number) => `These are the ${most} oldest. Mark them as sent, then print the next ones.`,
  print: 'Print',
  /** The text of the link to one slip, and of the action on selected rows. */
  open: 'Packing slip',
  openMany: 'Print slips',
  barcode: (name: string) => `Barcode of ${name}`,
  addressMissing: 'No delivery address yet. Ask the customer before you send this order.',
  addressNotOffered: 'This shop does not provide the delivery address. Ask the customer for it.',
  notToSend: 'Do not send this order: it is not paid, or it was refunded.',
} as const
