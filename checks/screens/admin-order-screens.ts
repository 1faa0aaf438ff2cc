import { dashboardForm, rowOf } from '../../e2e/support/dashboard.ts'
import { slipTexts } from '../../web/features/admin-orders/slip-texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { holdBack, loseCalls, refuse } from './answers.ts'
import type { CustomersOrders } from './orders-in-every-state.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** Screens of orders for admins: list, order, refund and slips. */
export const adminOrderScreens: readonly Screen[] = [
  ...screensOf('/dashboard/manageallorders', 'admin', {
    'all-orders': openAllOrders,
    'all-orders-on-their-way': ordersOnTheirWay,
    'all-orders-not-loaded': ordersNotLoaded,
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
    'order-refunded': openOrder('refunded'),
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

function openOrder(state: keyof CustomersOrders): Screen['reach'] {
  return async ({ page, people }) => {
    await page.goto(dashboardLinks.order((await people.orders())[state]))
    await page.getByText('Freewheel Lane').first().waitFor()
  }
}

async function openSlips({ page, people }: Visit): Promise<void> {
  const { paid, held } = await people.orders()
  await page.goto(dashboardLinks.slips([paid, held]))
  await page.getByText(slipTexts.content).first().waitFor()
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
