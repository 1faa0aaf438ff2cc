import type { Tool } from '../../../contract/catalogue/tools.ts'
import { amountOf } from '../../../domain/money.ts'
import type { ToolRow } from '../../data/queries/catalogue/tools.ts'
import { wirePrices } from './tool-prices.ts'

/** Converts a stored tool to the contract's shape. */
export function toToolResponse(tool: ToolRow): Tool {
  return {
    _id: tool.id,
    name: tool.name,
    img: tool.img,
    shortDescription: tool.shortDescription,
    minOrderQuantity: tool.minimumOrder,
    availableQuantity: tool.available,
    price: amountOf(tool.unitPriceCents),
    outline: tool.outline,
    ...(tool.kind === 'part' && { kind: tool.kind }),
    ...wirePrices(tool),
    ...tool.details,
  }
}
