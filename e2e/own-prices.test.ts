import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn } from './support/customer.ts'
import { rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { ordersOf } from './support/orders.ts'
import { toast } from './support/screens.ts'
import type { Shop } from './support/shop.ts'
import { updateRow } from './support/shop-database.ts'

const main = (page: Page) => page.getByRole('main')
const money = (amount: number) => `$${amount.toFixed(2)}`

/** Makes the account buy for a granted company with ten per cent off everything. */
function joinCompany(shop: Shop, email: string): void {
  updateRow(
    shop,
    `insert into price_lists (id, name, name_folded, rate_hundredths, version, created_at, updated_at)
     values (?, 'Ten off', 'ten off', 1000, 1, 1, 1)`,
    'ten-off',
  )
  updateRow(
    shop,
    `insert into companies (id, name, name_folded, country, lines, postcode, city, region, state, asked_at, price_list_id, updated_at)
     values ('radwerk', 'Radwerk', 'radwerk', 'AT', '[]', '1010', 'Wien', '', 'granted', 1, ?, 1)`,
    'ten-off',
  )
  updateRow(
    shop,
    "insert into company_members (user_id, company_id, added_at) select id, 'radwerk', 1 from users where email = ?",
    email,
  )
}

test('An owner puts a file of prices into a list, corrects a mistake, and takes the change back', async ({
  page,
  shop,
}) => {
  await beAdmin(page, shop.admin)
  const { _id: whip, price } = await toolNamed(page, 'Chain whip')
  await page.goto('/dashboard/prices')
  await main(page).getByRole('link', { name: 'Price lists' }).click()
  await main(page).getByRole('button', { name: 'Add a price list' }).click()
  await main(page).getByLabel('Name', { exact: true }).fill('Workshops in Vienna')
  await main(page).getByLabel('Off everything, in per cent').fill('120')
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(main(page).getByText('Enter a percentage from 0 to 95')).toBeVisible()
  await main(page).getByLabel('Off everything, in per cent').fill('12.5')
  await main(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Price list Workshops in Vienna is saved')).toBeVisible()
  await expect(rowOf(page, 'Workshops in Vienna')).toContainText('−12.5 %')

  await main(page)
    .getByRole('link', { name: /^Prices ?: Workshops in Vienna$/ })
    .click()
  const lines = main(page).getByLabel('Lines', { exact: true })
  await main(page).getByRole('button', { name: 'Check it' }).click()
  await expect(main(page).getByText('paste at least one line')).toBeVisible()
  await expect(lines).toBeFocused()
  await lines.fill(`${whip}; ${(price - 3).toFixed(2)}\nTW-NONE; 5.00`)
  await main(page).getByRole('button', { name: 'Check it' }).click()
  await expect(main(page).getByText('Line 2: No product has the number TW-NONE.')).toBeVisible()
  await expectAccessible(page)
  await lines.fill(`${whip}; ${(price - 3).toFixed(2)}\n${whip}; ${(price - 4).toFixed(2)}; 10`)
  await main(page).getByRole('button', { name: 'Check it' }).click()
  await expect(main(page).getByText('1 product new, 0 changed')).toBeVisible()
  await expectAccessible(page)
  await main(page).getByRole('button', { name: 'Change the prices' }).click()
  await expect(toast(page, 'The prices of Workshops in Vienna are changed')).toBeVisible()
  const own = `${money(price - 3)}, from 10: ${money(price - 4)}`
  await expect(rowOf(page, 'Chain whip')).toContainText(own)
  await main(page).getByRole('searchbox').fill('hammer')
  await expect(main(page).getByText('Nothing found.')).toBeVisible()
  await main(page).getByRole('searchbox').fill('WHIP')
  await expect(rowOf(page, 'Chain whip')).toContainText(own)

  await page.goto('/dashboard/changes')
  // Other tests of this shop change prices of lists, too.
  const recorded = main(page).getByRole('row').filter({ hasText: 'Prices of a list changed' })
  const ofList = recorded.filter({ hasText: 'Workshops in Vienna' })
  await ofList.getByRole('button', { name: /Undo/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: /Undo/ }).click()
  await expect(ofList).toHaveCount(2)
  await page.goto('/dashboard/price-lists')
  await main(page)
    .getByRole('link', { name: /^Prices ?: Workshops in Vienna$/ })
    .click()
  await expect(main(page).getByText('No product has a price in this list yet.')).toBeVisible()
})

test('A workshop sees its price beside the public one, and books at it', async ({ page, shop }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const buyer = await beSignedIn(page)
  joinCompany(shop, buyer.email)
  const { _id: whip, price } = await toolNamed(page, 'Chain whip')
  const own = Math.round(price * 90) / 100
  await page.goto(`/tool/${whip}`)
  await expect(main(page).getByText(`Yours: ${money(own)}`)).toBeVisible()
  await expect(main(page).locator('.figures-large')).toContainText(price.toFixed(2))
  await expectAccessible(page)
  await main(page).getByLabel('Quantity').fill('2')
  await expect(main(page).getByRole('button', { name: `Book 2 for ${money(2 * own)}` })).toBeVisible()
  await page.goto('/tools')
  await expect(
    main(page)
      .getByText(/^Yours: \$/)
      .first(),
  ).toBeVisible()
  await page.evaluate((line) => localStorage.setItem('basket', JSON.stringify([line])), {
    id: whip,
    name: 'Chain whip',
    price,
    quantity: 3,
  })
  await page.goto('/basket')
  await expect(main(page).locator('.basket-total')).toContainText(money(Math.round(3 * own * 100) / 100))
  await expectAccessible(page)
  await main(page)
    .getByRole('button', { name: /Hold these/ })
    .click()
  await expect(main(page).getByRole('heading', { name: /Held for you/ })).toBeFocused()
  const [order] = await ordersOf(page, buyer)
  expect(order).toMatchObject({ price: Math.round(3 * own * 100) / 100, publicUnitPrice: price })
})
