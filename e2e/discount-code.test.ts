import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { fillAddress } from './support/address.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { ordersOf } from './support/orders.ts'
import { figure, fillCard, payButton } from './support/screens.ts'
import type { Shop } from './support/shop.ts'
import { updateRow } from './support/shop-database.ts'

const main = (page: Page) => page.getByRole('main')
const field = (page: Page) => main(page).getByRole('textbox', { name: 'Discount code', exact: true })
const hold = (page: Page) => main(page).getByRole('button', { name: /Hold these/ })

/** Adds a rule of ten percent; its code is its id. */
function addRule(shop: Shop, id: string, { endsAt = 'null', groupId = 'null' }): void {
  updateRow(
    shop,
    `insert into price_rules (id, name, way, off_kind, off_value, targets, once_per_account, uses, code, code_folded,
      group_id, ends_at, version, created_at, updated_at)
     select ?, 'Rule', 'code', 'percent', 1000, '{"kind":"everything"}', 0, 0, column1, column1, ${groupId}, ${endsAt}, 1, 1, 1
     from (values ('${id}'))`,
    id,
  )
}

/** Puts pieces of a tool into the basket, and opens it. */
async function basketWith(page: Page, name: string, quantity: number, query = ''): Promise<void> {
  const { _id: id, price } = await toolNamed(page, name)
  await page.goto('/')
  await page.evaluate((line) => localStorage.setItem('basket', JSON.stringify([line])), {
    id,
    name,
    price,
    quantity,
  })
  await page.goto(`/basket${query}`)
}

test('On a phone a link brings the code; the basket says what is missing, and the order costs less', async ({
  page: buyer,
  expectConsole,
}) => {
  await buyer.setViewportSize({ width: 320, height: 640 })
  const customer = await beSignedIn(buyer)
  const { price } = await toolNamed(buyer, 'Chain whip')
  await basketWith(buyer, 'Chain whip', 2, '?code=club-10')
  const missing = (50 - 2 * price).toFixed(2)
  await expect(main(buyer).getByText(`$${missing} more, and this code applies.`).first()).toBeVisible()
  await expect(field(buyer)).toHaveValue('club-10')
  await expectAccessible(buyer)

  await main(buyer).getByLabel('Quantity of Chain whip').fill('4')
  const discount = (Math.round(4 * price * 10) / 100).toFixed(2)
  await expect(main(buyer).getByText(`Discount (CLUB10): −$${discount}`)).toBeVisible()
  await buyer.reload()
  await expect(main(buyer).getByText(`Discount (CLUB10): −$${discount}`)).toBeVisible()
  await expectAccessible(buyer)
  await hold(buyer).click()
  await expect(main(buyer).getByRole('heading', { name: /Held for you/ })).toBeFocused()
  const [order] = await ordersOf(buyer, customer)
  expect(order).toMatchObject({ discount: Number(discount), code: 'CLUB10', discountName: 'Club' })

  await main(buyer).getByRole('link', { name: 'Pay now' }).click()
  await expect(figure(main(buyer), 'Discount (CLUB10)')).toContainText(discount)
  await main(buyer).getByLabel('Phone', { exact: true }).fill('555 0100')
  await fillAddress(main(buyer), {
    country: 'Germany',
    street: 'Hauptstr. 1',
    postcode: '10115',
    city: 'Berlin',
  })
  await fillCard(buyer, '4242 4242 4242 4242')
  await payButton(buyer).click()
  await expect(main(buyer).getByText('The payment is recorded.')).toBeVisible()
  await expect(main(buyer).getByRole('row', { name: /Discount \(CLUB10\)/ })).toContainText(discount)

  await test.step('The code is valid once per account', async () => {
    await basketWith(buyer, 'Chain whip', 4, '?code=CLUB10')
    await expect(
      main(buyer)
        .getByText(/You used this code on/)
        .first(),
    ).toBeVisible()
    expectConsole(/409 .*purchases/)
    await hold(buyer).click()
    await expect(
      main(buyer)
        .getByRole('alert')
        .getByText(/You used this code on/)
        .first(),
    ).toBeVisible()
    await main(buyer).getByRole('button', { name: 'Remove', exact: true }).last().click()
    await hold(buyer).click()
    await expect(main(buyer).getByRole('heading', { name: /Held for you/ })).toBeFocused()
  })
})

test('By keyboard an expired code and one of a club are refused with the reason, and the typed code stays', async ({
  page,
  shop,
}) => {
  addRule(shop, 'SUMMER', { endsAt: '1' })
  updateRow(
    shop,
    "insert into customer_groups (id, name, name_folded, version, created_at, updated_at) values (?, 'Club', 'club', 1, 1, 1)",
    'club',
  )
  addRule(shop, 'RIDERS', { groupId: "'club'" })
  const { _id: id } = await toolNamed(page, 'Chain whip')
  await page.goto(`/tool/${id}`)
  const summary = main(page).locator('summary', { hasText: 'Discount code' })
  await tabTo(page, summary)
  await page.keyboard.press('Enter')
  await tabTo(page, field(page))
  await page.keyboard.type('summer')
  await page.keyboard.press('Enter')
  await expect(
    main(page).getByText('This code is not valid any more. Remove it to go on.').first(),
  ).toBeVisible()
  await expect(field(page)).toHaveValue('summer')
  await expectAccessible(page)

  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('riders')
  await page.keyboard.press('Enter')
  await expect(
    main(page)
      .getByText(/for members only\. Sign in/)
      .first(),
  ).toBeVisible()

  await test.step('After the sign-in the code is still there, and asks to verify the email', async () => {
    await beSignedIn(page)
    await page.goto(`/tool/${id}`)
    await expect(main(page).getByText(/Verify your email, then enter it again/)).toBeVisible()
    await expect(main(page).getByRole('button', { name: /^Book / })).toBeEnabled()
  })
})
