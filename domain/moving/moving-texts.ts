/** Texts about files that move in customers, old orders and redirects. */
export const movingTexts = {
  emailInvalid: 'This is not an email address. Correct it, or remove the row.',
  sameRecord: (row: number) => `Row ${row} is about the same. Keep one of them.`,
  tooLong: (most: number) => `This is longer than ${most} characters. Shorten it.`,
  tooManyLines: (most: number) => `An address has at most ${most} lines. Join some of them.`,
  numberNeeded: 'An order needs its number. Write it, or remove the row.',
  dateNeeded: 'An order needs its day. Write it like 2026-03-31.',
  dateUnread: 'This day cannot be read. Write it like 2026-03-31.',
  dateUnclear:
    'This day could mean two days, because no row of the file shows whether the month is first. Write it like 2026-03-31.',
  totalNeeded: 'An order needs its total. Write an amount like 49.90.',
  amount: 'This is not an amount. Write it like 49.90.',
  quantity: 'This is not a number of pieces. Write it like 2.',
  currency: 'This is not a currency. Write its code of three letters, such as EUR.',
  inRow: (row: number, problem: string) => `Row ${row}: ${problem}`,
  sourceNeeded: 'Write the old path, such as /products/cone-wrench.',
  sourcePath: 'An old address is a path that begins with /, or an address with https://.',
  targetNeeded: 'Write the path of a page of this shop, or the SKU or id of a product.',
  targetPath: 'A redirect leads to a path of this shop that begins with /, such as /tools.',
  otherHost:
    'A redirect does not lead to another site. Write a path of this shop that begins with /, such as /tools.',
  ownPage: 'This address is a page of this shop, so it cannot lead elsewhere. Leave out this redirect.',
  ownFile: 'The shop itself uses this address, so it cannot lead elsewhere. Leave out this redirect.',
  loop: 'This redirect leads back to itself. Write another target.',
  noProduct: 'There is no product with this SKU or id. Correct it, or write a path of this shop.',
  pathTooLong: (most: number) => `An address has at most ${most} characters. Shorten it.`,
  withoutEmail: (count: number, rows: string, more: number) =>
    `${count === 1 ? 'A customer' : 'Customers'} without an email cannot sign in and ${count === 1 ? 'is' : 'are'} left out: ${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''}.`,
  consent:
    'Consent to advertising is not taken over, because this shop sends no newsletter. Keep the file of the former shop if you need it.',
  nobodyMailed:
    'Nobody gets an email about this. A customer comes in with a code by email, and then finds the address and the old orders.',
  accounts: (count: number, rows: string, more: number) =>
    `An account keeps its own details. Missing ones are added when its owner next signs in with the proven email: ${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''}.`,
  country: (count: number, rows: string, more: number) =>
    `The country was not recognized and stays a line of the address: ${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''}.`,
  sums: (count: number, rows: string, more: number) =>
    `Lines, discount, delivery and tax do not add up to the total, which stays as the file has it: ${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''}.`,
  otherCurrency: (count: number, rows: string, more: number) =>
    `An amount in a currency other than the shop’s is shown unchanged and counts in no sum: ${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''}.`,
  archive:
    'These orders become an archive for looking things up. They change no stock, no invoice and no sum of this shop.',
  noColumns: {
    customers: 'A file of customers needs the column email.',
    orders: 'A file of orders needs the columns number, date and total.',
    redirects: 'A file of redirects needs the column from, and to, sku or product id.',
  },
} as const
