import { onAccountTexts as texts } from '../../web/features/payment/on-account/texts.ts'
import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** The payment page of a person whose company pays by invoice. */
export const onAccountScreens: readonly Screen[] = screensOf('/dashboard/payment/:orderId', 'customer', {
  'payment-by-invoice': byInvoice,
  'payment-above-the-limit': aboveLimit,
  'payment-by-invoice-refused': refusedByInvoice,
  'order-on-account': onAccount,
  'order-on-account-partly-paid': partlyPaid,
})

const terms = {
  offered: true,
  company: 'Fahrradwerkstatt Zum Langen Gassenende GmbH & Co. KG',
  days: 30,
  limit: 2000,
  owed: 350.5,
  overdueSince: null,
  bank: { holder: 'Truewheel Sample Company', iban: 'DE89370400440532013000', bic: 'COBADEFFXXX', bank: '' },
}
const dueAt = Date.UTC(2026, 11, 30, 12)

/** Opens the payment of a held order with these terms. */
async function openWith({ page, people }: Visit, differing: Partial<typeof terms> = {}): Promise<void> {
  const { held } = await people.orders()
  await page.route('**/api/orders/on-account', (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ json: { ...terms, ...differing } })
      : route.fulfill({
          status: 409,
          json: {
            message:
              'You owe $1,840.00 of $2,000.00; this order of $300.00 is $140.00 too much. Pay it by card, or pay an invoice first.',
          },
        }),
  )
  await page.goto(dashboardLinks.payment(held))
  await page.getByText(texts.heading).waitFor()
}

async function byInvoice(visit: Visit): Promise<void> {
  await openWith(visit)
  await visit.page.getByText(texts.next).waitFor()
}

async function aboveLimit(visit: Visit): Promise<void> {
  await openWith(visit, { owed: 1999.5 })
  await visit.page.getByText('above the limit').waitFor()
}

async function refusedByInvoice(visit: Visit): Promise<void> {
  await openWith(visit)
  await visit.page.getByRole('button', { name: /^Order by invoice/ }).click()
  await visit.page.getByText('too much').waitFor()
}

/** Opens an order on account, of whose invoice a part may be paid. */
async function openOwed({ page, people }: Visit, paid: number): Promise<void> {
  const { paid: order } = await people.orders()
  const price = 16.8
  await page.route('**/api/orders/on-account', (route) => route.fulfill({ json: terms }))
  await page.route('**/api/own-receivables', (route) => {
    const invoice = {
      number: 'INV-00042',
      orders: [{ _id: order, number: 'T-00042' }],
      references: ['PO-2026-0815'],
      issuedAt: dueAt - 1,
      dueAt,
      overdueDays: 0,
      gross: price,
      open: price - paid,
      disputed: false,
      mine: true,
    }
    const sums = { company: terms.company, open: price - paid, overdue: 0, unassigned: 0, more: false }
    return route.fulfill({ json: { ...sums, invoices: [invoice] } })
  })
  await page.route(`**/api/bookings/${order}`, async (route) => {
    const answer = await route.fetch()
    const owed = { paid: false, onAccount: true, onAccountAt: dueAt - 1, dueAt, invoices: ['INV-00042'] }
    const byInvoice = { paidAt: null, card: null, price, refundable: price }
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...owed, ...byInvoice } })
  })
  await page.goto(dashboardLinks.payment(order))
  await page.getByRole('heading', { name: texts.done }).waitFor()
  await page.getByText(paid > 0 ? texts.partlyPaid : texts.byCard).waitFor()
}

async function onAccount(visit: Visit): Promise<void> {
  await openOwed(visit, 0)
}

async function partlyPaid(visit: Visit): Promise<void> {
  await openOwed(visit, 10)
}
