import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn, makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { figure, fillCard, payButton } from './support/screens.ts'

test('The payment page shows the order, accepts a card once the payment is open, and then shows that it is paid', async ({
  page,
  expectConsole,
}) => {
  expectConsole('/api/create-payment-intent')
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, 'Crank puller')
  const quantity = tool.minOrderQuantity + 1
  const orderId = await book(page, customer, tool, quantity)
  const price = (tool.price * quantity).toFixed(2)

  await test.step('A payment that cannot be opened says why and can be retried', async () => {
    const message = 'The card provider is not responding. Nothing was charged. Try again in a minute.'
    await page.route(
      '**/api/create-payment-intent',
      (route) =>
        route.fulfill({ status: 503, json: { code: 'PROVIDER_UNAVAILABLE', message, requestId: 'r1' } }),
      { times: 1 },
    )
    await page.goto(`/dashboard/payment/${orderId}`)
    await expect(page.getByRole('alert')).toContainText(message)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(payButton(page)).toBeEnabled()
  })

  const cardFields = page.getByRole('textbox', { name: /Card number|Expiry date|Security code/ })
  await test.step('Pay is disabled until the payment is created at the provider', async () => {
    let release: () => void = () => undefined
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/create-payment-intent', async (route) => {
      await released
      await route.continue()
    })
    await page.goto(`/dashboard/payment/${orderId}`)
    await expect(page.getByRole('textbox', { name: 'Card number' })).toBeVisible()
    await expect(payButton(page)).toBeDisabled()
    release()
    await expect(payButton(page)).toBeEnabled()
  })

  await test.step('The payment page shows the booked tool, quantity and price', async () => {
    const summary = page.getByRole('region', { name: 'Your order' })
    await expect(summary).toContainText(tool.name)
    await expect(figure(summary, 'Quantity')).toContainText(String(quantity))
    await expect(figure(summary, 'To pay')).toContainText(`$${price}`)
    await expect(payButton(page)).toHaveText(`Pay $${price}`)
  })

  await test.step('The payment page of a paid order shows its transaction and no card form', async () => {
    await expect(cardFields).toHaveCount(3)
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).click()
    await expect(page.getByText('The payment is recorded.')).toBeVisible()
    const { transactionId } = await orderOf(page, customer, orderId)

    await page.goto(`/dashboard/payment/${orderId}`)
    await expect(page.getByText('This order is paid. There is nothing more to pay.')).toBeVisible()
    await expect(page.getByText(String(transactionId))).toBeVisible()
    await expect(cardFields).toHaveCount(0)
    await expect(payButton(page)).toHaveCount(0)
  })
})

test('No user can see or pay another user’s order on the payment page, not even an admin', async ({
  page,
  newVisitor,
  newCaller,
  shop,
  expectConsole,
}) => {
  expectConsole(/status of 404.*\/api\/bookings\//)
  const owner = await newCaller()
  const orderId = await book(owner, await makeAccount(owner), await toolNamed(owner, 'Crank puller'))
  const notFound = 'This order is not in your list.'

  await beSignedIn(page)
  await page.goto(`/dashboard/payment/${orderId}`)
  await expect(page.getByText(notFound)).toBeVisible()
  await expect(payButton(page)).toHaveCount(0)

  const admin = await newVisitor()
  await beAdmin(admin, shop.admin)
  await admin.goto(`/dashboard/payment/${orderId}`)
  await expect(admin.getByText(notFound)).toBeVisible()
  await expect(payButton(admin)).toHaveCount(0)
})
