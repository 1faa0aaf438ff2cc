import { dashboardLinks } from '../../web/routing/dashboard-links.ts'
import { refuse } from './answers.ts'
import { type Screen, screensOf, type Visit } from './screen.ts'

/** Admin screens while the shop owes a refund, or a payment is disputed. */
export const owedMoneyScreens: readonly Screen[] = [
  ...screensOf('/dashboard', 'admin', { 'money-to-give-back': moneyToGiveBack }),
  ...screensOf('/dashboard/manageallorders/:orderId', 'admin', {
    'order-with-money-to-give-back': onItsOrder,
    'money-not-given-back': notGivenBack,
    'order-disputed': disputed,
  }),
]

const owed = {
  _id: 'pi_3QkTaBLkdIwHu7ix0fGZy1mX',
  order: 'a',
  tool: 'Truing stand',
  customer: 'kay.from-the-very-long-lane@example.com',
  amount: 1_249.5,
  failure: 'This charge has been charged back.',
  createdAt: Date.UTC(2026, 10, 1, 12),
}

async function stubOwedRefunds({ page }: Visit, ...more: readonly object[]): Promise<void> {
  await page.route('**/api/refunds/owed*', (route) => route.fulfill({ json: [owed, ...more] }))
}

async function moneyToGiveBack(visit: Visit): Promise<void> {
  const withoutOrder = {
    _id: 'pi_2',
    order: null,
    tool: null,
    customer: null,
    currency: 'eur',
    failure: null,
  }
  await stubOwedRefunds(visit, { ...owed, ...withoutOrder })
  await visit.page.goto(dashboardLinks.home)
  await visit.page.getByText('No order was found.').waitFor()
}

async function onItsOrder(visit: Visit): Promise<void> {
  await stubOwedRefunds(visit)
  await visit.page.goto(dashboardLinks.order((await visit.people.orders()).holdOver))
  await visit.page.getByRole('heading', { name: 'Refunds to make' }).waitFor()
}

async function notGivenBack(visit: Visit): Promise<void> {
  const message = 'The card provider refused this refund, and no money was moved.'
  await refuse(visit.page, '**/api/refunds/owed/*/retry', 409, message)
  await onItsOrder(visit)
  await visit.page.getByRole('button', { name: /Try again/ }).click()
  await visit.page.getByText(message).waitFor()
}

async function disputed({ page, people }: Visit): Promise<void> {
  const { paid } = await people.orders()
  await page.route(`**/api/bookings/${paid}`, async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, json: { ...(await answer.json()), dispute: 'open' } })
  })
  await page.route(`**/api/bookings/${paid}/timeline`, async (route) => {
    const answer = await route.fetch()
    const entry = { at: Date.now(), kind: 'disputed', amount: 24, reason: 'product_not_received' }
    await route.fulfill({ response: answer, json: [...(await answer.json()), entry] })
  })
  await page.goto(dashboardLinks.order(paid))
  await page.getByText('The bank’s reason: product not received').waitFor()
}
