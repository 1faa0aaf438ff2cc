import { toolNamed } from '../../e2e/support/catalogue.ts'
import { beSignedIn, ok } from '../../e2e/support/customer.ts'
import { bearer, book } from '../../e2e/support/orders.ts'
import { pay } from '../../e2e/support/payment.ts'
import { fillCard, openPayment, payButton } from '../../e2e/support/screens.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { holdBack, loseCalls } from './answers.ts'
import type { CustomersOrders } from './orders-in-every-state.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** The payment page before, during and after a payment. */
export const paymentScreens: readonly Screen[] = screensOf('/dashboard/payment/:orderId', 'customer', {
  payment: async ({ page, people }) => openPayment(page, (await people.orders()).held),
  'payment-on-its-way': paymentOnItsWay,
  'payment-refused': paymentRefused,
  'payment-3-d-secure': threeDSecure,
  'payment-not-opened': paymentNotOpened,
  'payment-paid': openOrder('paid', 'This order is paid.'),
  'payment-refunded': openOrder('refunded', 'This order is paid.'),
  'payment-unknown': open(dashboardLinks.payment('nobodys'), 'This order is not in your list'),
}).concat(
  screensOf('/dashboard/payment/:orderId', 'stranger', {
    'payment-done': paymentDone,
    'payment-doubted-address': doubtedAddress,
    'payment-country-asked': countryAsked,
  }),
  screensOf('/dashboard/payment', 'stranger', {
    'payment-together': payTogether,
    'payment-together-changed': paymentChanged,
    'payment-together-done': paidTogether,
    'payment-several-addresses': severalAddresses,
    'payment-one-address-for-all': oneAddressForAll,
  }),
)

function openOrder(state: keyof CustomersOrders, text: string): Screen['reach'] {
  return async ({ page, people }) => {
    await page.goto(dashboardLinks.payment((await people.orders())[state]))
    await page.getByText(text).waitFor()
  }
}

async function paymentOnItsWay({ page, people }: Visit): Promise<void> {
  const { held } = await people.orders()
  await holdBack(page, '**/api/bookings/*')
  await page.goto(dashboardLinks.payment(held))
  await page.locator('.skeleton-block').waitFor()
}

async function paymentRefused({ page, people }: Visit): Promise<void> {
  await openPayment(page, (await people.orders()).held)
  await fillCard(page, '4000 0000 0000 0002')
  await payButton(page).click()
  await page.getByText('Your card was declined.').waitFor()
}

async function threeDSecure({ page, people }: Visit): Promise<void> {
  await openPayment(page, (await people.orders()).held)
  await fillCard(page, '4000 0025 0000 3155')
  await payButton(page).click()
  await page.getByRole('dialog').waitFor()
}

async function paymentNotOpened({ page, people }: Visit): Promise<void> {
  const { held } = await people.orders()
  await loseCalls(page, '**/api/create-payment-intent')
  await page.goto(dashboardLinks.payment(held))
  await page.getByRole('alert').waitFor()
}

async function paymentDone({ page }: Visit): Promise<void> {
  const customer = await beSignedIn(page)
  await pay(page, await book(page, customer, await toolNamed(page, 'Cable cutter')))
}

/** Opens one payment of five orders; returns their ids. */
async function payTogether({ page }: Visit): Promise<readonly string[]> {
  const customer = await beSignedIn(page)
  const orders: string[] = []
  for (const name of ['Cable cutter', 'Chain whip', 'Axle vice', 'Crank puller', 'Torque wrench 2–24 N·m'])
    orders.push(await book(page, customer, await toolNamed(page, name)))
  await page.goto(dashboardLinks.payTogether(orders))
  await payButton(page).and(page.locator(':enabled')).waitFor()
  return orders
}

async function paymentChanged(visit: Visit): Promise<void> {
  const [first = ''] = await payTogether(visit)
  const { page } = visit
  await page.request.delete(`/api/bookings/${first}`, {
    headers: { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` },
  })
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await page.getByText('It was cancelled.').waitFor()
}

async function paidTogether(visit: Visit): Promise<void> {
  await payTogether(visit)
  await fillCard(visit.page, '4242 4242 4242 4242')
  await payButton(visit.page).click()
  await visit.page.getByText('The payment is recorded.').waitFor()
}

/** Opens one payment of three orders: two with different addresses, and one without any. */
async function severalAddresses({ page }: Visit): Promise<void> {
  const customer = await beSignedIn(page)
  const orders: string[] = []
  for (const name of ['Cable cutter', 'Chain whip', 'Axle vice'])
    orders.push(await book(page, customer, await toolNamed(page, name)))
  for (const [order, address] of [
    [orders[0], '1 Freewheel Lane\nWheelham WH1 2EL\nUnited Kingdom'],
    [orders[1], 'Hub Workshop\n7 Chain Street\n10115 Berlin\nGermany'],
  ])
    await ok(
      await page.request.put('/api/delivery-address', {
        headers: { authorization: `Bearer ${customer.token}` },
        data: { orders: [order], name: 'Ada Byron', address, phone: '+44 20 7946 0123' },
      }),
    )
  await page.goto(dashboardLinks.payTogether(orders))
  await page.getByRole('button', { name: 'Send all to one address' }).waitFor()
  await payButton(page).and(page.locator(':enabled')).waitFor()
}

/** Fields of an American address with an unusual ZIP code. */
async function doubtedAddress({ page }: Visit): Promise<void> {
  const order = await book(page, await beSignedIn(page), await toolNamed(page, 'Chain whip'))
  await openPayment(page, order)
  const main = page.getByRole('main')
  await main.getByLabel('Phone', { exact: true }).fill('+1 555 0100')
  await main.getByLabel('Country', { exact: true }).selectOption('US')
  await main.getByLabel('Company (optional)').fill('Hub Workshop')
  await main.getByLabel('Street and number').fill('7 Chain Street')
  await main.getByLabel('City').fill('Springfield')
  await main.getByLabel('State').fill('IL')
  await main.getByLabel('ZIP code').fill('6270')
  await main.getByLabel('State').focus()
  await page.getByText('This ZIP code looks unusual for United States.').waitFor()
}

/** Proposes an address that was saved without a country. */
async function countryAsked({ page }: Visit): Promise<void> {
  const customer = await beSignedIn(page)
  const headers = bearer(customer)
  const data = { name: 'Ada Byron', address: 'Ring 1\n1010 Wien', phone: '+43 1 234' }
  await ok(await page.request.post('/api/addresses', { headers, data }))
  const order = await book(page, customer, await toolNamed(page, 'Chain whip'))
  await openPayment(page, order)
  await page.getByText('Addresses have a country now.').waitFor()
}

async function oneAddressForAll(visit: Visit): Promise<void> {
  await severalAddresses(visit)
  await visit.page.getByRole('button', { name: 'Send all to one address' }).click()
  await visit.page.getByRole('button', { name: 'Keep each address' }).waitFor()
}
