/** Texts about the check of a file of products: why it cannot be read, what is wrong in a row, and notices. */
export const importTexts = {
  stopped: 'The check stopped several times before its end. Send the file again.',
  gone: 'The file is gone. Send it again.',
  workbook: 'This is a workbook of a spreadsheet, not a CSV file. Choose “Save as” there, then “CSV UTF-8”.',
  pdf: 'This is a PDF, not a CSV file.',
  notText: 'This is not a text file. Choose a CSV file.',
  empty: 'The file is empty. It needs a row with the names of the columns, and a row per product.',
  utf16: 'The file is not UTF-8. It was read as UTF-16: check letters with accents.',
  windows1252:
    'The file is not UTF-8. It was read as Windows-1252, which older spreadsheets write: check letters with accents and the sign of the euro.',
  noRow: 'The file has the names of the columns, but no row of a product.',
  tooManyRows: (most: number) => `The file has more than ${most} rows. Split it into several files.`,
  quoteOpen: (row: number) =>
    `Row ${row}: a quotation mark opens a cell and is never closed. Close it, or write it twice inside quotation marks.`,
  rowTooLong: (row: number) =>
    `Row ${row} is longer than a product can be. Look for a missing quotation mark.`,
  quoteInside: (row: number) =>
    `Row ${row}: a quotation mark is in the middle of a cell. Put the whole cell into quotation marks and write that one twice.`,
  delimiters: { ',': 'commas', ';': 'semicolons', '\t': 'tabs', '|': 'vertical bars' },
  separated: (by: string) => `The cells were read as separated by ${by}.`,
  otherCurrency: (header: string, currency: string) =>
    `The column “${header}” is in another currency than the shop’s. Write its amounts in ${currency}.`,
  readAs: (header: string, column: string) => `“${header}” as ${column}`,
  ofOtherShop: (columns: string) => `Columns of another shop were read by their meaning: ${columns}.`,
  ignored: (count: number, columns: string, more: number) =>
    `${count === 1 ? 'This column is' : 'These columns are'} not known and ignored: ${columns}${more > 0 ? ` and ${more} more` : ''}.`,
  html: (count: number, rows: string, more: number) =>
    `HTML was converted to plain text in ${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''}. Look at the texts before you apply them.`,
  path: (count: number, rows: string, more: number) =>
    `A product has one category: the last name of its path was taken in ${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''}.`,
  shortSku: (count: number, rows: string, more: number) =>
    `The SKU of ${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''} becomes a barcode number with a zero before it, which spreadsheets drop. If it is one, set the format of the column to text there, and write the zero.`,
  tooManyCells: (cells: number, width: number) =>
    `This row has ${cells} cells, and the first row has ${width}. Put a cell that contains the delimiter into quotation marks.`,
  curlyQuotes:
    'Straight quotation marks were replaced by “ and ”, so this row has too many cells. Use the file as the other program wrote it, or replace them by straight ones.',
  unusedPictures: (count: number, names: string, more: number) =>
    `No row names ${count === 1 ? 'this picture' : 'these pictures'}: ${names}${more > 0 ? ` and ${more} others` : ''}.`,
  pictureNotSent: (name: string) =>
    `No picture with the name ${name} came with the file. Choose it together with the file, or write the address of a picture of the shop.`,
  pictureNotOurs:
    'This picture is not in the shop. Choose its file together with the CSV file, and write the name of the file here.',
  onlyNewDraft: 'Only a new product can be a draft. Write hidden.',
  draftIsHidden: 'This is a draft, hidden from visitors. Write draft or shown.',
  staysTool: 'This is a tool and stays one. Leave the cell empty, or add a new product.',
  staysPart: 'This is a part and stays one. Leave the cell empty, or add a new product.',
  noMaker: (name: string) =>
    `There is no maker “${name}”. Add it under Makers first, then compare the file again.`,
  needsItself: 'A product cannot need itself.',
  notForSale: (id: string) => `There is no product ${id} for sale.`,
  noProduct: 'No product has this id. It may be deleted. To add a new product, leave the cell empty.',
  manyProducts: (count: number) =>
    `${count} products have this number. Write the _id of the one that is meant.`,
  sameGtin: (row: number) => `Row ${row} has this GTIN too. Compare both with the packages.`,
  sameProduct: (row: number) => `Row ${row} is about the same product. Keep one of them.`,
  sameSku: (row: number) =>
    `Row ${row} has this SKU too; capitals, spaces and kinds of hyphens make no difference. Give each product a SKU of its own.`,
  columnNeeded: 'A new product needs this column.',
} as const
