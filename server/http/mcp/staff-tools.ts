import { getProduct } from '../../../contract/catalogue/products.ts'
import { listMovements } from '../../../contract/catalogue/stock.ts'
import { getBoard } from '../../../contract/desk/board.ts'
import { getFigures } from '../../../contract/desk/figures.ts'
import { said } from '../../../contract/languages/said.ts'
import { listOrders } from '../../../contract/orders/orders.ts'
import { centsOf } from '../../../domain/money.ts'
import type { AgentTool } from './agent-tool.ts'
import { listTool, objectTool } from './operation-tools.ts'
import { toolTexts } from './tool-texts.ts'

/**
 * The tools for programs of the shop's own staff, by an API key. Each is listed only for a caller who may call its
 * operation, and none of them changes anything.
 */
export const staffTools: readonly AgentTool[] = [
  listTool(listOrders, {
    name: 'list_orders_to_send',
    title: 'Orders to send',
    description:
      'Staff: the paid orders that wait to be sent, with address, product and quantity; the newest first, or "sort" ' +
      '"createdAt" for the oldest first.',
    fixed: { state: 'to-send' },
    most: '50',
    text: (call, orders) =>
      [
        said(toolTexts).found(call.formats.number(orders.length)),
        ...orders.map(({ number, _id, tool, quantity }) => `- ${number ?? _id}: ${quantity} × ${tool}`),
      ].join('\n'),
  }),
  objectTool(getProduct, {
    name: 'get_managed_product',
    title: 'Stock of a product',
    description:
      'Staff: a product by its id as the dashboard has it, also a hidden one: stock, minimum order, regular prices, state.',
    text: ({ formats }, { name, availableQuantity, minOrderQuantity }) =>
      `${name}: ${said(toolTexts).inStock(formats.number(availableQuantity), formats.number(minOrderQuantity))}`,
  }),
  listTool(listMovements, {
    name: 'list_stock_movements',
    title: 'Movements of stock',
    description: `Staff: ${listMovements.summary}`,
    most: '50',
    text: (_, rows) =>
      rows.map(({ at, quantity, stock, reason }) => `- ${at} ${quantity} (${stock}) ${reason}`).join('\n'),
  }),
  objectTool(getFigures, {
    name: 'get_figures',
    title: 'Figures',
    description: `Staff: ${getFigures.summary}`,
    text: ({ formats }, { from, to, now }) =>
      `${from} – ${to}: ${formats.amount(centsOf(now.taken))} (${formats.number(now.paid)})`,
  }),
  objectTool(getBoard, {
    name: 'get_open_tasks',
    title: 'Open tasks',
    description: `Staff: ${getBoard.summary}`,
    text: ({ formats }, { low, requests, payments }) =>
      [low, requests, payments].map((part) => formats.number(part?.count ?? 0)).join(' / '),
  }),
]
