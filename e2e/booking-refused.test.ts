import { type ShownTool, toolNamed } from './support/catalogue.ts'
import { beSignedIn, makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { book, ordersOf } from './support/orders.ts'
import { bookButton, bookingField, figure, fillBooking, toast } from './support/screens.ts'

let tool: ShownTool

test.beforeEach(async ({ page }) => {
  tool = await toolNamed(page, 'Headset press')
})

/** Each reason differs from the one before it, which stays on the page until the answer. */
const cases = [
  ['a few', 'Enter a number.'],
  ['0', 'Order at least one piece.'],
  ['', 'Enter a number.'],
  ['9999', /^Only \d+ of this product are left\./],
] as const

test('The shop refuses a quantity with a reason, and the form keeps the typed values', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 4\d\d/)
  const customer = await beSignedIn(page)
  await page.goto(`/tool/${tool._id}`)
  for (const [quantity, reason] of cases) {
    await test.step(`"${quantity}"`, async () => {
      const typed = { quantity, phone: '0800 1', address: 'Hub Hill 9' }
      await fillBooking(page, typed)
      await bookButton(page).click()
      await expect(page.getByRole('alert')).toHaveText(reason)
      await expect(toast(page, 'Sorry').last()).toBeVisible()
      await expect(bookingField(page, 'quantity')).toBeFocused()
      await expect(bookingField(page, 'quantity')).toHaveAccessibleDescription(
        new RegExp(typeof reason === 'string' ? reason : reason.source.slice(1)),
      )
      await expect(page.getByRole('alert')).toBeInViewport()
      await expect(bookingField(page, 'quantity')).toHaveValue(quantity)
      await expect(bookingField(page, 'phone')).toHaveValue(typed.phone)
      await expect(bookingField(page, 'address')).toHaveValue(typed.address)
    })
  }
  expect(await ordersOf(page, customer)).toEqual([])
})

test('The shop refuses less than the minimum order with a reason', async ({ page, expectConsole }) => {
  expectConsole('status of 422')
  const levers = await toolNamed(page, 'Tyre levers, pair')
  await beSignedIn(page)
  await page.goto(`/tool/${levers._id}`)
  await bookingField(page, 'quantity').fill(String(levers.minOrderQuantity - 1))
  await bookButton(page).click()
  await expect(toast(page, 'Sorry')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText(`${levers.minOrderQuantity}`)
})

test('A booking of more than the remaining stock is refused, and the page shows the new stock', async ({
  page,
  newCaller,
  expectConsole,
}) => {
  expectConsole('status of 409')
  const meter = await toolNamed(page, 'Spoke tension meter')
  await beSignedIn(page)
  await page.goto(`/tool/${meter._id}`)
  const other = await newCaller()
  await book(other, await makeAccount(other), meter, meter.availableQuantity - 1)

  await bookingField(page, 'quantity').fill('2')
  await bookButton(page).click()
  await expect(page.getByRole('alert')).toContainText('Only 1 of this product is left.')
  await expect(figure(page, 'Available')).toHaveText('1 piece')
})

test('A falsy response of the shop counts as a refusal', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`/tool/${tool._id}`)
  await page.route('**/api/booking', (route) => route.fulfill({ json: null }))
  await bookButton(page).click()
  await expect(toast(page, 'Sorry')).toBeVisible()
  await expect(page.getByRole('alert')).toContainText('Nothing was booked')
})
