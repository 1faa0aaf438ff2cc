import type { Page } from '@playwright/test'
import { allCharges } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Customer, keepToken, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { bearer, book, ordersOf } from './support/orders.ts'
import { fillCard, navbar, payButton } from './support/screens.ts'

const names = ['Chain whip', 'Axle vice', 'Pin spanner'] as const

/** Books one of each tool through the API. Returns the ids of the orders. */
async function bookAll(page: Page, customer: Customer): Promise<readonly string[]> {
  const ids: string[] = []
  for (const name of names) ids.push(await book(page, customer, await toolNamed(page, name)))
  return ids
}

const recorded = (page: Page) => page.getByText('The payment is recorded.')
const paidBefore = (page: Page) => page.getByText(/There is nothing more to pay\.|These orders are paid/)

test('A set of orders and a basket become one payment, also in two tabs and on two devices', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  // The provider refuses the second of two payments.
  expectConsole('/v1/payment_intents/')
  const customer = await beSignedIn(page)

  await test.step('Unpaid orders are paid together once by keyboard, after a reload, in two tabs and with Enter pressed twice', async () => {
    await bookAll(page, customer)
    await page.goto('/dashboard/myorders')
    const together = page.getByRole('link', { name: /^Pay these 3 together/ })
    await tabTo(page, together)
    await page.keyboard.press('Enter')
    await expect(payButton(page)).toBeEnabled()
    await page.reload()
    await expect(payButton(page)).toBeEnabled()
    const other = await page.context().newPage()
    await other.goto(page.url())
    await expect(payButton(other)).toBeEnabled()
    await fillCard(other, '5555 5555 5555 4444')
    await fillCard(page, '4242 4242 4242 4242')
    await Promise.all([
      payButton(other).click(),
      page
        .getByRole('textbox', { name: 'Security code' })
        .press('Enter')
        .then(() => page.keyboard.press('Enter')),
    ])
    for (const tab of [page, other]) await expect(recorded(tab).or(paidBefore(tab)).first()).toBeVisible()
    const orders = await ordersOf(page, customer)
    const sum = orders.reduce((cents, { price }) => cents + Math.round(price * 100), 0)
    expect(orders.map(({ paid }) => paid)).toEqual([true, true, true])
    const charges = await allCharges(shop)
    expect(charges.map(({ id, amount_received }) => [id, amount_received])).toEqual([
      [orders[0]?.transactionId, sum],
    ])
    expect(new Set(orders.map(({ transactionId }) => transactionId)).size).toBe(1)
    await other.close()
  })

  await page.setViewportSize({ width: 360, height: 740 })
  await test.step('A line that is cancelled while its set is being paid is named, and the others are paid on a phone', async () => {
    const [first = '', ...others] = await bookAll(page, customer)
    await page.goto(`/dashboard/payment?orders=${[first, ...others].join(',')}`)
    await expect(payButton(page)).toBeEnabled()
    await ok(await page.request.delete(`/api/bookings/${first}`, { headers: bearer(customer) }))
    await page.evaluate(() => window.dispatchEvent(new Event('focus')))
    await expect(page.getByText('It was cancelled.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
    await page.getByRole('button', { name: /^Pay the other/ }).click()
    await expect(payButton(page)).toBeEnabled()
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).click()
    await expect(recorded(page)).toBeVisible()
    const [one, another, ...before] = await ordersOf(page, customer)
    expect([one, another].map((order) => [order?._id, order?.paid]).toSorted()).toEqual(
      others.map((id) => [id, true]).toSorted(),
    )
    expect(one?.transactionId).toBe(another?.transactionId)
    expect(before).toHaveLength(names.length)
  })

  await test.step('What is put in on a phone from the comparison is in the basket at the desk', async () => {
    const [vice, spanner] = [await toolNamed(page, 'Axle vice'), await toolNamed(page, 'Chain whip')]
    await page.goto(`/compare?tools=${vice._id},${spanner._id}`)
    for (const name of ['Axle vice', 'Chain whip'])
      await page
        .getByRole('button', { name: `Add to basket ${name}` })
        .first()
        .click()
    await expect(navbar(page).getByRole('link', { name: 'Basket 2' })).toBeVisible()
    const desk = await newVisitor()
    await desk.goto('/basket')
    await keepToken(desk, customer)
    await desk.goto('/basket')
    for (const name of ['Chain whip', 'Axle vice'])
      await expect(desk.getByLabel(`Quantity of ${name}`)).toBeVisible()
    const stored = desk.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok())
    await desk.getByRole('button', { name: 'Remove Axle vice' }).click()
    await expect(desk.getByLabel('Quantity of Axle vice')).toHaveCount(0)
    await stored
    await page.goto('/basket')
    await expect(page.getByLabel('Quantity of Chain whip')).toBeVisible()
    await expect(page.getByLabel('Quantity of Axle vice')).toHaveCount(0)
  })
})
