import { secretKeyOf } from './support/card-provider.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { bearer, book, orderOf } from './support/orders.ts'
import { fillCard, openPayment, payButton } from './support/screens.ts'

// The limits of declined cards as in a real shop.
test.use({ shopSettings: { RATE_LIMIT_FACTOR: '1' } })

test('After three declined cards a customer can still pay; past the limit the order stays unpaid until the owner allows payment again', async ({
  page,
  shop,
  newVisitor,
  expectConsole,
}) => {
  expectConsole('status of 402')
  expectConsole('status of 400')
  expectConsole('status of 409')
  const buyer = await newVisitor()
  const customer = await beSignedIn(buyer)
  const tool = await toolNamed(buyer, 'Cable cutter')
  const [first, second] = [await book(buyer, customer, tool), await book(buyer, customer, tool)]
  const problem = buyer.getByRole('main').getByRole('alert')

  await test.step('three cards are declined, and the fourth pays', async () => {
    await openPayment(buyer, first)
    const declined = ['4000 0000 0000 0002', 'Your card was declined.'] as const
    // The page shows each answer until the next one arrives, so consecutive answers must differ.
    for (const [number, answer] of [
      declined,
      ['4000 0000 0000 9995', 'Your card has insufficient funds.'],
      declined,
    ] as const) {
      await fillCard(buyer, number)
      await payButton(buyer).click()
      await expect(problem).toHaveText(answer)
      await expect(payButton(buyer)).toBeEnabled()
    }
    await fillCard(buyer, '4242 4242 4242 4242')
    await payButton(buyer).click()
    await expect(buyer.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  })

  await test.step('past the limit the open page says what to do', async () => {
    await openPayment(buyer, second)
    // Confirms at the provider, bypassing the shop, as a person who tests stolen cards does.
    const headers = bearer(customer)
    const data = { price: tool.price * tool.minOrderQuantity, order: second }
    const open = () => buyer.request.post('/api/create-payment-intent', { headers, data })
    for (let declined = 3; declined < 10; ) {
      const [intent] = (await (await ok(await open())).json()).clientSecret.split('_secret')
      const answer = await buyer.request.post(`/v1/payment_intents/${intent}/confirm`, {
        headers: { authorization: `Bearer ${secretKeyOf(shop)}` },
        form: { payment_method: 'pm_card_chargeDeclined' },
      })
      // After six declines the shop closes the payment, possibly between the two calls; then no card is charged.
      if (answer.status() === 402) declined += 1
    }
    expect(await (await open()).json()).toMatchObject({ code: 'PAYMENTS_PAUSED' })
    await fillCard(buyer, '4242 4242 4242 4242')
    await payButton(buyer).click()
    await expect(problem).toContainText(
      /^Too many cards were declined\. Your order stays\. Ask your bank about the card\. You can pay again in (?:60|59|58) minutes\./,
    )
    expect(await orderOf(buyer, customer, second)).toMatchObject({ paid: false })
  })

  await test.step('the owner sees the alarm and lets the customer pay', async () => {
    await beAdmin(page, shop.admin)
    await page.goto('/dashboard')
    const alarm = page.getByRole('listitem').filter({ hasText: /declined cards in an hour/ })
    await expect(alarm).toContainText(customer.email)
    expect(emailsTo(shop, shop.admin.email).map(({ subject }) => subject)).toContain(
      'Many cards were declined on one account',
    )
    await alarm.getByRole('button', { name: /^Let them pay/ }).click()
    await expect(alarm).toHaveCount(0)
    await buyer.getByRole('button', { name: 'Try again' }).click()
    await expect(payButton(buyer)).toBeEnabled()
    await fillCard(buyer, '4242 4242 4242 4242')
    await payButton(buyer).click()
    await expect(buyer.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  })
})
