import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'

interface Changes {
  readonly added: number
  readonly changed: number
  readonly removed: number
  readonly same: number
}

/** Texts of the page with the price lists of companies and groups. */
export const priceListTexts = {
  heading: 'Price lists',
  about:
    'Own prices for a company or a group of customers: a rate off everything, or prices of products from a file. A customer pays this price or the present public price, whichever is lower; a discount never lowers it further. Give a list to a company on its page, or to a group in its form.',
  back: 'Prices',
  loading: 'Loading the price lists',
  notLoaded: 'The price lists did not load.',
  notOffered: 'This shop keeps its price lists elsewhere.',
  empty: 'There is no price list yet. Add one, then give it to a company or a group of customers.',
  add: 'Add a price list',
  prices: 'Prices',
  change: 'Change',
  delete: 'Delete',
  ofList: (name: string) => `: ${name}`,
  columns: {
    name: 'Price list',
    percent: 'Off everything',
    products: 'Own prices',
    usedBy: 'For',
    actions: 'Actions',
  },
  off: (percent: string) => `−${percent} %`,
  products: (formats: Formats, products: number) =>
    products === 0 ? '–' : counted(formats, products, 'product'),
  nobody: 'Nobody yet',
  users: (names: string, more: number) => (more === 0 ? names : `${names} and ${more} more`),
  changing: (name: string) => `Change ${name}`,
  name: 'Name',
  nameHint: 'Only staff read it.',
  percent: 'Off everything, in per cent',
  percentHint:
    'From the price without a sale. Products with a price in the list do not get it. Empty or 0 takes nothing off.',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: (name: string) => `Price list ${name} is saved`,
  deleted: (name: string) => `Price list ${name} is deleted`,
  confirm: 'Delete this price list?',
  confirmText: (name: string) => `“${name}” and its prices are deleted for good.`,
  confirmYes: 'Delete it',
  confirmNo: 'Keep it',
  deleting: 'Deleting…',
  from: (pieces: string, price: string) => `from ${pieces}: ${price}`,
  first: (formats: Formats, shown: number, all: number) =>
    `The first ${wholeNumber(formats, shown)} of ${wholeNumber(formats, all)} are shown.`,
  table: {
    product: 'Product',
    publicPrice: 'Public price',
    before: 'Before',
    after: 'After',
  },
  file: 'File of prices',
  fileHint: 'A CSV file with the columns number, price and from. The file that this page saves has them.',
  lines: 'Lines',
  linesHint:
    'Number of the product, price, and from how many pieces: TW-9; 8.50; 10. Prices are as in the catalogue. An empty price takes the product out of the list.',
  fileMissing: 'Choose a file, or paste at least one line with a number and a price.',
  others: 'Products of the list that the file does not name',
  othersChoices: { keep: 'Keep their prices', remove: 'Leave the list' },
  check: 'Check it',
  checking: 'Checking…',
  mistakes: (formats: Formats, mistakes: number) =>
    `${counted(formats, mistakes, 'mistake')}. Correct the lines, then check again. Nothing is changed yet.`,
  atLine: (line: string, message: string) => `Line ${line}: ${message}`,
  nothing: 'The list has exactly these prices already.',
  changes: (formats: Formats, { added, changed, removed, same }: Changes) =>
    `${counted(formats, added, 'product')} new, ${wholeNumber(formats, changed)} changed, ${wholeNumber(formats, removed)} removed, ${wholeNumber(formats, same)} as before. The record of changes can undo it.`,
  preview: 'What changes',
  none: 'none',
  apply: 'Change the prices',
  applying: 'Changing…',
  applied: (name: string) => `The prices of ${name} are changed`,
} as const
