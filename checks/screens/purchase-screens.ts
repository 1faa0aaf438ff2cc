import type { Page } from '@playwright/test'
import { toolNamed } from '../../e2e/support/catalogue.ts'
import { beSignedIn, type Customer, ok } from '../../e2e/support/customer.ts'
import { bearer, book, orderOf } from '../../e2e/support/orders.ts'
import { payByApi } from '../../e2e/support/payment.ts'
import { openPayment, payButton } from '../../e2e/support/screens.ts'
import type { Shop } from '../../e2e/support/shop.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { links } from '../../web/routing/links.ts'
import { refuse } from './answers.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** The filled basket, and a customer's purchases between booking and withdrawal. */
export const purchaseScreens: readonly Screen[] = [
  ...screensOf('/basket', 'stranger', { 'basket-changed': changedBasket, 'basket-held': heldBasket }),
  ...screensOf('/dashboard/myorders', 'stranger', { 'my-orders-several-unpaid': severalUnpaid }),
  ...screensOf('/dashboard/account', 'stranger', { 'account-addresses': keptAddresses }),
  ...screensOf('/dashboard/payment/:orderId', 'stranger', { 'payments-paused': paymentsPaused }),
  ...screensOf('/dashboard/payment/:orderId', 'stranger', { 'payment-other-ways': otherWays }).map(
    (screen) => ({ ...screen, settings: { STRIPE_PAYMENT_ELEMENT: 'on' } }),
  ),
]

type Line = readonly [name: string, quantity: number, price?: number]

/** Stores a basket in a new account, and opens it. */
async function openBasket(page: Page, wanted: readonly Line[], gone: readonly object[] = []): Promise<void> {
  const customer = await beSignedIn(page)
  const lines: object[] = []
  for (const [name, quantity, price] of wanted) {
    const tool = await toolNamed(page, name)
    lines.push({ Id: tool._id, name, quantity, price: price ?? tool.price })
  }
  const data = { version: 0, lines: [...lines, ...gone] }
  await ok(await page.request.put('/api/basket', { headers: bearer(customer), data }))
  await page.goto(links.basket)
  await page.getByText('each').first().waitFor()
}

/** Makes a basket with an unchanged line, and one line each with a changed price, minimum order, stock or product. */
async function changedBasket({ page }: Visit): Promise<void> {
  const { minOrderQuantity: minimum } = await toolNamed(page, 'Tyre bead jack')
  await openBasket(
    page,
    [
      ['Chain whip', 2],
      ['Axle vice', 2, 1.5],
      ['Tyre bead jack', minimum - 1],
      ['Digital calliper 150 mm', 9_999],
      ['Cone wrench 13/15 mm', 1],
    ],
    [{ Id: 'no-longer-sold', name: 'Spoke key, square', quantity: 1, price: 4 }],
  )
  await page.getByText('The price has changed').waitFor()
}

async function heldBasket({ page }: Visit): Promise<void> {
  await openBasket(page, [
    ['Chain whip', 2],
    ['Axle vice', 2],
    ['Torque wrench 2–24 N·m', 1],
  ])
  await page.getByRole('button', { name: /^Hold these/ }).click()
  await page.getByText('Held for you until').waitFor()
}

/** Withdraws from a paid order. */
export async function withdrawFromPaid(page: Page, shop: Shop, customer: Customer): Promise<string> {
  const orderId = await book(page, customer, await toolNamed(page, 'Pin spanner'))
  await payByApi(page, shop, customer, orderId)
  const { number = '' } = (await orderOf(page, customer, orderId)) as { number?: string }
  const data = { number, email: customer.email, orders: [number] }
  await ok(await page.request.post('/api/withdrawals', { data }))
  return orderId
}

/** Makes three orders that can be paid together, and one from which its customer has withdrawn. */
async function severalUnpaid({ page, shop }: Visit): Promise<void> {
  const customer = await beSignedIn(page)
  await withdrawFromPaid(page, shop, customer)
  for (const name of ['Cable cutter', 'Chain whip', 'Torque wrench 2–24 N·m'])
    await book(page, customer, await toolNamed(page, name))
  await page.goto(dashboardLinks.myOrders)
  await page.getByRole('link', { name: /^Pay these 3 together/ }).waitFor()
}

/** Makes two addresses, and opens the form of a third. */
async function keptAddresses({ page }: Visit): Promise<void> {
  const headers = bearer(await beSignedIn(page))
  for (const [name, address] of [
    ['Ada Byron', '1 Freewheel Lane\nWheelham WH1 2EL\nUnited Kingdom'],
    ['Hub Workshop', '7 Chain Street\n10115 Berlin\nGermany'],
  ])
    await ok(
      await page.request.post('/api/addresses', {
        headers,
        data: { name, address, phone: '+44 20 7946 0123' },
      }),
    )
  await page.goto(dashboardLinks.account)
  await page.getByText('Hub Workshop').first().waitFor()
  await page.getByRole('button', { name: 'Add an address' }).click()
  await page.getByRole('button', { name: 'Save the address' }).waitFor()
}

async function paymentsPaused({ page }: Visit): Promise<void> {
  const message =
    'Too many cards were declined. Your order stays. Ask your bank about the card. You can pay again in 58 minutes.'
  await refuse(page, '**/api/create-payment-intent', 409, message)
  const order = await book(page, await beSignedIn(page), await toolNamed(page, 'Chain whip'))
  await page.goto(dashboardLinks.payment(order))
  await page.getByText(message).waitFor()
}

async function otherWays({ page }: Visit): Promise<void> {
  const order = await book(page, await beSignedIn(page), await toolNamed(page, 'Chain whip'))
  await openPayment(page, order)
  await page.getByRole('radio', { name: 'Other ways to pay' }).check()
  await payButton(page).and(page.locator(':enabled')).waitFor()
}
