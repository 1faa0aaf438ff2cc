import type { Page } from '@playwright/test'
import { expectAccessible } from './support/accessibility.ts'
import { fillAddress } from './support/address.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, beSignedIn, type Caller, signInAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bearer, ordersOf } from './support/orders.ts'
import { figure, fillCard, payButton } from './support/screens.ts'
import type { Shop } from './support/shop.ts'

const phone = { width: 360, height: 740 }

const munich = {
  zones: [
    { name: 'Germany', countries: ['DE'], by: 'amount', steps: [{ from: 0, fee: 5.9 }], freeFrom: 100 },
    { name: 'Austria', countries: ['AT'], by: 'amount', steps: [{ from: 0, fee: 9.9 }], freeFrom: null },
  ],
  defaultZone: null,
  home: 'DE',
  pieceGrams: null,
}

async function setRates(caller: Caller, shop: Shop, value: object = munich): Promise<void> {
  const headers = bearer(await signInAdmin(caller, shop.admin))
  const { version } = await (await caller.request.get('/api/settings/rates', { headers })).json()
  const answer = await caller.request.put('/api/settings/rates', {
    headers,
    data: { from: version, value },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
}

const main = (page: Page) => page.getByRole('main')

test('On a phone a visitor sees the price of delivery for a country, in the tool, the basket and the payment', async ({
  page: buyer,
  shop,
  newCaller,
}) => {
  await setRates(await newCaller(), shop)
  await buyer.setViewportSize(phone)
  const customer = await beSignedIn(buyer)
  await buyer.goto('/tools')
  await main(buyer).getByRole('link', { name: 'Chain whip', exact: true }).first().click()
  await expect(main(buyer).getByText(/Delivery to Germany costs \$5\.90\./)).toBeVisible()
  await main(buyer).getByLabel('Deliver to').selectOption({ label: 'Austria' })
  await expect(main(buyer).getByText('Delivery to Austria costs $9.90.')).toBeVisible()
  await expectAccessible(buyer)
  await main(buyer).getByRole('button', { name: 'Add to basket' }).click()
  await buyer.goto('/basket')
  await expect(main(buyer).getByText('Delivery to Austria costs $9.90.')).toBeVisible()
  await expectAccessible(buyer)
  await main(buyer)
    .getByRole('button', { name: /Hold these/ })
    .click()
  await main(buyer).getByRole('link', { name: 'Pay now' }).click()
  await expect(payButton(buyer)).toBeEnabled()
  await expect(figure(main(buyer), 'Delivery')).toHaveText('$9.90')
  const before = await payButton(buyer).textContent()
  await fillAddress(main(buyer), {
    country: 'Germany',
    street: 'Hauptstraße 1',
    postcode: '10115',
    city: 'Berlin',
  })
  await buyer.getByLabel('Phone').fill('030 1234567')
  await fillCard(buyer, '4242 4242 4242 4242')
  await payButton(buyer).click()
  await expect(buyer.getByRole('alert')).toContainText('another price, so nothing was charged')
  await expect(payButton(buyer)).not.toHaveText(before ?? '')
  await expect(figure(main(buyer), 'Delivery')).toHaveText('$5.90')
  await expect(payButton(buyer)).toBeEnabled()
  await payButton(buyer).click()
  await expect(main(buyer).getByText('The payment is recorded.')).toBeVisible()
  await expect(main(buyer).getByRole('row', { name: 'Delivery $5.90' })).toBeVisible()
  expect(await ordersOf(buyer, customer)).toMatchObject([
    { paid: true, delivery: 5.9, deliveryCountry: 'DE' },
  ])
})

test('The owner sets zones with steps on the desk, and every page states the price', async ({
  page: desk,
  shop,
  newCaller,
}) => {
  await setRates(await newCaller(), shop, { ...munich, zones: [] })
  await beAdmin(desk, shop.admin)
  await desk.goto('/dashboard/settings/rates')
  await desk.getByRole('button', { name: 'Add a zone' }).click()
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(
    desk.getByText('Enter a name for the zone, for example Germany or Rest of Europe.'),
  ).toBeVisible()
  const zone = desk.getByRole('group', { name: 'Zone 1' })
  await expect(zone.getByLabel('Name', { exact: true })).toBeFocused()
  await expectAccessible(desk)
  await zone.getByLabel('Countries').fill('Germany')
  await desk.getByLabel('Costs').fill('5.90')
  await desk.getByLabel('Free from goods for').fill('100')
  await zone.getByLabel('Name', { exact: true }).fill('Germany')
  await desk.getByLabel('Parcels leave from').fill('Germany')
  await expect(
    desk.getByText('An order of $40.00 to Germany costs $5.90 for delivery, $45.90 in all.'),
  ).toBeVisible()
  await desk.getByRole('button', { name: 'Save' }).click()
  await expect(desk.getByText('Saved. Every page shows it now.')).toBeVisible()
  await desk.reload()
  await expect(desk.getByLabel('Costs')).toHaveValue('5.90')
  const { _id: id } = await toolNamed(desk, 'Chain whip')
  // The server's page, as it is read without JavaScript.
  const page = await (await (await newCaller()).request.get(`/tool/${id}`)).text()
  expect(page).toMatch(/Delivery to Germany (?:costs \$5\.90|is free)\./)
})
