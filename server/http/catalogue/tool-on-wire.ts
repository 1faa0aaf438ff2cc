import type { Tool } from '../../../contract/tools.ts'
import { dollarsOf } from '../../../domain/money.ts'
import type { ToolRow } from '../../data/queries/tools.ts'

/** A stored tool with the contract's names. */
export function toolOnWire(tool: ToolRow): Tool {
  return {
    _id: tool.id,
    name: tool.name,
    img: tool.img,
    shortDescription: tool.shortDescription,
    minOrderQuantity: tool.minimumOrder,
    availableQuantity: tool.available,
    price: dollarsOf(tool.unitPriceCents),
    outline: tool.outline,
  }
}
