import { createImport } from '../../../contract/catalogue/imports.ts'
import { addItem } from '../../../contract/catalogue/managed-items.ts'
import { setProductState } from '../../../contract/catalogue/product-states.ts'
import { addTool, changeTool } from '../../../contract/catalogue/tools.ts'
import { exportOrders, exportProducts } from '../../../contract/desk/exports.ts'
import { exportFigures } from '../../../contract/desk/figures.ts'
import type { QuickFound } from '../../../contract/desk/quick.ts'
import { markSent } from '../../../contract/orders/sending.ts'
import { refundOrder } from '../../../contract/payments/refunds.ts'
import { isStaff } from '../../../domain/accounts/rights.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import { can } from './menu-entries.ts'
import type { QuickEntry, QuickPerson } from './quick-entry.ts'
import { quickTexts as texts } from './quick-texts.ts'

type Doer = Pick<QuickPerson, 'role' | 'host'>

/** Returns an entry that leads to the page of an action. */
export function action(text: string, to: string): QuickEntry {
  return { group: 'actions', text, to }
}

/** Returns the actions that need no search result. */
export function ownActions({ role, host }: Doer): readonly QuickEntry[] {
  return [
    ...(can(role, host, addTool) ? [action(texts.addTool, dashboardLinks.addProduct)] : []),
    ...(can(role, host, addItem) ? [action(texts.addPart, dashboardLinks.addPart)] : []),
    ...(can(role, host, createImport) ? [action(texts.importProducts, dashboardLinks.imports)] : []),
    ...(can(role, host, exportOrders) ? [action(texts.exportOrders, dashboardLinks.manageAllOrders)] : []),
    ...(can(role, host, exportProducts) ? [action(texts.exportProducts, dashboardLinks.manageProduct)] : []),
    ...(can(role, host, exportFigures) ? [action(texts.exportFigures, dashboardLinks.home)] : []),
  ]
}

/** Returns the actions on an order, the most likely first. */
export function orderActions(
  { _id, number, state }: QuickFound['orders'][number],
  { role, host }: Doer,
): readonly QuickEntry[] {
  if (!isStaff(role))
    return state === 'unpaid' ? [action(texts.pay(number), dashboardLinks.payment(_id))] : []
  const isToSend = state === 'to-send' || state === 'on-account'
  const sends = isToSend && can(role, host, markSent)
  const refunds = (isToSend || state === 'withdrawn' || state === 'sent') && can(role, host, refundOrder)
  return [
    ...(sends ? [action(texts.send(number), dashboardLinks.sendOrder(_id))] : []),
    ...(sends ? [action(texts.slip(number), dashboardLinks.slips([_id]))] : []),
    ...(refunds ? [action(texts.refund(number), dashboardLinks.refundOrder(_id))] : []),
  ]
}

/** Returns the actions on a tool or a part, the most likely first. */
export function productActions(
  { _id, name, availableQuantity, state }: QuickFound['products'][number],
  { role, host }: Doer,
): readonly QuickEntry[] {
  const changes = can(role, host, changeTool)
  const hides = state === 'shown' ? texts.hide : texts.show
  return [
    ...(changes && availableQuantity !== undefined
      ? [action(texts.restock(name), dashboardLinks.restock(_id))]
      : []),
    ...(can(role, host, setProductState) ? [action(hides(name), dashboardLinks.productState(_id))] : []),
    ...(can(role, host, addTool) && changes
      ? [action(texts.duplicate(name), dashboardLinks.duplicate(_id))]
      : []),
  ]
}
