/** What was adapted in another shop's export, each with how many rows and which. */
export const adaptationTexts = {
  rows: (count: number, rows: string, more: number) =>
    `(${count === 1 ? 'row' : 'rows'} ${rows}${more > 0 ? ` and ${more} more` : ''})`,
  families: (count: number, rows: string) =>
    `${count} variants become products of a family, each with its own price, stock and SKU ${rows}.`,
  madeSkus: (count: number, rows: string) =>
    `${count === 1 ? '1 product had' : `${count} products had`} no SKU and got one made of its name and options ${rows}.`,
  optionsInNames: (count: number, rows: string) =>
    `A family differs by two options at most. The third one is in the name of the family for ${count} variants ${rows}.`,
  anyValues: (count: number, rows: string) =>
    `${count === 1 ? '1 variant stands' : `${count} variants stand`} for any value of an option, and ${count === 1 ? 'comes' : 'come'} in as one product ${rows}. Add the sizes that you sell one by one.`,
  namesForFamilies: (count: number, rows: string) =>
    `The name of the family was shortened or numbered for ${count} variants, because a family’s name has 50 characters at most and is unique ${rows}.`,
  zerosRestored: (count: number, rows: string) =>
    `A zero that a spreadsheet had dropped was put back before ${count === 1 ? '1 barcode' : `${count} barcodes`} ${rows}.`,
  noGtin: (count: number, rows: string) =>
    `${count === 1 ? '1 barcode is no GTIN and was' : `${count} barcodes are no GTINs and were`} left out ${rows}.`,
  uncounted: (count: number, rows: string) =>
    `The other shop did not count the pieces of ${count === 1 ? '1 product' : `${count} products`}: new ones begin with 0 here ${rows}. Enter their stock under Products.`,
  negative: (count: number, rows: string) =>
    `${count === 1 ? '1 stock was' : `${count} stocks were`} below zero and became 0 ${rows}.`,
  described: (count: number, rows: string) =>
    `${count === 1 ? '1 product had' : `${count} products had`} no description; its name is used for now ${rows}.`,
  cutDescriptions: (count: number, rows: string) =>
    `${count === 1 ? '1 description was' : `${count} descriptions were`} longer than 2,000 characters and ${count === 1 ? 'was' : 'were'} cut ${rows}.`,
  cutBySpreadsheet: (count: number, rows: string) =>
    `A spreadsheet has cut ${count === 1 ? '1 description' : `${count} descriptions`} after 32,767 characters ${rows}. Use the file as the other shop wrote it.`,
  cutTexts: (count: number, rows: string) =>
    `Names that are too long for this shop were shortened in ${count === 1 ? '1 row' : `${count} rows`} ${rows}.`,
  morePictures: (_count: number, rows: string) =>
    `A product has at most nine pictures; further ones were left out ${rows}.`,
  earlierPrices: (count: number, rows: string) =>
    `${count === 1 ? '1 earlier price was' : `${count} earlier prices were`} left out, because this shop never asked for ${count === 1 ? 'it' : 'them'} ${rows}. Plan a sale under Prices to announce one.`,
  salePrices: (count: number, rows: string) =>
    `${count === 1 ? '1 product has' : `${count} products have`} a sale price: the regular price was taken ${rows}. Plan a sale under Prices.`,
  virtual: (count: number, rows: string) =>
    `${count === 1 ? '1 product is' : `${count} products are`} not delivered as a parcel and ${count === 1 ? 'comes' : 'come'} in as a draft ${rows}.`,
  noPicture: (count: number, rows: string) =>
    `${count === 1 ? '1 product has' : `${count} products have`} no picture here yet and ${count === 1 ? 'comes' : 'come'} in as a draft ${rows}.`,
  noPrice: (count: number, rows: string) =>
    `${count === 1 ? '1 row has' : `${count} rows have`} no price and ${count === 1 ? 'was' : 'were'} left out ${rows}. Write a price in the file to take ${count === 1 ? 'it' : 'them'} along.`,
  giftCards: (count: number, rows: string) =>
    `${count === 1 ? '1 gift card was' : `${count} gift cards were`} left out ${rows}. Add gift cards under Products.`,
  grouped: (count: number, rows: string) =>
    `${count === 1 ? '1 group was' : `${count} groups were`} left out; its products come in one by one ${rows}.`,
  external: (count: number, rows: string) =>
    `${count === 1 ? '1 product is' : `${count} products are`} sold at another shop and ${count === 1 ? 'was' : 'were'} left out ${rows}.`,
  withoutVariations: (count: number, rows: string) =>
    `${count === 1 ? '1 product' : `${count} products`} with variations ${count === 1 ? 'has' : 'have'} none in the file and ${count === 1 ? 'was' : 'were'} left out ${rows}.`,
  withoutProduct: (count: number, rows: string) =>
    `The product of ${count === 1 ? '1 variation is' : `${count} variations are`} not in the file: ${count === 1 ? 'it comes' : 'they come'} in as ${count === 1 ? 'a product' : 'products'} without a family ${rows}.`,
} as const
