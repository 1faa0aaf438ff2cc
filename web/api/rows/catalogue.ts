import { listItems as listItemsStrictly } from '../../../contract/catalogue/items.ts'
import { toolPrices } from '../../../contract/catalogue/tool-prices.ts'
import {
  getTool as getToolStrictly,
  listChosenTools as listChosenToolsStrictly,
  listTools as listToolsStrictly,
} from '../../../contract/catalogue/tools.ts'
import { outline } from '../../../contract/fields.ts'
import {
  addressableId,
  asDescribed,
  or,
  pictureAddress,
  piecesAtLeast,
  piecesLeft,
  price,
  text,
} from './fields.ts'
import { detailsMay } from './product-details.ts'
import { lenient, one, type RowOf, row, rows } from './read-rows.ts'

export const toolNeeds = {
  _id: addressableId,
  name: text,
  img: or(pictureAddress, ''),
  shortDescription: or(text, ''),
}
const toolMay = {
  minOrderQuantity: piecesAtLeast,
  availableQuantity: piecesLeft,
  price,
  compareAtPrice: price,
  lowestPrice30Days: price,
  outline: asDescribed(outline),
}
export const describedMay = {
  ...toolMay,
  ...detailsMay,
  priceBreaks: asDescribed(toolPrices.priceBreaks),
  kind: (raw: unknown) => (raw === 'part' ? raw : undefined),
}
export const itemNeeds = { _id: addressableId, img: or(pictureAddress, '') }
const { minOrderQuantity, availableQuantity, compareAtPrice, lowestPrice30Days } = toolMay
export const itemMay = {
  price,
  name: text,
  outline: asDescribed(outline),
  minOrderQuantity,
  availableQuantity,
  compareAtPrice,
  lowestPrice30Days,
}

/** A tool as screens show it. Booking it needs its name, and finding it its id. */
export type Tool = RowOf<typeof toolNeeds, typeof toolMay>
/** A tool with its details and price breaks, as its own page shows it. */
export type DescribedTool = RowOf<typeof toolNeeds, typeof describedMay>
/** A part as screens show it. */
export type Item = RowOf<typeof itemNeeds, typeof itemMay>

const tool = row(toolNeeds, toolMay)
/** With the details, which the home page leaves out so that it stays light. */
const describedTool = row(toolNeeds, describedMay)

export const listTools = lenient(listToolsStrictly, rows(tool))
/** With the details, for pages that compare tools, and for machines. */
export const listDescribedTools = lenient(listToolsStrictly, rows(describedTool))
export const listChosenTools = lenient(listChosenToolsStrictly, rows(describedTool))
export const listItems = lenient(listItemsStrictly, rows(row(itemNeeds, itemMay)))
export const getTool = lenient(getToolStrictly, one(describedTool))
