import { chargesFor } from './support/card-provider.ts'
import { stockOf, toolNamed } from './support/catalogue.ts'
import { beSignedIn, makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, orderOf } from './support/orders.ts'
import { pay, payByApi } from './support/payment.ts'
import { figure, fillCard, openPayment, payButton } from './support/screens.ts'
import { updateRow } from './support/shop-database.ts'

test('An order whose hold has ended can be paid while there is stock, and says why not once the stock is sold', async ({
  page,
  newCaller,
  shop,
  expectConsole,
}) => {
  // The shop refuses to open a payment for sold stock, and the one that is open cannot be confirmed.
  expectConsole('status of 409')
  expectConsole(/\/v1\/payment_intents\/|create-payment-intent/)
  const customer = await beSignedIn(page)
  const calliper = await toolNamed(page, 'Digital calliper 150 mm')
  const meter = await toolNamed(page, 'Spoke tension meter')
  const stand = await toolNamed(page, 'Truing stand')
  const payable = await book(page, customer, calliper)
  const sold = await book(page, customer, meter, meter.availableQuantity)
  const open = await book(page, customer, stand, stand.availableQuantity)
  const before = calliper.availableQuantity
  expect(await stockOf(page, calliper)).toBe(before - calliper.minOrderQuantity)
  await openPayment(page, open)
  await fillCard(page, '4242 4242 4242 4242')

  await test.step('the holds end, and the shop’s job releases the stock of all three', async () => {
    for (const order of [payable, sold, open]) {
      updateRow(shop, 'update orders set hold_expires_at = 1 where id = ?', order)
    }
    for (const tool of [calliper, meter, stand]) {
      await expect.poll(() => stockOf(page, tool)).toBe(tool.availableQuantity)
    }
  })

  await test.step('another customer buys a piece of two of the tools', async () => {
    const caller = await newCaller()
    const another = await makeAccount(caller)
    for (const tool of [meter, stand]) {
      await payByApi(caller, shop, another, await book(caller, another, tool))
    }
  })

  await test.step('A payment page that stays open past the hold does not charge for sold stock', async () => {
    await payButton(page).click()
    await expect(page.getByRole('alert')).toContainText('its pieces were sold')
    expect(await chargesFor(shop, open)).toEqual([])
    expect((await orderOf(page, customer, open)).paid).toBe(false)
  })

  await test.step('When a hold has ended and another customer has bought the stock, the payment page says why payment is impossible', async () => {
    await page.goto(`/dashboard/payment/${sold}`)
    await expect(page.getByRole('alert')).toContainText('its pieces were sold')
    await expect(payButton(page)).toHaveCount(0)
    expect((await orderOf(page, customer, sold)).paid).toBe(false)
  })

  await test.step('When a hold ends, the stock is back on the tool page and the order can still be paid', async () => {
    await page.goto(`/tool/${calliper._id}`)
    await expect(figure(page, 'Available')).toContainText(String(before))

    await page.goto('/dashboard/myorders')
    const row = page.getByRole('row', { name: calliper.name })
    await expect(row.getByText('The hold has ended,')).toBeVisible()
    await pay(page, payable)
    expect((await orderOf(page, customer, payable)).paid).toBe(true)
    expect(await stockOf(page, calliper)).toBe(before - calliper.minOrderQuantity)
  })
})
