import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { makeAccount, newPerson, type Person } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import {
  type BookingTexts,
  bookButton,
  bookingField,
  fillBooking,
  navbar,
  signInForm,
  toast,
} from './support/screens.ts'

const typed = { quantity: '12', phone: '+49 30 1234567', address: '3 Rim Road\nSpokane' }

async function expectTyped(page: Page, { quantity, phone, address }: BookingTexts): Promise<void> {
  await expect(bookingField(page, 'quantity')).toHaveValue(quantity)
  await expect(bookingField(page, 'phone')).toHaveValue(phone)
  await expect(bookingField(page, 'address')).toHaveValue(address)
}

async function logIn(page: Page, person: Person): Promise<void> {
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
}

/** On a phone the form is far below the picture. */
test.use({ viewport: { width: 360, height: 740 } })

test('After the sign-in that a booking required, the form has the typed values again', async ({
  page,
  newCaller,
}) => {
  const tool = await toolNamed(page, 'Chain whip')
  const person = newPerson()
  await makeAccount(await newCaller(), person)
  const heading = page.getByRole('heading', { name: 'Your booking is ready' })
  const bookSignedOut = async (texts: BookingTexts) => {
    await page.goto(`/tool/${tool._id}`)
    await fillBooking(page, texts)
    await bookButton(page).click()
    await expect(page).toHaveURL('/login')
  }
  const logOut = async () => {
    await navbar(page).getByRole('button', { name: 'Log Out' }).click()
    await expect(navbar(page).getByRole('link', { name: 'Login' })).toBeVisible()
  }

  await test.step('Booking while signed out leads to /login and back to the tool with the typed values', async () => {
    await bookSignedOut(typed)
    await logIn(page, person)

    await expect(page).toHaveURL(`/tool/${tool._id}`)
    await expectTyped(page, typed)
    await expect(heading).toBeFocused()
    await expect(heading).toBeInViewport()
    // Nothing is booked automatically.
    await expect(bookButton(page)).toBeEnabled()
    await bookButton(page).click()
    await expect(toast(page, 'Successfully Booked')).toBeVisible()
    await logOut()
  })

  await test.step('A reload at /login keeps the way back', async () => {
    // The values differ from those that the previous booking left in the profile.
    const others = { quantity: '13', phone: '+49 30 7654321', address: '4 Rim Road\nSpokane' }
    await bookSignedOut(others)
    await page.reload()
    await logIn(page, person)
    await expect(page).toHaveURL(`/tool/${tool._id}`)
    await expectTyped(page, others)
    await logOut()
  })

  await test.step('After sign-up the home page shows the pending booking, and its link continues it', async () => {
    await bookSignedOut(typed)
    await page.getByRole('link', { name: 'Make an account' }).click()
    await expect(page).toHaveURL('/signup')
    await signInForm(page).fill(newPerson())
    await signInForm(page).submit.click()

    await expect(page).toHaveURL('/')
    await expect(page.getByText('Your booking of Chain whip is waiting.')).toBeVisible()
    await page.getByRole('link', { name: 'Continue booking' }).click()
    await expect(page).toHaveURL(`/tool/${tool._id}`)
    await expect(heading).toBeInViewport()
    await expectTyped(page, typed)
    await bookButton(page).click()
    await expect(toast(page, 'Successfully Booked')).toBeVisible()
    await navbar(page).getByRole('link', { name: 'Home' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('15%-20% off')
    await expect(page.getByText('is waiting.')).toHaveCount(0)
  })
})
