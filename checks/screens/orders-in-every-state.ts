import type { Page } from '@playwright/test'
import { changeBooks } from '../../e2e/support/books.ts'
import { toolNamed } from '../../e2e/support/catalogue.ts'
import { type Customer, ok } from '../../e2e/support/customer.ts'
import { book } from '../../e2e/support/orders.ts'
import { pay } from '../../e2e/support/payment.ts'
import type { Shop } from '../../e2e/support/shop.ts'

/** Ids of orders, by their state. */
export interface CustomersOrders {
  readonly held: string
  readonly holdOver: string
  readonly paid: string
  readonly sent: string
  readonly refunded: string
}

interface Books {
  /** Signed in as the customer. */
  readonly page: Page
  readonly shop: Shop
  readonly customer: Customer
  readonly admin: Customer
}

/** Puts an order in every state that a person can see into a customer's list. */
export async function fillOrders({ page, shop, customer, admin }: Books): Promise<CustomersOrders> {
  const bookOne = async (name: string) => book(page, customer, await toolNamed(page, name))
  const refunded = await bookOne('Cable cutter')
  const sent = await bookOne('Digital calliper 150 mm')
  const paid = await bookOne('Chain whip')
  const holdOver = await bookOne('Pin spanner')
  const held = await bookOne('Tyre bead jack')
  for (const order of [refunded, sent, paid]) await pay(page, order)
  const headers = { authorization: `Bearer ${admin.token}` }
  await ok(await page.request.put(`/api/bookings/${sent}/sent`, { headers }))
  changeBooks(shop, 'update orders set hold_expires_at = null, stock_held = 0 where id = ?', holdOver)
  await refund(page, admin, refunded)
  return { held, holdOver, paid, sent, refunded }
}

/** All that is left of it goes back, a piece of it to the shelf. */
async function refund(page: Page, { token }: Customer, id: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  const { price } = await (await ok(await page.request.get(`/api/bookings/${id}`, { headers }))).json()
  const part = { amount: 1.5, reason: 'One blade was blunt when it came out of its box' }
  const rest = { amount: price - 1.5, reason: 'The other one, too', restock: 1 }
  for (const data of [part, rest]) {
    await ok(await page.request.post(`/api/bookings/${id}/refunds`, { headers, data }))
  }
}

/** Fills a customer's profile in, with a picture of the shop's own. */
export async function saveProfile(page: Page, { email, name, token }: Customer, img: string): Promise<void> {
  const address = '1 Freewheel Lane\nWheelham WH1 2EL\nUnited Kingdom'
  await ok(
    await page.request.put(`/api/profile/${encodeURIComponent(email)}`, {
      headers: { authorization: `Bearer ${token}` },
      data: { img, name, email, address, status: 'Mechanic', phone: '+44 20 7946 0123' },
    }),
  )
}
