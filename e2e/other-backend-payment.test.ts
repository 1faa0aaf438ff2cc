import { beSignedInAt, expect, test } from './stand-in/journey.ts'
import type { StandIn } from './stand-in/stand-in.ts'
import { figure, fillCard, openPayment, payButton } from './support/screens.ts'

const order = {
  _id: '64f0c0ffee00000000000041',
  Id: '64f0c0ffee00000000000001',
  tool: 'Dishing gauge',
  availableQuantity: 10,
  minOrderQuantity: '2',
  quantity: '3',
  price: '55.5',
  userName: 'Robin Spoke',
  userPhone: '',
}

function storeOrder(backend: StandIn, customer: string): void {
  backend.books.orders = [{ ...order, customer }]
}

function sent({ calls }: StandIn, method: string, address: string) {
  return calls.filter((call) => call.method === method && call.address === address).map(({ body }) => body)
}

test('An order is paid by card, and the other backend gets the transaction', async ({
  page,
  backend,
  expectConsole,
}) => {
  expectConsole('status of 500')
  expectConsole('status of 402')
  const { email } = await beSignedInAt(backend, page)
  storeOrder(backend, email)
  await test.step('A payment that the other backend cannot open says why and can be retried', async () => {
    backend.answerNext('POST /create-payment-intent', { status: 500, body: { message: 'no luck today' } })
    await page.goto(`/dashboard/payment/${order._id}`)
    await expect(page.getByRole('alert')).toContainText('no luck today')
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(payButton(page)).toBeEnabled()
    await expect(figure(page, 'To pay')).toContainText('$55.50')
  })
  await test.step("A declined card shows the provider's message", async () => {
    await fillCard(page, '4000 0000 0000 0002')
    await payButton(page).click()
    const refusal = page.getByText('Your card was declined.')
    await expect(refusal).toBeVisible()
    await expect(refusal).toBeRed()
    expect(sent(backend, 'PATCH', `/bookings/${order._id}`)).toEqual([])
  })
  const transactionId = await test.step('Another card pays, and the transaction is recorded', async () => {
    await fillCard(page, '4242 4242 4242 4242')
    await payButton(page).click()
    await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
    await expect(page.getByText('The payment is recorded.')).toBeVisible()

    const shown = await page.getByText(/^pi_\w+$/).innerText()
    expect(sent(backend, 'POST', '/create-payment-intent')).toContainEqual({ price: 55.5 })
    expect(sent(backend, 'PATCH', `/bookings/${order._id}`)).toEqual([
      { order: order._id, transactionId: shown },
    ])
    expect(backend.books.orders).toEqual([{ ...order, customer: email, paid: true, transactionId: shown }])
    return shown
  })
  await test.step('After a reload the order is paid', async () => {
    await page.reload()
    await expect(page.getByText('This order is paid.')).toBeVisible()
    await expect(page.getByText(transactionId)).toBeVisible()
    await expect(payButton(page)).toHaveCount(0)
  })
})

test('A payment that the other backend fails to record can be recorded again', async ({
  page,
  backend,
  expectConsole,
}) => {
  expectConsole('status of 401')
  const { email } = await beSignedInAt(backend, page)
  storeOrder(backend, email)
  await openPayment(page, order._id)
  for (const _ of ['first', 'second']) backend.answerNext('PATCH /bookings/{id}', { status: 401 })
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByText('You have paid, but the payment is not recorded yet.')).toBeVisible()
  // Another backend has no job that records the payment by itself.
  await expect(page.getByText('it will record the payment by itself')).toHaveCount(0)
  await page.getByRole('button', { name: 'Record it again' }).click()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  expect(backend.books.orders).toEqual([expect.objectContaining({ paid: true })])
})

test('A reload before the other backend has recorded the payment does not charge twice', async ({
  page,
  backend,
  expectConsole,
}) => {
  expectConsole('status of 401')
  const { email } = await beSignedInAt(backend, page)
  storeOrder(backend, email)
  await openPayment(page, order._id)
  for (const _ of ['first', 'second']) backend.answerNext('PATCH /bookings/{id}', { status: 401 })
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByText('You have paid, but the payment is not recorded yet.')).toBeVisible()
  const transactionId = await page.getByText(/^pi_\w+$/).innerText()

  await openPayment(page, order._id)
  await fillCard(page, '4242 4242 4242 4242')
  // The provider answers that this payment has already succeeded, with a status that the browser logs.
  expectConsole('status of 400')
  await payButton(page).click()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  await expect(page.getByText(transactionId)).toBeVisible()
  expect(sent(backend, 'POST', '/create-payment-intent')).toHaveLength(1)
})

test('A missing order and another user’s order show "not found"', async ({
  page,
  backend,
  expectConsole,
}) => {
  expectConsole('status of 404')
  await beSignedInAt(backend, page)
  storeOrder(backend, 'mo@example.com')
  for (const id of [order._id, '64f0c0ffee000000000000ff']) {
    await page.goto(`/dashboard/payment/${id}`)
    await expect(page.getByText('This order is not in your list.')).toBeVisible()
  }
})
