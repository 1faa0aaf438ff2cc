import { createImport } from '../../../contract/catalogue/imports.ts'
import { addItem } from '../../../contract/catalogue/managed-items.ts'
import { setProductState } from '../../../contract/catalogue/product-states.ts'
import { addTool, changeTool } from '../../../contract/catalogue/tools.ts'
import { exportOrders, exportProducts } from '../../../contract/desk/exports.ts'
import { exportFigures } from '../../../contract/desk/figures.ts'
import type { QuickFound } from '../../../contract/desk/quick.ts'
import type { Operation } from '../../../contract/operation.ts'
import { markSent } from '../../../contract/orders/sending.ts'
import { refundOrder } from '../../../contract/payments/refunds.ts'
import { isStaff, mayCall } from '../../../domain/accounts/rights.ts'
import { dashboardLinks } from '../../routing/dashboard-links.ts'
import type { QuickEntry, QuickPerson } from './quick-entry.ts'
import { quickTexts as texts } from './quick-texts.ts'

type Doer = Pick<QuickPerson, 'role' | 'host'>

/** Returns an entry that leads to the place where something is done. */
export function action(text: string, to: string): QuickEntry {
  return { group: 'actions', text, to }
}

/** Whether a person has the right to an operation, and {host} offers it. */
function can({ role, host }: Doer, operation: Operation): boolean {
  return mayCall(role, operation) && (!operation.extension || host.offers(operation))
}

/** Returns what can be done without anything that was found. */
export function ownActions(person: Doer): readonly QuickEntry[] {
  return [
    ...(can(person, addTool) ? [action(texts.addTool, dashboardLinks.addProduct)] : []),
    ...(can(person, addItem) ? [action(texts.addPart, dashboardLinks.addPart)] : []),
    ...(can(person, createImport) ? [action(texts.importProducts, dashboardLinks.imports)] : []),
    ...(can(person, exportOrders) ? [action(texts.exportOrders, dashboardLinks.manageAllOrders)] : []),
    ...(can(person, exportProducts) ? [action(texts.exportProducts, dashboardLinks.manageProduct)] : []),
    ...(can(person, exportFigures) ? [action(texts.exportFigures, dashboardLinks.home)] : []),
  ]
}

/** Returns what can be done with an order, the most likely first. */
export function orderActions(
  { _id, number, state }: QuickFound['orders'][number],
  person: Doer,
): readonly QuickEntry[] {
  if (!isStaff(person.role))
    return state === 'unpaid' ? [action(texts.pay(number), dashboardLinks.payment(_id))] : []
  const sends = state === 'to-send' && can(person, markSent) && person.host.offers(markSent)
  const refunds = ['to-send', 'withdrawn', 'sent'].includes(state) && can(person, refundOrder)
  return [
    ...(sends ? [action(texts.send(number), dashboardLinks.sendOrder(_id))] : []),
    ...(sends ? [action(texts.slip(number), dashboardLinks.slips([_id]))] : []),
    ...(refunds ? [action(texts.refund(number), dashboardLinks.refundOrder(_id))] : []),
  ]
}

/** Returns what can be done with a tool or a part, the most likely first. */
export function productActions(
  { _id, name, availableQuantity, state }: QuickFound['products'][number],
  person: Doer,
): readonly QuickEntry[] {
  const changes = can(person, changeTool) && person.host.offers(changeTool)
  const hides = state === 'shown' ? texts.hide : texts.show
  return [
    ...(changes && availableQuantity !== undefined
      ? [action(texts.restock(name), dashboardLinks.restock(_id))]
      : []),
    ...(can(person, setProductState) ? [action(hides(name), dashboardLinks.productState(_id))] : []),
    ...(can(person, addTool) && changes
      ? [action(texts.duplicate(name), dashboardLinks.duplicate(_id))]
      : []),
  ]
}
