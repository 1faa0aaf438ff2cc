import { fillAddress } from './support/address.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, ok, signInAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo, typeInto } from './support/keyboard.ts'
import { bearer, book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { navbar } from './support/screens.ts'

test('After paying, a customer changes the address, buys again, and saves an address for the next order', async ({
  page,
  shop,
  newCaller,
}) => {
  const customer = await beSignedIn(page)
  const main = page.getByRole('main')

  const desk = page.viewportSize() ?? { width: 1280, height: 720 }
  await page.setViewportSize({ width: 360, height: 740 })
  await test.step('On a phone a paid order changes its address until it is sent, has its credit note, and is bought again', async () => {
    const id = await book(page, customer, await toolNamed(page, 'Chain whip'))
    await payByApi(page, shop, customer, id)
    const receipt = page.getByRole('region', { name: 'Receipt' })
    const wheelham = { country: 'United Kingdom', postcode: 'WH1 2EL', city: 'Wheelham' }

    await page.goto(`/dashboard/payment/${id}`)
    await main.getByLabel('Phone', { exact: true }).fill('+44 20 7946 0123')
    await fillAddress(main, { street: '1 Freewheel Lane', ...wheelham })
    await main.getByRole('button', { name: 'Save the address' }).click()
    await expect(receipt).toContainText('1 Freewheel Lane')
    await main.getByRole('button', { name: 'Change the address' }).click()
    await fillAddress(main, { street: '2 Rim Road', ...wheelham })
    await main.getByRole('button', { name: 'Save the address' }).click()
    await expect(receipt).toContainText('2 Rim Road')
    await expect(receipt).not.toContainText('1 Freewheel Lane')

    const owner = await newCaller()
    const headers = bearer(await signInAdmin(owner, shop.admin))
    await ok(await owner.request.put(`/api/bookings/${id}/sent`, { headers, data: { carrier: 'DHL' } }))
    const refund = { amount: 1, reason: 'A scratch', restock: 0 }
    await ok(await owner.request.post(`/api/bookings/${id}/refunds`, { headers, data: refund }))
    await page.reload()
    await expect(receipt).toContainText('2 Rim Road')
    await expect(main.getByRole('button', { name: 'Change the address' })).toHaveCount(0)

    await page.goto('/dashboard/myorders')
    await expect(main.getByText(/Arrives between/)).toBeVisible()
    const saving = page.waitForEvent('download')
    await main.getByRole('button', { name: /^Credit note CN-\d{5}/ }).click()
    expect((await saving).suggestedFilename()).toMatch(/^CN-\d{5}\.pdf$/)
    await main.getByRole('button', { name: /^Buy again/ }).click()
    await expect(navbar(page).getByRole('link', { name: 'Basket 1' })).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  })

  await page.setViewportSize(desk)
  await test.step('By keyboard an address is kept in the account, and the payment proposes it', async () => {
    await page.goto('/dashboard/account')
    await tabTo(page, main.getByRole('button', { name: 'Add an address' }))
    await page.keyboard.press('Enter')
    await typeInto(page, main.getByLabel('Name', { exact: true }), 'Robin Spoke')
    await typeInto(page, main.getByLabel('Phone', { exact: true }), '555-0199')
    await tabTo(page, main.getByLabel('Country', { exact: true }))
    await page.keyboard.type('Germ')
    for (const [label, text] of [
      ['Street and number', '7 Chain Lane'],
      ['Postal code', '12345'],
      ['City', 'Sampleford'],
    ] as const)
      await typeInto(page, main.getByLabel(label, { exact: true }), text)
    await tabTo(page, main.getByRole('button', { name: 'Save the address' }))
    await page.keyboard.press('Enter')
    await expect(main.getByRole('button', { name: /^Change : .*7 Chain Lane/ })).toBeVisible()
    const id = await book(page, customer, await toolNamed(page, 'Chain whip'))
    await page.goto(`/dashboard/payment/${id}`)
    await expect(page.getByRole('group', { name: 'Deliver to' })).toContainText('7 Chain Lane')
  })
})
