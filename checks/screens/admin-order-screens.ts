import { toolNamed } from '../../e2e/support/catalogue.ts'
import { makeAccount } from '../../e2e/support/customer.ts'
import { dashboardForm, rowOf } from '../../e2e/support/dashboard.ts'
import { book } from '../../e2e/support/orders.ts'
import { payByApi } from '../../e2e/support/payment.ts'
import { parcelSlipTexts } from '../../web/features/admin-orders/parcel-slip-texts.ts'
import { slipTexts } from '../../web/features/admin-orders/slip-texts.ts'
import { parcelTexts } from '../../web/features/admin-orders/texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { holdBack, loseCalls, refuse } from './answers.ts'
import type { CustomersOrders } from './orders-in-every-state.ts'
import { withdrawFromPaid } from './purchase-screens.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of orders for admins: list, order, refund and slips. */
export const adminOrderScreens: readonly Screen[] = [
  ...screensOf('/dashboard/manageallorders', 'admin', {
    'all-orders': openAllOrders,
    'all-orders-on-their-way': ordersOnTheirWay,
    'all-orders-not-loaded': ordersNotLoaded,
    'all-orders-send-question': sendQuestion,
    'all-orders-nothing-fits': open(
      `${dashboardLinks.manageAllOrders}?q=nobody@example.com`,
      'Nothing found.',
    ),
  }),
  ...screensOf('/dashboard/manageallorders/:orderId', 'admin', {
    'order-unpaid': openOrder('held'),
    'order-hold-over': openOrder('holdOver'),
    'order-to-send': openOrder('paid'),
    'order-sent': openOrder('sent'),
    'order-parcels': orderParcels,
    'order-refunded': openOrder('refunded'),
    'order-withdrawn': orderWithdrawn,
    'refund-errors': refundErrors,
    'refund-question': refundQuestion,
    'refund-refused': refundRefused,
  }),
  ...screensOf('/dashboard/slips', 'admin', {
    slips: openSlips,
    'slips-none': open(dashboardLinks.slips([]), slipTexts.none),
  }),
]

async function openAllOrders({ page, people }: Visit): Promise<void> {
  await people.orders()
  await page.goto(dashboardLinks.manageAllOrders)
  await rowOf(page, (await people.customer()).email)
    .first()
    .waitFor()
}

async function ordersOnTheirWay({ page }: Visit): Promise<void> {
  await holdBack(page, '**/api/booking?*')
  await page.goto(dashboardLinks.manageAllOrders)
  await page.locator('.skeleton-block').waitFor()
}

async function ordersNotLoaded({ page }: Visit): Promise<void> {
  await loseCalls(page, '**/api/booking?*')
  await page.goto(dashboardLinks.manageAllOrders)
  await page.getByRole('alert').waitFor()
}

/** Opens the question about an order without an address, which offers to send the others immediately. */
async function sendQuestion({ page, shop, people }: Visit): Promise<void> {
  const caller = await people.open('stranger')
  const customer = await makeAccount(caller)
  await payByApi(caller, shop, customer, await book(caller, customer, await toolNamed(caller, 'Axle vice')))
  await caller.context().close()
  await page.goto(dashboardLinks.manageAllOrders)
  const row = rowOf(page, customer.email)
  await row.getByRole('checkbox').check()
  await row.getByRole('button', { name: /^Send/ }).click()
  await row.getByRole('button', { name: 'Send without an address' }).waitFor()
}

/** Adds a second parcel to a sent order, and opens the form for a third. */
async function orderParcels(visit: Visit): Promise<void> {
  const { page } = visit
  await openOrder('sent')(visit)
  const parcels = page.getByRole('region', { name: parcelTexts.heading })
  const add = parcels.getByRole('button', { name: parcelTexts.add, exact: true })
  await add.click()
  await parcels.getByLabel('Carrier').fill('UPS')
  await parcels.getByLabel('Tracking number').fill('1Z 999')
  await parcels.getByRole('button', { name: parcelTexts.saveAddition }).click()
  await parcels.getByRole('link', { name: 'UPS 1Z 999' }).waitFor()
  await add.click()
}

async function orderWithdrawn({ page, shop, people }: Visit): Promise<void> {
  const caller = await people.open('stranger')
  const order = await withdrawFromPaid(caller, shop, await makeAccount(caller))
  await caller.context().close()
  await page.goto(dashboardLinks.order(order))
  await page.getByRole('button', { name: /^Take it back/ }).click()
  await page.getByRole('form', { name: 'Take the withdrawal back?' }).waitFor()
}

function openOrder(state: keyof CustomersOrders): Screen['reach'] {
  return async ({ page, people }) => {
    await page.goto(dashboardLinks.order((await people.orders())[state]))
    // The history loads last.
    await page
      .getByText(/^Booked: /)
      .first()
      .waitFor()
  }
}

async function openSlips({ page, people }: Visit): Promise<void> {
  const { paid, held } = await people.orders()
  await page.goto(dashboardLinks.slips([paid, held]))
  await page.getByText(parcelSlipTexts.content).first().waitFor()
}

async function refundErrors(visit: Visit): Promise<void> {
  await openOrder('paid')(visit)
  const form = dashboardForm(visit.page, 'Refund')
  await form.getByLabel('Amount', { exact: true }).fill('1000000')
  await form.getByRole('button', { name: 'Refund…' }).click()
  await form.getByText('Reason is required').waitFor()
}

async function refundQuestion(visit: Visit): Promise<void> {
  await openOrder('paid')(visit)
  const form = dashboardForm(visit.page, 'Refund')
  await form.getByLabel('Reason').fill('It came with a bent handle, and the customer wants no other one')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Refund…' }).click()
  await form.getByText('This cannot be undone.').waitFor()
}

async function refundRefused(visit: Visit): Promise<void> {
  const message = 'The card provider refused this refund, and no money was moved.'
  await refuse(visit.page, '**/api/bookings/*/refunds', 409, message)
  await refundQuestion(visit)
  const form = dashboardForm(visit.page, 'Refund')
  await form.getByRole('button', { name: /^Yes/ }).click()
  await form.getByText(message).waitFor()
}
