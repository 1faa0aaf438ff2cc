import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, ordersOf } from './support/orders.ts'
import { bookButton, bookingField, figure, fillBooking, toast } from './support/screens.ts'

/**
 * For a tool with a minimum order of four. Each reason differs from the previous one, which stays visible until the
 * answer.
 */
const cases = [
  ['a few', 'Enter a number.'],
  ['0', 'Order at least one piece.'],
  ['', 'Enter a number.'],
  ['9999', /^Only \d+ of this product are left\./],
  ['3', 'The minimum order of this product is 4. Raise the quantity to it.'],
] as const

test('A refused booking shows the reason at its field and keeps the typed values', async ({
  page,
  newCaller,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d.*\/api\/booking/)
  const customer = await beSignedIn(page)
  const quantityField = bookingField(page, 'quantity')
  const cutter = await toolNamed(page, 'Cable cutter')
  await page.goto(`/tool/${cutter._id}`)

  await test.step('The shop refuses a quantity with a reason, and the form keeps the typed values', async () => {
    for (const [quantity, reason] of cases) {
      await test.step(`"${quantity}"`, async () => {
        const typed = { quantity, phone: '0800 1', address: 'Hub Hill 9' }
        await fillBooking(page, typed)
        await bookButton(page).click()
        await expect(page.getByRole('alert')).toHaveText(reason)
        await expect(toast(page, 'Sorry').last()).toBeVisible()
        await expect(quantityField).toBeFocused()
        await expect(quantityField).toHaveAccessibleDescription(
          new RegExp(typeof reason === 'string' ? reason : reason.source.slice(1)),
        )
        await expect(page.getByRole('alert')).toBeInViewport()
        await expect(quantityField).toHaveValue(quantity)
        await expect(bookingField(page, 'phone')).toHaveValue(typed.phone)
        await expect(bookingField(page, 'address')).toHaveValue(typed.address)
      })
    }
    expect(await ordersOf(page, customer)).toEqual([])
  })

  await test.step('A falsy response of the shop counts as a refusal', async () => {
    await page.route('**/api/booking', (route) => route.fulfill({ json: null }))
    await quantityField.fill('4')
    await bookButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Nothing was booked')
    await expect(toast(page, 'Sorry').last()).toBeVisible()
    await page.unroute('**/api/booking')
  })

  await test.step('A booking of more than the remaining stock is refused, and the page shows the new stock', async () => {
    const meter = await toolNamed(page, 'Spoke tension meter')
    await page.goto(`/tool/${meter._id}`)
    const other = await newCaller()
    await book(other, await makeAccount(other), meter, meter.availableQuantity - 1)

    await quantityField.fill('2')
    await bookButton(page).click()
    await expect(page.getByRole('alert')).toContainText('Only 1 of this product is left.')
    await expect(figure(page, 'Available')).toHaveText('1 piece')
  })
})
