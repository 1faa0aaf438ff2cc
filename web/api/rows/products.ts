import { getProduct as getProductStrictly } from '../../../contract/products.ts'
import { describedMay, toolNeeds } from './catalogue.ts'
import { piecesAtLeast, text } from './fields.ts'
import { lenient, one, type RowOf, row } from './read-rows.ts'

const productMay = { ...describedMay, version: piecesAtLeast, changedAt: text, changedBy: text }

/** A product as its administration shows it; a backend without versions gives a tool. */
export type Product = RowOf<typeof toolNeeds, typeof productMay>

export const getProduct = lenient(getProductStrictly, one(row(toolNeeds, productMay)))
