import type { Page } from '@playwright/test'
import { chargesFor } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, type Customer } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { fillCard, openPayment, payButton } from './support/screens.ts'

let customer: Customer
let orderId: string

test.beforeEach(async ({ page }) => {
  customer = await beSignedIn(page)
  orderId = await book(page, customer, await toolNamed(page, 'Cable cutter'))
  await openPayment(page, orderId)
})

async function expectRefusal(page: Page, sentence: string): Promise<void> {
  const refusal = page.getByRole('alert')
  await expect(refusal).toHaveText(sentence)
  await expect(refusal).toBeRed()
  await expect(refusal).toBeBelow(payButton(page))
  expect((await orderOf(page, customer, orderId)).paid).toBe(false)
}

const refusals = [
  ['4000 0000 0000 0002', 'Your card was declined.'],
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  [
    '4111 1111 1111 1111',
    'This is a test shop: only test cards work here, and nothing was charged. Try 4242 4242 4242 4242.',
  ],
] as const

test('A refused card says why; the order stays unpaid, and another card pays it later', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('status of 402')
  for (const [number, sentence] of refusals) {
    await test.step(number, async () => {
      await fillCard(page, number)
      await payButton(page).click()
      await expectRefusal(page, sentence)
    })
  }
  await page.goto('/dashboard/myorders')
  await expect(page.getByRole('row').getByText('Unpaid')).toBeVisible()

  await openPayment(page, orderId)
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  expect(await chargesFor(shop, orderId)).toHaveLength(1)
})

test('After a refusal another card pays in the same form', async ({ page, shop, expectConsole }) => {
  expectConsole('status of 402')
  await fillCard(page, '4000 0000 0000 0002')
  await payButton(page).click()
  await expectRefusal(page, 'Your card was declined.')
  await fillCard(page, '5555 5555 5555 4444')
  await payButton(page).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(await chargesFor(shop, orderId)).toHaveLength(1)
})

const mistyped = [
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['4242 4242', 'Your card number is incomplete.'],
] as const

test('Missing and mistyped card fields are reported, and nothing is charged', async ({ page, shop }) => {
  await payButton(page).click()
  await expectRefusal(page, 'Your card number is incomplete.')
  for (const [number, sentence] of mistyped) {
    await test.step(number, async () => {
      await fillCard(page, number)
      await payButton(page).click()
      await expectRefusal(page, sentence)
    })
  }
  await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('')
  await page.getByRole('textbox', { name: 'Security code' }).fill('')
  await payButton(page).click()
  await expectRefusal(page, "Your card's expiration date is incomplete.")
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('12 / 34')
  await payButton(page).click()
  await expectRefusal(page, "Your card's security code is incomplete.")
  await expect(page.getByRole('textbox', { name: 'Security code' })).toBeFocused()
  await expect(page.getByRole('group', { name: 'Security code' })).toHaveAccessibleDescription(
    "Your card's security code is incomplete.",
  )
  expect(await chargesFor(shop, orderId)).toEqual([])
})

test('An error that the card’s bank finds in one field moves the focus there', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 402')
  await fillCard(page, '4000 0000 0000 0127')
  await payButton(page).click()
  await expectRefusal(page, "Your card's security code is incorrect.")
  await expect(page.getByRole('textbox', { name: 'Security code' })).toBeFocused()
})
