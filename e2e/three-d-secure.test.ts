import type { Page } from '@playwright/test'
import { chargesFor } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { fillCard, openPayment, payButton } from './support/screens.ts'

const bank = (page: Page) => page.getByRole('dialog', { name: '3-D Secure test page' })

test('A card that requires 3-D Secure is charged only once the authentication is completed', async ({
  page,
  shop,
}) => {
  const customer = await beSignedIn(page)
  const orderId = await book(page, customer, await toolNamed(page, 'Floor pump, 11 bar'))
  await openPayment(page, orderId)
  const refusal = page.getByRole('alert')
  const begin = async () => {
    await payButton(page).click()
    await expect(bank(page)).toBeVisible()
    expect(await chargesFor(shop, orderId)).toEqual([])
  }

  await test.step('Escape in the bank’s dialog counts as a failure', async () => {
    await fillCard(page, '4000 0025 0000 3155')
    await begin()
    await page.keyboard.press('Escape')
    await expect(refusal).toContainText('We are unable to authenticate your payment method.')
    expect(await chargesFor(shop, orderId)).toEqual([])
  })

  // The page shows each sentence until the next one arrives, so this causes a different one in between.
  await page.getByRole('textbox', { name: 'Security code' }).fill('')
  await payButton(page).click()
  await expect(refusal).toHaveText("Your card's security code is incomplete.")

  await test.step('A failed 3-D Secure shows a red message, charges nothing, and can be retried', async () => {
    await page.getByRole('textbox', { name: 'Security code' }).fill('123')
    await begin()
    await bank(page).getByRole('button', { name: 'Fail' }).click()
    await expect(refusal).toHaveText(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    )
    await expect(refusal).toBeRed()
    expect((await orderOf(page, customer, orderId)).paid).toBe(false)
    expect(await chargesFor(shop, orderId)).toEqual([])
    await begin()
  })

  await test.step('A card that requires 3-D Secure pays once it is completed', async () => {
    await bank(page).getByRole('button', { name: 'Complete' }).click()
    await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
    await expect(page.getByText('The payment is recorded.')).toBeVisible()
    expect((await orderOf(page, customer, orderId)).paid).toBe(true)
    expect(await chargesFor(shop, orderId)).toHaveLength(1)
  })
})
