import type {
  ImportFormat,
  ImportState,
  ProductImport,
  RowKind,
} from '../../../contract/catalogue/imports.ts'
import type { OwnColumn } from '../../../domain/catalogue/product-file/product-columns.ts'
import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'
import { wholeNumber } from '../../ui/values/numbers.ts'

/** Texts of the import of products. */
export const importTexts = {
  title: 'Import',
  notOffered: 'This shop does not offer an import of products.',
  lead: 'Change many products in a spreadsheet, or add your first ones. The shop compares the file with its products and shows every difference. Nothing changes before you apply it, and an import can be undone once.',
  otherShops:
    'The product exports of Shopify and WooCommerce are understood as they are: export all products there as CSV, and choose the file here.',
  steps: 'Files to start from',
  downloadAll: 'Download all products',
  downloadForShopify: 'Download for Shopify',
  template: 'Download a template',
  templateHint:
    'One row per tool or part; the column kind says which. A row without _id and sku adds a product; any other row changes the product that it names. For a picture, enter the name of its file, such as cone-wrench.jpg, and choose that file too. A draft needs no picture.',
  /** @param column the name of a column, such as `name:de`. */
  languagesHint: (column: string, language: string) =>
    `Words in other languages have columns of their own: ${column} is the name in ${language}. So have shortDescription, specs, pictures, warnings and guaranteeTerms. An empty cell removes the words in that language; a missing column keeps them.`,
  file: 'CSV file and pictures',
  hint: 'Choose the file and the pictures that it names, or drop them on the field together. CSV with commas, semicolons or tabs, at most 50 MB and 60,000 rows; up to 1,000 pictures.',
  noFile: 'Choose a file first.',
  onlyPictures: 'Choose a CSV file with the pictures: it says which product each one shows.',
  twoFiles: (one: string, other: string) => `Choose one CSV file. You chose ${one} and ${other}.`,
  tooManyPictures: (formats: Formats, most: number) =>
    `Choose at most ${wholeNumber(formats, most)} pictures at once.`,
  chosen: (formats: Formats, file: string, pictures: number) =>
    `${file} and ${counted(formats, pictures, 'picture')}`,
  uploading: 'Uploading the pictures',
  uploaded: (formats: Formats, done: number, all: number) =>
    `${wholeNumber(formats, done)} of ${counted(formats, all, 'picture')} uploaded`,
  failedPictures: (formats: Formats, count: number) =>
    `${counted(formats, count, 'picture')} could not be uploaded. The other ones are kept, and are not sent again.`,
  sendAgain: 'Try again',
  without: 'Go on without them',
  stop: 'Stop',
  emptyFile: 'The file is empty.',
  compare: 'Compare with the shop',
  sending: 'Sending the file',
  past: 'Past imports',
  pastRows: { loading: 'Loading the imports', notLoaded: 'The imports did not load.' },
  none: 'No file was imported yet. Begin with an export of Shopify or WooCommerce, or with the template.',
  older: 'Older imports',
  newest: 'Newest imports',
  pages: 'Pages of imports',
  columnsOfPast: { file: 'File', state: 'State', found: 'What it found', by: 'Sent by', when: 'Sent' },
  states: {
    waiting: 'Waiting',
    checking: 'Comparing',
    unreadable: 'Unreadable',
    checked: 'Compared',
    applied: 'Applied',
    undone: 'Undone',
    cancelled: 'Cancelled',
    failed: 'Failed',
  } satisfies Record<ImportState, string>,
  found: (formats: Formats, { counts }: ProductImport) =>
    [
      counts.new > 0 && `${wholeNumber(formats, counts.new)} new`,
      counts.changed > 0 && `${wholeNumber(formats, counts.changed)} changed`,
      counts.unchanged > 0 && `${wholeNumber(formats, counts.unchanged)} unchanged`,
      counts.wrong > 0 && `${wholeNumber(formats, counts.wrong)} wrong`,
    ]
      .filter((part) => part !== false)
      .join(', ') || '–',
} as const

/** Texts of the page of one import. */
export const oneImportTexts = {
  title: (fileName: string) => `Import of ${fileName}`,
  loading: 'Loading the import',
  notLoaded: 'The import did not load.',
  back: 'All imports',
  another: 'Choose another file',
  waiting: 'The file is waiting to be compared.',
  progress: (formats: Formats, done: number, all: number) =>
    all === 0
      ? 'Reading the file'
      : `${wholeNumber(formats, done)} of ${counted(formats, all, 'row')} compared`,
  cancel: 'Cancel',
  cancelled: 'This import was cancelled. Nothing was changed.',
  discard: 'Discard',
  again: 'Compare again',
  formats: {
    shopify: 'This is a product export of Shopify.',
    woocommerce: 'This is a product export of WooCommerce.',
  } satisfies Record<ImportFormat, string>,
  adapted: 'What was adapted to this shop:',
  sameFile: 'The same file was applied before, on',
  sameFileStock: 'Pieces that it adds would be added a second time.',
  nothing: 'The file changes nothing: every row is as the shop has it.',
  wrong: (formats: Formats, count: number) =>
    `${counted(formats, count, 'row')} ${count === 1 ? 'is' : 'are'} wrong. Correct ${count === 1 ? 'it' : 'them'} in the file and send it again: an import is applied as a whole or not at all.`,
  apply: (formats: Formats, count: number) => `Apply ${counted(formats, count, 'change')}`,
  applyTitle: (formats: Formats, count: number) => `Apply ${counted(formats, count, 'change')}?`,
  applyText: (formats: Formats, { counts }: ProductImport) =>
    `${counted(formats, counts.changed, 'product')} ${counts.changed === 1 ? 'changes' : 'change'} and ${counted(formats, counts.new, 'product')} ${counts.new === 1 ? 'is' : 'are'} added, all together or none. You can undo it once.`,
  applying: 'Applying',
  written: (formats: Formats, done: number, all: number) =>
    `${wholeNumber(formats, done)} of ${counted(formats, all, 'row')} written`,
  running: 'This import is being written.',
  stop: 'Stop',
  applied: (formats: Formats, { counts }: ProductImport) =>
    `${counted(formats, counts.changed, 'product')} changed, ${wholeNumber(formats, counts.new)} added.`,
  keep: 'Not now',
  undo: 'Undo this import',
  undoUntil: 'You can undo it until',
  discardedOn: 'The difference is kept until',
  forgotten: 'The difference of this import is deleted, so the import can no longer be undone.',
  undoTitle: 'Undo this import?',
  undoText:
    'All products get the values that they had before. New products are deleted; those with orders are hidden instead.',
  undoing: 'Undoing',
  undone: 'This import was undone. Its products are as they were before.',
  undoneToast: 'The import is undone.',
  difference: 'Difference',
  show: 'Show',
  kinds: { new: 'New', changed: 'Changed', unchanged: 'Unchanged', wrong: 'Wrong' } satisfies Record<
    RowKind,
    string
  >,
  all: 'All rows',
  rows: { loading: 'Loading the rows', notLoaded: 'The rows did not load.' },
  noRows: 'No rows of this kind.',
  count: (formats: Formats, rows: number, more: boolean) =>
    `${counted(formats, rows, 'row')} shown${more ? ', more on the next page' : ''}`,
  pages: 'Pages of rows',
  nextPage: 'Next page',
  firstPage: 'First page',
  columns: { name: 'Product', row: 'Row', kind: 'What', cells: 'Cells' },
  ofColumn: (name: string) => `${name}: `,
  inLanguage: (name: string, language: string) => `${name} (${language})`,
  noName: 'Without a name',
  before: 'before',
  after: 'after',
  nothingThere: 'empty',
} as const

/** A sample tool and a sample part in the template. No commas, because its cells have no quotes. */
export const exampleTexts = {
  tool: 'Cone wrench 13/15 mm',
  toolText: 'Thin wrench for the cones of hubs.',
  toolCategory: 'Hub tools',
  part: 'Inner tube 28 × 32 mm',
  partCategory: 'Tubes',
} as const

/** The displayed names of a file's columns. */
export const columnNames: Readonly<Record<OwnColumn, string>> = {
  _id: 'Id',
  kind: 'Kind',
  name: 'Name',
  sku: 'SKU',
  state: 'State',
  price: 'Price',
  compareAtPrice: 'Earlier price',
  priceBreaks: 'Price breaks',
  minOrderQuantity: 'Minimum order',
  availableQuantity: 'Stock',
  exportedQuantity: 'Exported stock',
  img: 'Picture',
  shortDescription: 'Description',
  brand: 'Brand',
  category: 'Category',
  specs: 'Specifications',
  pictures: 'More pictures',
  fits: 'Fits',
  needsAlso: 'Needs also',
  weightGrams: 'Weight',
  lengthMm: 'Length',
  gtin: 'GTIN',
  mpn: 'Part number of the maker',
  maker: 'Maker',
  warnings: 'Warnings',
  guaranteeYears: 'Guarantee of the maker, in years',
  guarantor: 'Guarantor',
  guaranteeTerms: 'Terms of the guarantee',
  family: 'Family',
  familyAxes: 'Members differ by',
}
