import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bookButton, bookingField, fillBooking, toast } from './support/screens.ts'

const toolName = 'Y hex wrench 4/5/6 mm'
const typed = { quantity: '20', phone: '+1 509 555 0100', address: '12 Dropout Drive' }

test('A booking sends the fields of the contract and an idempotency key, but not the address', async ({
  page,
}) => {
  const customer = await beSignedIn(page)
  const tool = await toolNamed(page, toolName)
  await page.goto(`/tool/${tool._id}`)
  await fillBooking(page, typed)
  const sent = page.waitForRequest('**/api/booking')
  await bookButton(page).click()
  const request = await sent
  expect(request.postDataJSON()).toEqual({
    Id: tool._id,
    tool: tool.name,
    availableQuantity: tool.availableQuantity,
    minOrderQuantity: tool.minOrderQuantity,
    quantity: 20,
    price: Math.round(tool.price * 2000) / 100,
    customer: customer.email,
    userName: customer.name,
    userPhone: typed.phone,
  })
  expect(request.headers().authorization).toBe(`Bearer ${customer.token}`)
  expect(request.headers()['idempotency-key']).toMatch(/^\S{16,}$/)
  await expect(toast(page, 'Successfully Booked')).toBeVisible()
})

test('Phone and address can be saved in the profile and fill the next form', async ({ page }) => {
  await beSignedIn(page)
  await page.goto(`/tool/${(await toolNamed(page, toolName))._id}`)
  await fillBooking(page, typed)
  await expect(page.getByRole('main').getByRole('checkbox')).toBeChecked()
  await bookButton(page).click()
  await expect(page.getByText('Phone and address are saved in your profile.')).toBeVisible()

  await page.goto(`/tool/${(await toolNamed(page, 'Repair stand'))._id}`)
  await expect(bookingField(page, 'phone')).toHaveValue(typed.phone)
  await expect(bookingField(page, 'address')).toHaveValue(typed.address)
  await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
})

test('Phone and address are not saved if the box is unchecked', async ({ page }) => {
  const { email, token } = await beSignedIn(page)
  await page.goto(`/tool/${(await toolNamed(page, toolName))._id}`)
  await fillBooking(page, typed)
  await page.getByRole('main').getByRole('checkbox').uncheck()
  await bookButton(page).click()
  await expect(toast(page, 'Successfully Booked')).toBeVisible()
  const profile = await page.request.get(`/api/profile/${email}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  expect(await (await ok(profile)).json()).toMatchObject({ phone: '', address: '' })
})

test('The next user who signs in does not see what the previous one typed', async ({ page }) => {
  const tool = await toolNamed(page, 'Repair stand')
  await beSignedIn(page)
  await page.goto(`/tool/${tool._id}`)
  await fillBooking(page, typed)
  const ended = page.waitForResponse('**/auth/sign-out')
  await page.getByRole('button', { name: 'Log Out' }).click()
  await ended
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await beSignedIn(page)
  await page.goto(`/tool/${tool._id}`)
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await expect(bookingField(page, 'address')).toHaveValue('')
})
