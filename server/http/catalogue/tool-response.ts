import type { Tool } from '../../../contract/catalogue/tools.ts'
import { listedDetails } from '../../../domain/catalogue/product-details.ts'
import { type Reading, readWordsOf, wordsInLanguage } from '../../../domain/catalogue/words-in-language.ts'
import { amountOf } from '../../../domain/money.ts'
import type { ProductRow } from '../../data/queries/catalogue/products.ts'
import { wirePrices } from './tool-prices.ts'

/** Converts a stored tool to the contract's shape, with its words in the reader's language. */
export function toToolResponse(stored: ProductRow, reading: Reading): Tool {
  const product = wordsInLanguage(stored, reading)
  return {
    _id: product.id,
    name: product.name,
    img: product.img,
    shortDescription: product.shortDescription,
    minOrderQuantity: product.minimumOrder,
    availableQuantity: product.available,
    price: amountOf(product.unitPriceCents),
    outline: product.outline,
    ...(product.kind === 'part' && { kind: product.kind }),
    ...wirePrices(product, reading.label),
    ...listedDetails(product.details),
    ...readWordsOf(product),
  }
}
