import type { Page } from '@playwright/test'
import { toolNamed } from '../../e2e/support/catalogue.ts'
import { type Customer, ok } from '../../e2e/support/customer.ts'
import { book } from '../../e2e/support/orders.ts'
import { pay } from '../../e2e/support/payment.ts'
import type { Shop } from '../../e2e/support/shop.ts'
import { updateRow } from '../../e2e/support/shop-database.ts'

/** Ids of orders by state. */
export interface CustomersOrders {
  readonly held: string
  readonly holdOver: string
  readonly paid: string
  readonly sent: string
  readonly refunded: string
}

interface Fixture {
  /** Signed in as the customer. */
  readonly page: Page
  readonly shop: Shop
  readonly customer: Customer
  readonly admin: Customer
}

/** Creates an order in every visible state for a customer. */
export async function fillOrders({ page, shop, customer, admin }: Fixture): Promise<CustomersOrders> {
  const bookOne = async (name: string) => book(page, customer, await toolNamed(page, name))
  const refunded = await bookOne('Cable cutter')
  const sent = await bookOne('Digital calliper 150 mm')
  const paid = await bookOne('Chain whip')
  const holdOver = await bookOne('Pin spanner')
  const held = await bookOne('Tyre bead jack')
  for (const order of [refunded, sent, paid]) await pay(page, order)
  const headers = { authorization: `Bearer ${admin.token}` }
  await ok(await page.request.put(`/api/bookings/${sent}/sent`, { headers, data: { withoutAddress: true } }))
  updateRow(shop, 'update orders set hold_expires_at = null, stock_held = 0 where id = ?', holdOver)
  await refund(page, admin, refunded)
  return { held, holdOver, paid, sent, refunded }
}

/** Refunds an order completely in two parts, and restocks one piece. */
async function refund(page: Page, { token }: Customer, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const { price } = await (await ok(await page.request.get(`/api/bookings/${id}`, { headers }))).json()
  const part = { amount: 1.5, reason: 'One blade was blunt when it came out of its box' }
  const rest = { amount: price - 1.5, reason: 'The other one, too', restock: 1 }
  for (const data of [part, rest]) {
    await ok(await page.request.post(`/api/bookings/${id}/refunds`, { headers, data }))
  }
}

/** Fills in a customer's profile, with a picture hosted by the shop. */
export async function saveProfile(page: Page, { email, name, token }: Customer, img: string): Promise<void> {
  const address = '1 Freewheel Lane\nWheelham WH1 2EL\nUnited Kingdom'
  await ok(
    await page.request.put(`/api/profile/${encodeURIComponent(email)}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { img, name, email, address, status: 'Mechanic', phone: '+44 20 7946 0123' },
    }),
  )
}
