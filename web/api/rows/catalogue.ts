import { getTool as getToolStrictly } from '../../../contract/catalogue/get-tool.ts'
import { listItems as listItemsStrictly } from '../../../contract/catalogue/list-items.ts'
import { listTools as listToolsStrictly } from '../../../contract/catalogue/list-tools.ts'
import { outline } from '../../../contract/fields.ts'
import {
  addressableId,
  asDescribed,
  dollars,
  or,
  pictureAddress,
  piecesAtLeast,
  piecesLeft,
  text,
} from './fields.ts'
import { lenient, one, type RowOf, row, rows } from './read-rows.ts'

const toolNeeds = {
  _id: addressableId,
  name: text,
  img: or(pictureAddress, ''),
  shortDescription: or(text, ''),
}
const toolMay = {
  minOrderQuantity: piecesAtLeast,
  availableQuantity: piecesLeft,
  price: dollars,
  outline: asDescribed(outline),
}
const itemNeeds = { _id: addressableId, img: or(pictureAddress, '') }
const itemMay = { price: dollars, name: text, outline: asDescribed(outline) }

/** A tool as screens show it: without a name nobody could book it, without an id nobody could find it. */
export type Tool = RowOf<typeof toolNeeds, typeof toolMay>
/** A part as screens show it. */
export type Item = RowOf<typeof itemNeeds, typeof itemMay>

const tool = row(toolNeeds, toolMay)

export const listTools = lenient(listToolsStrictly, rows(tool))
export const listItems = lenient(listItemsStrictly, rows(row(itemNeeds, itemMay)))
export const getTool = lenient(getToolStrictly, one(tool))
