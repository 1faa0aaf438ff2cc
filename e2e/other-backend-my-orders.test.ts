import { beSignedInAt, expect, test } from './stand-in/journey.ts'
import type { StandIn } from './stand-in/stand-in.ts'
import { toast } from './support/screens.ts'

const booked = {
  Id: '64f0c0ffee00000000000001',
  tool: 'Dishing gauge',
  availableQuantity: '10',
  minOrderQuantity: '2',
  quantity: '3',
  price: '55.5',
  userName: 'Robin Spoke',
  userPhone: '+44 20 7946 0123',
}
const unpaid = { ...booked, _id: '64f0c0ffee00000000000031' }
const paid = {
  ...booked,
  _id: '64f0c0ffee00000000000032',
  tool: 'Crown race setter',
  paid: true,
  transactionId: 'pi_of_long_ago',
}

function storeOrders(backend: StandIn, customer: string): void {
  backend.books.orders = [unpaid, paid].map((order) => ({ ...order, customer }))
}

const listCalls = ({ calls }: StandIn) => calls.filter(({ address }) => address.startsWith('/bookings?'))
const renewals = ({ calls }: StandIn) => calls.filter(({ method }) => method === 'PUT')

test('Orders with only the fields of the spec are listed, paid and cancelled', async ({ page, backend }) => {
  const { email } = await beSignedInAt(backend, page)
  storeOrders(backend, email)
  await test.step('The dashboard begins with what is to be paid', async () => {
    await page.goto('/dashboard')
    await page.getByRole('link', { name: /^Pay/ }).click()
    await expect(page).toHaveURL(`/dashboard/payment/${unpaid._id}`)
  })
  const open = page.getByRole('row', { name: 'Dishing gauge' })
  await test.step('My Orders lists orders with only the fields of the spec', async () => {
    await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'My Orders' }).click()
    await expect(open).toContainText('$55.50')
    await expect(open.getByText('Unpaid', { exact: true })).toBeVisible()
    await expect(open.getByText(/held|hold/i)).toHaveCount(0)
    await expect(open.getByRole('link', { name: 'Pay' })).toHaveAttribute(
      'href',
      `/dashboard/payment/${unpaid._id}`,
    )
    const settled = page.getByRole('row', { name: 'Crown race setter' })
    await expect(settled.getByText('Paid', { exact: true })).toBeVisible()
    await expect(settled.getByText('pi_of_long_ago')).toBeVisible()
    await expect(settled.getByRole('button', { name: 'Cancel' })).toBeDisabled()
    await expect(settled.getByRole('link', { name: 'Pay' })).toHaveCount(0)
  })
  await test.step('An order is cancelled regardless of the backend’s response body', async () => {
    await open.getByRole('button', { name: 'Cancel' }).click()
    const question = page.getByRole('dialog', { name: 'Are you sure?' })
    await question.getByRole('button', { name: 'Cancel the order' }).click()
    await expect(toast(page, 'Order: Dishing gauge is deleted')).toBeVisible()
    await expect(open).toHaveCount(0)
    expect(backend.books.orders.map(({ _id }) => _id)).toEqual([paid._id])
  })
})

for (const status of [401, 403]) {
  const refusal = { status, body: { message: 'forbidden access' } }

  test(`When My Orders is refused with ${status}, the token is renewed once, then the page leads to /`, async ({
    page,
    backend,
    expectConsole,
  }) => {
    expectConsole(`status of ${status}`)
    const { email, token } = await beSignedInAt(backend, page)
    storeOrders(backend, email)
    await test.step('For an old token the new one gets the list', async () => {
      backend.answerNext('GET /bookings', refusal)
      await page.goto('/dashboard/myorders')
      await expect(page.getByRole('row', { name: 'Dishing gauge' })).toBeVisible()
      expect(renewals(backend)).toHaveLength(1)
      expect(listCalls(backend).map((call) => call.token === token)).toEqual([true, false])
    })
    await test.step('The second refusal of a visit leads to /', async () => {
      const side = page.getByRole('navigation', { name: 'Dashboard' })
      await side.getByRole('link', { name: 'My Profile' }).click()
      await expect(page).toHaveURL('/dashboard/myprofile')
      const before = listCalls(backend).length
      for (const _ of ['first', 'second']) backend.answerNext('GET /bookings', refusal)
      await side.getByRole('link', { name: 'My Orders' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect([listCalls(backend).length - before, renewals(backend).length]).toEqual([2, 2])
    })
  })
}
