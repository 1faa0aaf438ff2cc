import { countText, listTexts } from '../../texts/lists.ts'
import { counted } from '../../ui/values/counts.ts'
import type { Formats } from '../../ui/values/formats.ts'

/** Labels of a product's fields. */
export const productFieldTexts = {
  name: 'Product name',
  description: 'Description',
  descriptionHint: 'Describe the purpose and the material in two or three sentences.',
  partDescriptionHint: 'May be empty.',
  partMinQuantityHint: 'Empty: no stock, visitors ask for a quote.',
  minQuantity: 'Minimum order',
  minQuantityHint: 'The smallest number of pieces that can be booked.',
  availableQuantity: 'Available',
  availableQuantityHint: 'How many pieces are in stock at first.',
  tooFew: (available: string, minimum: string) =>
    `${available} in stock, the minimum order is ${minimum}: nobody can book it yet.`,
  price: 'Price per piece',
  priceHint: (terms: string, least: string) => `${terms} The smallest order comes to ${least} or more.`,
} as const

/** Texts about a sale that lowers a product while it is edited. */
export const onSaleTexts = {
  lowers: (sale: string, price: string) =>
    `The sale “${sale}” lowers the price per piece to ${price}. The fields show the regular prices.`,
  /** Before the last day, or before an instant. */
  until: 'On sale until',
} as const

/** Texts of a product's prices other than the single price. */
export const priceTexts = {
  prices: 'Prices by quantity, earlier price',
  /** A new product has no earlier price. */
  byQuantity: 'Prices by quantity',
  breaksHint:
    'A lower price per piece for larger orders. Each row needs more pieces and a lower price than the one before.',
  from: 'From pieces',
  price: 'Price for each',
  row: (number: number) => `Price ${number}`,
  add: 'Add a price by quantity',
  remove: 'Remove',
  compareAtPrice: 'Earlier price',
  compareAtPriceHint:
    'Struck through beside the price. It must have been the price in the 30 days before the present one.',
} as const

/** Texts of a product's details. */
export const detailTexts = {
  identification: 'Identification',
  sku: 'SKU',
  skuHint: 'Your own number.',
  gtin: 'GTIN',
  gtinHint: 'The 8, 12, 13 or 14 digits below the barcode (EAN, UPC).',
  mpn: 'Part number of the maker',
  mpnHint: 'As the maker lists it.',
  brand: 'Brand',
  category: 'Category',
  categoryHint: 'For example: Cassette tools.',
  specifications: 'Specifications',
  specsHint:
    'The key has small letters, digits and hyphens, for example jaw-width. Leave the unit empty if there is none.',
  explained: (name: string, meaning: string) => `${name}: ${meaning}`,
  key: 'Key',
  value: 'Value',
  unit: 'Unit',
  row: (number: number) => `Specification ${number}`,
  add: 'Add a specification',
  remove: 'Remove',
  size: 'Weight and size',
  weightGrams: 'Weight in grams',
  giftCard: 'Each piece is a gift card',
  giftCardHint:
    'Its code is mailed once it is paid, and is worth its price. It has no tax, no delivery and no address.',
  lengthMm: 'Length in millimetres',
} as const

/** Texts of the owner's keys of the dictionary. */
export const ownKeyTexts = {
  title: 'Own keys',
  hint: 'Keys that the dictionary lacks. Every product can use them; pages show their name, unit and sentence.',
  key: 'Key',
  keyHint: 'Small letters, digits and hyphens.',
  name: 'Name',
  unit: 'Unit',
  kind: 'Kind of value',
  kinds: { number: 'Number', choice: 'One of several words', text: 'Text' },
  meaning: 'Meaning',
  meaningHint: 'One sentence: what it means and how to measure it.',
  add: 'Add a key',
  change: 'Change',
  delete: 'Delete',
  deleteAnyway: 'Delete it anyway',
  save: 'Save the key',
  cancel: 'Cancel',
} as const

/** Texts of a product's further pictures. */
export const pictureListTexts = {
  title: 'More pictures',
  hint: 'Up to eight pictures in addition to the first one.',
  row: (number: number) => `Picture ${number}`,
  alt: 'What the picture shows',
  altHint: 'For people who do not see it, for example: The tool on a cassette.',
  add: 'Add a picture',
  remove: 'Remove',
} as const

/** Texts of the standards that a product fits. */
export const fitsTexts = {
  title: 'Fits',
  hint: 'The standards of parts that the product fits.',
  loading: 'Loading the standards',
  notLoaded: 'The standards did not load.',
  unknown: 'Other standards',
  count: (count: number) => (count === 0 ? '' : `(${count} chosen)`),
} as const

/** Texts of the tools that a product also needs. */
export const needsTexts = {
  title: 'Needs also',
  hint: 'Other tools that the work needs. The page of the product offers them.',
  find: 'Find a tool',
  findHint: 'Name, number or size.',
  full: 'You can choose at most twelve tools.',
  found: 'Tools found',
  count: (formats: Formats, count: number) => `${counted(formats, count, 'tool')} found`,
  add: (name: string) => `Add ${name}`,
  remove: 'Remove',
} as const

/** Texts of Add Product (spec §5, §8). */
export const addProductTexts = {
  heading: 'Add Product',
  kind: 'What it is',
  kinds: [
    { value: 'tool', text: 'A tool' },
    { value: 'part', text: 'A part' },
  ],
  lead: 'A new product appears at the top of its list at once.',
  submit: 'Add product',
  submitting: 'Adding…',
  /** Spec §8, word for word. */
  added: 'Product Added Successfully',
  failed: 'Faild to add the product',
  onBoard: (name: string) => `${name} is in the shop.`,
  look: 'See it there',
} as const

/** Texts of Manage Product, the admin's list of tools (spec §6, §8). */
export const manageProductTexts = {
  family: (name: string) => `Family: ${name}`,
  import: 'Import CSV',
  ...listTexts,
  caption: 'Manage Product',
  loading: 'Loading the products',
  notLoaded: 'The products did not load.',
  empty: 'There is no product yet.',
  addFirst: 'Add product',
  searchHint: 'Any part of name, SKU, brand or category',
  searchHintOfNames: 'Any part of a name',
  count: countText('product'),
  product: 'Product',
  price: 'Price',
  minimum: 'Minimum',
  available: 'Available',
  actions: 'Actions',
  soldOut: 'Sold out',
  earlier: 'reduced from',
  since: 'since',
  onRequest: 'on request',
  noStock: '–',
  noPicture: 'No picture yet',
  whyStock: (name: string) => ` in stock of ${name}: why`,
  waiting: (people: number) => (people === 1 ? '1 person waits' : `${people} people wait`),
  unknown: 'unknown',
  lowest: 'Low stock first',
  highest: 'High stock first',
  fromA: 'Name, from A',
  fromZ: 'Name, from Z',
  cheapest: 'Lowest price first',
  dearest: 'Highest price first',
  edit: 'Edit and restock',
  delete: 'Delete',
  deleting: 'Deleting…',
  ofProduct: (name: string) => ` ${name}`,
  /** Spec §5 and §8, word for word. */
  confirm: 'Are you sure?',
  deleted: (name: string) => `Product: ${name} is deleted`,
  confirmText: (name: string, canUndo = false) =>
    `This removes ${name} from the shop. Orders for it stay as they are.${canUndo ? ' Under Changes you can undo it.' : ''}`,
  confirmYes: 'Delete the product',
  confirmNo: 'Keep it',
  gone: 'This product is no longer in the shop.',
} as const

/** Texts of one product's page: its fields and its stock. */
export const productTexts = {
  changes: 'What staff changed',
  /** The page's heading while its product loads. */
  page: 'Product',
  back: 'All products',
  backToParts: 'All parts',
  loading: 'Loading the product',
  notLoaded: 'The product did not load.',
  withoutStock: 'This part has no stock: visitors ask for a quote. With a minimum order it can be booked.',
  notOffered: 'This shop cannot edit products. Delete the product and add it again.',
  look: 'See it in the shop',
  editHeading: 'Edit',
  save: 'Save changes',
  saving: 'Saving…',
  saved: (name: string) => `Product: ${name} is saved`,
  nothingChanged: 'There are no changes to save.',
  restockHeading: 'Restock',
  left: 'Available now',
  restockQuantity: 'Pieces',
  restockQuantityHint: 'A positive number adds stock, a negative number removes it.',
  restockReason: 'Reason',
  restockReasonHint: 'Recorded in the stock ledger, for example: delivery, count, breakage.',
  after: (quantity: string) => `${quantity} after this`,
  restock: 'Change the stock',
  restocking: 'Changing…',
  restocked: (quantity: string, name: string) => `Stock of ${name}: ${quantity}`,
  quantityRequired: 'Enter a number of pieces.',
  reasonRequired: 'Enter a reason.',
} as const
