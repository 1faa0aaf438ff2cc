import type { ActionFunctionArgs } from 'react-router'
import { viewOrders } from '../../../contract/orders/order-links.ts'
import { type Pasted, readPastedLink } from '../../forms/pasted-link.ts'
import { orderLinkTexts as texts } from './texts.ts'

/** The orders of a pasted link, or the reason why there are none. */
export type PastedOrders = Pasted<typeof viewOrders>

/** Reads the orders of a link that was pasted into the form for browsers without JavaScript. */
export function readPastedOrders(asked: ActionFunctionArgs): Promise<PastedOrders> {
  return readPastedLink(asked, viewOrders, texts)
}
