import { expectAccessible } from './support/accessibility.ts'
import { beAdmin, beSignedIn, type Caller, signInAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { emailsTo } from './support/mail.ts'
import { bearer, ordersOf } from './support/orders.ts'
import { fillCard, payButton, toast } from './support/screens.ts'
import type { Shop } from './support/shop.ts'

const phone = { width: 360, height: 740 }

const counter = {
  place: ['Truewheel workshop', '80331 Munich'],
  hours: 'Monday to Friday, 9:00 to 17:00',
  note: 'Ring at the second door.',
}

async function offerPickUp(caller: Caller, shop: Shop): Promise<void> {
  const headers = bearer(await signInAdmin(caller, shop.admin))
  const { version } = await (await caller.request.get('/api/settings/pickup', { headers })).json()
  const answer = await caller.request.put('/api/settings/pickup', {
    headers,
    data: { from: version, value: counter },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

test('On a phone a customer chooses pick-up and pays; a packer hands the order out by its code', async ({
  page: buyer,
  shop,
  newCaller,
  browser,
}) => {
  await offerPickUp(await newCaller(), shop)
  await buyer.setViewportSize(phone)
  const customer = await beSignedIn(buyer)
  const main = buyer.getByRole('main')
  await buyer.goto('/tools')
  await main.getByRole('link', { name: 'Chain whip', exact: true }).first().click()
  // Not `check()`, which reads the state at once: the page is still being drawn.
  const pickUp = main.getByLabel('Pick up at Truewheel workshop, 80331 Munich')
  await pickUp.click()
  await expect(pickUp).toBeChecked()
  await expect(main.getByLabel('Address')).toHaveCount(0)
  await expectAccessible(buyer)
  await main.getByRole('button', { name: /^Book/ }).click()
  await main.getByRole('link', { name: /Pay/ }).first().click()
  await expect(payButton(buyer)).toBeEnabled()
  await expect(main.getByLabel('Street and number')).toHaveCount(0)
  await main.getByLabel('Delivered').check()
  await expect(main.getByLabel('Street and number')).toBeVisible()
  await main.getByLabel('Pick up at Truewheel workshop, 80331 Munich').check()
  await expect(main.getByLabel('Street and number')).toHaveCount(0)
  await expect(payButton(buyer)).toBeEnabled()
  await expectAccessible(buyer)
  await fillCard(buyer, '4242 4242 4242 4242')
  await payButton(buyer).click()
  await expect(main.getByText('The payment is recorded.')).toBeVisible()
  const [order] = await ordersOf(buyer, customer)
  if (!order) throw new Error('Nothing was booked')

  const desk = await (await browser.newContext({ baseURL: shop.url })).newPage()
  await beAdmin(desk, shop.admin)
  const work = desk.getByRole('main')
  await desk.goto('/dashboard/manageallorders?state=to-prepare')
  await work.getByRole('button', { name: /^Mark as ready/ }).click()
  await expect(toast(desk, 'Order: Chain whip is ready, and its customer is told')).toBeVisible()

  await buyer.goto('/dashboard/myorders')
  const shown = main.getByText(/^\d{3} \d{3}$/)
  await expect(shown).toBeVisible()
  await expect(main.getByText('At Truewheel workshop, 80331 Munich.')).toBeVisible()
  const code = (await shown.textContent()) ?? ''
  const told = emailsTo(shop, customer.email).find(({ subject }) => subject.startsWith('Ready to pick up'))
  expect(told?.body).toContain(code)
  await expectAccessible(buyer)

  await desk.goto('/dashboard')
  await work.getByLabel('Code or order number').fill('000 00')
  await work.getByRole('button', { name: 'Find the order' }).click()
  await expect(work.getByText(/No waiting order has this code or number/)).toBeVisible()
  await work.getByLabel('Code or order number').fill(code)
  await work.getByRole('button', { name: 'Find the order' }).click()
  await expectAccessible(desk)
  await work.getByRole('button', { name: /^Hand out/ }).click()
  await expect(work.getByText(/^Handed out/)).toBeVisible()

  await buyer.reload()
  await expect(main.getByText(/^Picked up/).first()).toBeVisible()
})
