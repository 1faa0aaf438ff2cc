import type { Page } from '@playwright/test'
import { chargesFor } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { fillCard, openPayment, payButton } from './support/screens.ts'

const mistyped = [
  ['4242 4242 4242 4241', 'Your card number is invalid.'],
  ['4242 4242', 'Your card number is incomplete.'],
] as const

const declined = ['4000 0000 0000 0002', 'Your card was declined.'] as const
const refusals = [
  declined,
  ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
  [
    '4111 1111 1111 1111',
    'This is a test shop: only test cards work here, and nothing was charged. Try 4242 4242 4242 4242.',
  ],
] as const

const securityCode = (page: Page) => page.getByRole('textbox', { name: 'Security code' })
const expiryDate = (page: Page) => page.getByRole('textbox', { name: 'Expiry date' })

test('A mistyped or declined card shows the reason below the form, nothing is charged, and another card pays', async ({
  page,
  shop,
  expectConsole,
}) => {
  expectConsole('status of 402')
  const customer = await beSignedIn(page)
  const orderId = await book(page, customer, await toolNamed(page, 'Cable cutter'))
  await openPayment(page, orderId)
  // The page shows each sentence until the next one arrives, so consecutive sentences must differ.
  const expectRefusal = async (sentence: string) => {
    await payButton(page).click()
    const refusal = page.getByRole('alert')
    await expect(refusal).toHaveText(sentence)
    await expect(refusal).toBeRed()
    await expect(refusal).toBeBelow(payButton(page))
    expect((await orderOf(page, customer, orderId)).paid).toBe(false)
  }

  await test.step('Missing and mistyped card fields are reported, and nothing is charged', async () => {
    await expectRefusal('Your card number is incomplete.')
    for (const [number, sentence] of mistyped) {
      await test.step(number, async () => {
        await fillCard(page, number)
        await expectRefusal(sentence)
      })
    }
    await page.getByRole('textbox', { name: 'Card number' }).fill('4242 4242 4242 4242')
    await expiryDate(page).fill('')
    await securityCode(page).fill('')
    await expectRefusal("Your card's expiration date is incomplete.")
    await expiryDate(page).fill('12 / 34')
    await expectRefusal("Your card's security code is incomplete.")
    await expect(securityCode(page)).toBeFocused()
    await expect(page.getByRole('group', { name: 'Security code' })).toHaveAccessibleDescription(
      "Your card's security code is incomplete.",
    )
    expect(await chargesFor(shop, orderId)).toEqual([])
  })

  await test.step('An error that the card’s bank finds in one field moves the focus there', async () => {
    await fillCard(page, '4000 0000 0000 0127')
    await expectRefusal("Your card's security code is incorrect.")
    await expect(securityCode(page)).toBeFocused()
  })

  await test.step('A refused card says why; the order stays unpaid, and another card pays it later', async () => {
    for (const [number, sentence] of refusals) {
      await test.step(number, async () => {
        await fillCard(page, number)
        await expectRefusal(sentence)
      })
    }
    await page.goto('/dashboard/myorders')
    await expect(page.getByRole('row').getByText('Unpaid')).toBeVisible()
    await openPayment(page, orderId)
    await test.step('after a refusal also in the same form', async () => {
      const [number, sentence] = declined
      await fillCard(page, number)
      await expectRefusal(sentence)
      await fillCard(page, '5555 5555 5555 4444')
      await payButton(page).click()
      await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      expect(await chargesFor(shop, orderId)).toHaveLength(1)
    })
  })
})
