import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn, type Customer } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { bearer, ordersOf } from './support/orders.ts'
import { figure, navbar, toast } from './support/screens.ts'

const phone = { width: 360, height: 740 }

/** Gives a part stock through the API. Returns its name. */
async function stockPart(page: Page, admin: Customer): Promise<string> {
  const [part] = await (await page.request.get('/api/items')).json()
  const answer = await page.request.patch(`/api/items/${part._id}`, {
    headers: bearer(admin),
    data: { minOrderQuantity: 1, availableQuantity: 20 },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return part.name
}

test('On a phone three tools and a part go from an empty basket to held orders', async ({
  page,
  shop,
  newVisitor,
}) => {
  const part = await stockPart(page, await beAdmin(page, shop.admin))
  const buyer = await newVisitor()
  await buyer.setViewportSize(phone)
  const customer = await beSignedIn(buyer)
  const main = buyer.getByRole('main')
  await buyer.goto('/basket')
  await expect(main.getByText('Your basket is empty.')).toBeVisible()
  await main.getByRole('link', { name: 'See all tools' }).click()
  const whip = await toolNamed(buyer, 'Chain whip')
  for (const name of ['Chain whip', 'Axle vice'])
    await main.getByRole('button', { name: `Add to basket ${name}`, exact: true }).click()
  await buyer.goto(`/tool/${(await toolNamed(buyer, 'Torque wrench 2–24 N·m'))._id}`)
  await main.getByRole('button', { name: 'Add to basket' }).first().click()
  await buyer.goto('/items')
  await main.getByRole('button', { name: `Add to basket ${part}` }).click()
  await expect(toast(buyer, `1 × ${part} added to your basket.`)).toBeVisible()
  await navbar(buyer).getByRole('link', { name: 'Basket 4' }).click()
  await expect(main.getByRole('listitem')).toHaveCount(4)
  await expectAccessible(buyer)
  await main.getByRole('button', { name: 'Hold these for 24 hours' }).click()
  await expect(main.getByRole('heading', { name: /Held for you/ })).toBeFocused()
  await expect(figure(main, 'Purchase number')).toHaveText(/^P-\d+-\d$/)
  await expectAccessible(buyer)
  const orders = await ordersOf(buyer, customer)
  expect(orders.map(({ tool }) => tool)).toEqual(expect.arrayContaining([whip.name, 'Axle vice', part]))
  expect(orders).toHaveLength(4)
  await main.getByRole('link', { name: 'Pay in My Orders' }).click()
  await expect(main.getByRole('heading', { name: 'My Orders' })).toBeVisible()
})

test('By keyboard a scanned number is added, a refused line is mended and the basket is held', async ({
  page,
}) => {
  const whip = await toolNamed(page, 'Chain whip')
  await beSignedIn(page)
  await page.goto('/basket')
  const main = page.getByRole('main')
  await tabTo(page, main.getByLabel('Numbers or names with quantities'))
  await page.keyboard.type(`${whip.availableQuantity + 5} x Chain whip`)
  await page.keyboard.press('Enter')
  await tabTo(page, main.getByRole('button', { name: /^Lower to/ }))
  await page.keyboard.press('Enter')
  await expect(main.getByLabel('Quantity of Chain whip')).toHaveValue(String(whip.availableQuantity))
  await main.getByLabel('Quantity of Chain whip').fill('1')
  await tabTo(page, main.getByRole('button', { name: 'Hold these for 24 hours' }))
  await page.keyboard.press('Enter')
  await expect(main.getByRole('heading', { name: /Held for you/ })).toBeFocused()
})

test('A visitor signs in to hold the basket, and nothing of it is lost', async ({ page }) => {
  await page.goto(`/tool/${(await toolNamed(page, 'Chain whip'))._id}`)
  await page.getByRole('button', { name: 'Add to basket' }).first().click()
  await page.goto('/basket')
  await page.getByRole('button', { name: 'Hold these for 24 hours' }).click()
  await page.waitForURL('/login')
  await beSignedIn(page)
  await page.goto('/basket')
  await expect(page.getByLabel('Quantity of Chain whip')).toBeVisible()
})
