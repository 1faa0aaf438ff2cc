import { toolNamed } from './support/catalogue.ts'
import { beSignedIn, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bearer } from './support/orders.ts'
import { bookButton, bookingField, fillBooking, toast } from './support/screens.ts'

const typed = { quantity: '20', phone: '+1 509 555 0100', address: '12 Dropout Drive' }

test('A booking sends the fields of the contract, and saves phone and address only if the person wants it', async ({
  page,
}) => {
  const customer = await beSignedIn(page)
  const wrench = await toolNamed(page, 'Y hex wrench 4/5/6 mm')
  const stand = await toolNamed(page, 'Repair stand')
  const keep = page.getByRole('main').getByRole('checkbox')

  await test.step('A booking sends the fields of the contract and an idempotency key, but not the address', async () => {
    await page.goto(`/tool/${wrench._id}`)
    await fillBooking(page, typed)
    await expect(keep).toBeChecked()
    const sent = page.waitForRequest('**/api/booking')
    await bookButton(page).click()
    const request = await sent
    expect(request.postDataJSON()).toEqual({
      Id: wrench._id,
      tool: wrench.name,
      availableQuantity: wrench.availableQuantity,
      minOrderQuantity: wrench.minOrderQuantity,
      quantity: 20,
      price: Math.round(wrench.price * 2000) / 100,
      customer: customer.email,
      userName: customer.name,
      userPhone: typed.phone,
    })
    expect(request.headers().authorization).toBe(`Bearer ${customer.token}`)
    expect(request.headers()['idempotency-key']).toMatch(/^\S{16,}$/)
    await expect(toast(page, 'Successfully Booked')).toBeVisible()
  })

  await test.step('Phone and address can be saved in the profile and fill the next form', async () => {
    await expect(page.getByText('Phone and address are saved in your profile.')).toBeVisible()
    await page.goto(`/tool/${stand._id}`)
    await expect(bookingField(page, 'phone')).toHaveValue(typed.phone)
    await expect(bookingField(page, 'address')).toHaveValue(typed.address)
    await expect(keep).toHaveCount(0)
  })

  let next = customer
  await test.step('The next user who signs in does not see what the previous one typed', async () => {
    await fillBooking(page, { ...typed, quantity: '1', address: '13 Dropout Drive' })
    const ended = page.waitForResponse('**/auth/sign-out')
    await page.getByRole('button', { name: 'Log Out' }).click()
    await ended
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    next = await beSignedIn(page)
    await page.goto(`/tool/${stand._id}`)
    await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
    await expect(bookingField(page, 'address')).toHaveValue('')
  })

  await test.step('Phone and address are not saved if the box is unchecked', async () => {
    await fillBooking(page, { ...typed, quantity: '1' })
    await keep.uncheck()
    await bookButton(page).click()
    await expect(toast(page, 'Successfully Booked')).toBeVisible()
    const profile = await page.request.get(`/api/profile/${next.email}`, { headers: bearer(next) })
    expect(await (await ok(profile)).json()).toMatchObject({ phone: '', address: '' })
  })
})
