/** Texts about the cells and the columns of a file of products. */
export const productFileTexts = {
  kind: 'Write tool or part.',
  state: 'Write shown, hidden or draft.',
  formula: 'This is a formula. Write its result, or an apostrophe before it if it is meant as text.',
  entry: (number: number, problem: string) => `Entry ${number}: ${problem}`,
  unreadable: 'This cell has characters that cannot be read. Save the file as CSV UTF-8.',
  spreadsheetError: 'The spreadsheet shows an error here. Correct it there first.',
  shortened:
    'A spreadsheet has shortened this number, and digits are lost. Set the format of its column to text in the spreadsheet, then write it again in full.',
  rounded:
    'A spreadsheet keeps only 15 digits, so this number may have lost its last ones. Set the format of its column to text in the spreadsheet, then write it again, or put an apostrophe before it if it is right.',
  date: 'A spreadsheet has turned this into a date. Set the format of its column to text in the spreadsheet, then write it again, or put an apostrophe before it if it is meant so.',
  truth:
    'A spreadsheet has turned this into true or false. Set the format of its column to text in the spreadsheet, then write it again, or put an apostrophe before it if it is meant so.',
  otherCurrency: (currency: string) =>
    `This amount is in another currency than the shop’s. Write it in ${currency}.`,
  priceBreaks: (example: string) => `Write price breaks like ${example}.`,
  list: (example: string) => `Write this list like ${example}.`,
  specValue: 'Write a text or a number as “value”.',
  standardLanguage: (language: string, column: string) =>
    `“${language}” is the shop’s standard language. Write its words into the column ${column}.`,
  noLanguage: (language: string) =>
    `The shop has no language “${language}”. Offer it under Settings first, or remove the column.`,
  otherLanguage: (language: string, others: string) =>
    `The shop has no language “${language}”. Write ${others}, or offer it under Settings first.`,
  sameColumns: (one: string, other: string) =>
    `The columns “${one}” and “${other}” mean the same. Remove one of them.`,
  noColumns: (needed: string) =>
    `The first row has none of the columns of a product. It needs ${needed}, or _id and what should change.`,
  columnsMissing: (count: number, columns: string) =>
    `The file lacks the ${count === 1 ? 'column' : 'columns'} ${columns}. Without _id or sku, each row is a new product, and it needs them.`,
} as const
