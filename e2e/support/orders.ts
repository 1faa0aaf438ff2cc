import type { ShownTool } from './catalogue.ts'
import { type Caller, type Customer, ok } from './customer.ts'

/** An order in the API's format for customers. */
export interface ShownOrder {
  readonly _id: string
  readonly Id: string
  readonly tool: string
  readonly quantity: number
  /** The total in US dollars. */
  readonly price: number
  readonly paid: boolean
  readonly transactionId: string | null
  readonly refunded?: number
}

/** Books through the API, by default the minimum quantity. Returns the order's id. */
export async function book(
  page: Caller,
  customer: Customer,
  tool: ShownTool,
  quantity = tool.minOrderQuantity,
): Promise<string> {
  const data = { Id: tool._id, tool: tool.name, quantity, customer: customer.email, userName: customer.name }
  const answer = await page.request.post('/api/booking', { headers: bearer(customer), data })
  const { insertedId } = await (await ok(answer)).json()
  return insertedId
}

/** Returns the customer's orders, newest first. */
export async function ordersOf(page: Caller, customer: Customer): Promise<readonly ShownOrder[]> {
  const answer = await page.request.get(`/api/bookings?customer=${encodeURIComponent(customer.email)}`, {
    headers: bearer(customer),
  })
  return (await ok(answer)).json()
}

/** Returns one order of the customer. */
export async function orderOf(page: Caller, customer: Customer, id: string): Promise<ShownOrder> {
  return (await ok(await page.request.get(`/api/bookings/${id}`, { headers: bearer(customer) }))).json()
}

/** Returns the header that authorizes a customer. */
export function bearer({ token }: Customer): { authorization: string } {
  return { authorization: `Bearer ${token}` }
}
