import { beSignedInAt, expect, test } from './stand-in/journey.ts'
import type { StandIn } from './stand-in/stand-in.ts'
import { newPerson, signUpAtProvider } from './support/customer.ts'
import {
  bookButton,
  bookingField,
  closeToasts,
  figure,
  fillBooking,
  signInForm,
  toast,
} from './support/screens.ts'

const gauge = { _id: '64f0c0ffee00000000000001', name: 'Dishing gauge' }
const typed = { quantity: '3', phone: '+44 20 7946 0123', address: '1 Freewheel Lane' }

function bookings({ calls }: StandIn) {
  return calls.filter(({ method, address }) => method === 'POST' && address === '/booking')
}

test('A refused booking can be sent again with the same fields', async ({ page, backend, expectConsole }) => {
  expectConsole('status of 422')
  const customer = await beSignedInAt(backend, page)
  await page.goto(`/tool/${gauge._id}`)
  await fillBooking(page, typed)
  for (const [tries, answer] of [null, false, 0, ''].entries()) {
    await test.step(`A falsy response is a refusal: ${JSON.stringify(answer)}`, async () => {
      backend.answerNext('POST /booking', { status: 200, body: answer })
      await bookButton(page).click()
      await expect.poll(() => bookings(backend)).toHaveLength(tries + 1)
      await expect(toast(page, 'Sorry').last()).toBeVisible()
      await expect(page.getByRole('alert').filter({ hasText: 'Nothing was booked' })).toBeVisible()
      for (const field of ['quantity', 'phone', 'address'] as const) {
        await expect(bookingField(page, field)).toHaveValue(typed[field])
      }
    })
  }
  await test.step('A refusal with a message shows Sorry and the message', async () => {
    await closeToasts(page)
    backend.answerNext('POST /booking', { status: 422, body: { message: 'We are counting the stock.' } })
    await bookButton(page).click()
    await expect(toast(page, 'Sorry')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'We are counting the stock.' })).toBeVisible()
  })
  await test.step('A booking sends the fields of the spec, its token, and nothing else', async () => {
    await bookButton(page).click()
    await expect(toast(page, 'Successfully Booked')).toBeVisible()
    await expect(figure(page, 'To pay')).toContainText('$55.50')
    await expect(page.getByText('Held for you until')).toHaveCount(0)
    // Every test with a backend checks that no other field or header was sent.
    const sent = {
      token: customer.token,
      body: {
        Id: gauge._id,
        tool: gauge.name,
        availableQuantity: 10,
        minOrderQuantity: 2,
        quantity: 3,
        price: 55.5,
        customer: customer.email,
        userName: customer.name,
        userPhone: typed.phone,
      },
    }
    expect(bookings(backend).map(({ body, token }) => ({ body, token }))).toEqual(Array(6).fill(sent))
  })
})

test('When the response is lost, the page points to My Orders, because the other backend may have booked', async ({
  page,
  backend,
  expectConsole,
}) => {
  expectConsole('ERR_FAILED')
  await beSignedInAt(backend, page)
  await page.goto(`/tool/${gauge._id}`)
  await fillBooking(page, { ...typed, quantity: 'a few' })
  await page.route(`${backend.url}/booking`, (route) => route.abort(), { times: 1 })
  await bookButton(page).click()
  await expect(toast(page, 'Sorry')).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: 'Check My Orders' })).toBeVisible()

  await test.step('An invalid quantity is sent as typed: the backend decides', async () => {
    await bookButton(page).click()
    await expect(toast(page, 'Successfully Booked')).toBeVisible()
    expect(bookings(backend).map(({ body }) => body)).toEqual([
      expect.objectContaining({ quantity: 'a few', price: null }),
    ])
  })
})

test('Booking at another backend while signed out leads to /login and back with the typed values', async ({
  page,
  backend,
}) => {
  const person = newPerson()
  await signUpAtProvider(page, person)
  await page.goto(`/tool/${gauge._id}`)
  await fillBooking(page, typed)
  await bookButton(page).click()
  await expect(page).toHaveURL('/login')
  expect(bookings(backend)).toEqual([])
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL(`/tool/${gauge._id}`)
  await expect(bookingField(page, 'quantity')).toHaveValue(typed.quantity)
  await expect(bookingField(page, 'address')).toHaveValue(typed.address)
  await expect(page.getByRole('checkbox')).toHaveCount(0)

  await test.step('Any truthy response means success, even without an id', async () => {
    backend.answerNext('POST /booking', { status: 200, body: true })
    await bookButton(page).click()
    await expect(toast(page, 'Successfully Booked')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0)
    await page.getByRole('link', { name: 'See it in My Orders' }).click()
    await expect(page).toHaveURL('/dashboard/myorders')
  })
})
