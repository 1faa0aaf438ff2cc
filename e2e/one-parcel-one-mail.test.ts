import { toolNamed } from './support/catalogue.ts'
import { beAdmin, keepToken, makeAccount, newPerson, ok } from './support/customer.ts'
import { question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo, linkIn } from './support/mail.ts'
import { bearer, ordersOf } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { toast } from './support/screens.ts'

const tools = ['Digital calliper 150 mm', 'Pin spanner', 'Chain whip', 'Axle vice', 'Cassette lockring tool']

test('Five orders of a purchase are sent in one parcel with one email; a second parcel for one of them gets its own email', async ({
  page,
  shop,
  newCaller,
}) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller, newPerson('Mo Spokes'))
  const headers = bearer(customer)
  const shown = await Promise.all(tools.map((name) => toolNamed(caller, name)))
  const lines = shown.map(({ _id, minOrderQuantity }) => ({ Id: _id, quantity: minOrderQuantity }))
  await ok(await caller.request.post('/api/purchases', { headers, data: { lines } }))
  const orders = await ordersOf(caller, customer)
  for (const { _id } of orders) await payByApi(caller, shop, customer, _id)
  const deliverTo = { name: 'Mo Spokes', address: '1 Freewheel Lane', phone: '555-0100' }
  const data = { ...deliverTo, orders: orders.map(({ _id }) => _id) }
  await ok(await caller.request.put('/api/delivery-address', { headers, data }))

  await beAdmin(page, shop.admin)
  await page.goto(`/dashboard/manageallorders?q=${encodeURIComponent(customer.email)}`)
  for (const name of tools) await rowOf(page, name).getByRole('checkbox').check()
  const main = page.getByRole('main')
  await main.getByRole('group', { name: '5 selected' }).getByRole('button', { name: 'Mark as sent' }).click()
  await question(page).getByLabel('Tracking numbers (optional)').fill('all; 0034 0434; DHL')
  await question(page).getByRole('button', { name: 'Mark as sent' }).click()
  await expect(main.getByText('5 orders are marked as sent.')).toBeVisible()
  await page.goto(`/dashboard/messages?q=${encodeURIComponent(customer.email)}`)
  await expect(rowOf(page, 'On their way: your 5 orders')).toHaveCount(1)
  await expect(rowOf(page, 'On its way')).toHaveCount(0)

  const [first] = orders
  if (!first) throw new Error('The purchase has no orders')
  await page.goto(`/dashboard/manageallorders/${first._id}`)
  const parcels = main.getByRole('region', { name: 'Parcels' })
  await expect(parcels.getByText('4 other orders of this customer are in it.')).toBeVisible()
  await parcels.getByRole('button', { name: 'Add a parcel' }).click()
  await parcels.getByRole('button', { name: 'Add the parcel' }).click()
  await expect(parcels.getByText('Enter the tracking number.')).toBeVisible()
  await parcels.getByLabel('Carrier').fill('UPS')
  await parcels.getByLabel('Tracking number').fill('1Z 998')
  await parcels.getByRole('button', { name: 'Add the parcel' }).click()
  await expect(toast(page, 'Parcel added: UPS 1Z 998')).toBeVisible()
  await parcels.getByRole('button', { name: 'Correct UPS 1Z 998' }).click()
  await parcels.getByLabel('Tracking number').fill('1Z 999')
  await parcels.getByRole('button', { name: 'Save the correction' }).click()
  await expect(parcels.getByRole('link', { name: 'UPS 1Z 999' })).toHaveAttribute('href', /1Z999$/)
  await page.goto('/dashboard/manageallorders?q=1Z+999')
  await expect(rowOf(page, first.tool)).toContainText('DHL 0034 0434')
  await page.goto(`/dashboard/messages?q=${encodeURIComponent(customer.email)}`)
  await expect(rowOf(page, 'Another parcel is on its way')).toHaveCount(1)
  await expect(rowOf(page, 'On their way: your 5 orders')).toHaveCount(1)
  const [, another] = emailsTo(shop, customer.email).slice(-2)
  expect(another?.body).toContain('https://www.ups.com/track?tracknum=1Z999')

  await page.goto(linkIn(shop, customer.email, 'On their way: your 5 orders'))
  await expect(main.getByRole('link', { name: 'DHL 0034 0434' })).toHaveCount(5)
  await expect(main.getByRole('link', { name: 'UPS 1Z 999' })).toHaveCount(1)
  await keepToken(page, customer)
  await page.goto('/dashboard/myorders')
  await expect(rowOf(page, first.tool).getByRole('link', { name: 'UPS 1Z 999' })).toBeVisible()
  await expect(rowOf(page, first.tool).getByRole('link', { name: 'DHL 0034 0434' })).toBeVisible()
})
