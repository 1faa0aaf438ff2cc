import { said } from '../../../contract/languages/said.ts'
import { type Refusal, refused } from '../../../domain/outcome.ts'
import { catalogueTexts } from './catalogue-texts.ts'

/**
 * Refuses a stock below zero or above the maximum.
 *
 * @param quantity the pieces to add (positive) or remove (negative).
 */
export function outOfRange(available: number, quantity: number): Refusal {
  if (quantity > 0) {
    return refused('STOCK_OUT_OF_RANGE', said(catalogueTexts).stockFull(available))
  }
  return refused('STOCK_OUT_OF_RANGE', said(catalogueTexts).stockShort(available))
}
