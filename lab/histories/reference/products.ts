import type { Answer } from './settling.ts'
import type { ReferenceShop } from './shop.ts'

/** An admin's change of a tool; missing fields stay unchanged. */
export interface Edit {
  readonly cents?: number
  readonly minimum?: number
  /** Pieces that come in (above zero) or go out (below zero). */
  readonly pieces?: number
}

type Tools = Pick<ReferenceShop, 'tools'>

/** Changes price, minimum order and stock of a tool that is for sale, all or nothing. */
export function edit({ tools }: Tools, index: number, { cents, minimum, pieces = 0 }: Edit): Answer {
  const tool = tools[index]
  if (!tool?.isForSale) return 'TOOL_NOT_FOUND'
  if (tool.stock + pieces < 0) return 'STOCK_OUT_OF_RANGE'
  tool.cents = cents ?? tool.cents
  tool.minimum = minimum ?? tool.minimum
  tool.stock += pieces
  return 'done'
}

/** Sets the stock to the count, unless it differs from the shown stock. */
export function count({ tools }: Tools, index: number, counted: number, shown: number | undefined): Answer {
  const tool = tools[index]
  if (!tool?.isForSale) return 'TOOL_NOT_FOUND'
  if (shown !== undefined && shown !== tool.stock) return 'STOCK_MOVED'
  const change = counted - tool.stock
  tool.stock = counted
  return `done ${change} to ${counted}`
}

/** Takes a tool off sale, once, and keeps its orders. */
export function remove({ tools }: Tools, index: number): Answer {
  const tool = tools[index]
  if (!tool?.isForSale) return 'TOOL_NOT_FOUND'
  tool.isForSale = false
  return 'done'
}
