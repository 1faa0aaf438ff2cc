import { toolNamed } from '../../e2e/support/catalogue.ts'
import { makeAccount } from '../../e2e/support/customer.ts'
import { book, orderOf } from '../../e2e/support/orders.ts'
import { links } from '../../web/routing/links.ts'
import { open, type Screen, screensOf, type Visit } from './screen.ts'

/** The two steps of a withdrawal, and their refusals. */
export const withdrawalScreens: readonly Screen[] = screensOf('/withdraw', 'stranger', {
  withdraw: open(links.withdraw, 'Step 1 of 2'),
  'withdraw-unknown': async (visit) => find(visit, 'TW-999999-0', 'ada@example.com', 'We found no order'),
  'withdraw-choose': choose,
  'withdraw-done': async (visit) => {
    await choose(visit)
    await visit.page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await visit.page.getByText('We have received your withdrawal.').waitFor()
  },
})

async function choose(visit: Visit): Promise<void> {
  const { page } = visit
  const customer = await makeAccount(page)
  const orderId = await book(page, customer, await toolNamed(page, 'Pin spanner'))
  const { number = '' } = (await orderOf(page, customer, orderId)) as { number?: string }
  await find(visit, number, customer.email, 'Step 2 of 2')
}

async function find({ page }: Visit, number: string, email: string, text: string): Promise<void> {
  await page.goto(links.withdraw)
  await page.getByLabel('Number of the order or purchase').fill(number)
  await page.getByRole('main').getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Find the purchase' }).click()
  await page.getByText(text).waitFor()
}
