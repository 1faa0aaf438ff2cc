import { stockOf, toolNamed } from './support/catalogue.ts'
import { newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import {
  bookButton,
  figure,
  fillBooking,
  fillCard,
  navbar,
  payButton,
  signInForm,
  toast,
} from './support/screens.ts'

test('A visitor finds a tool, signs up, books it, pays by card and sees the order paid', async ({ page }) => {
  const person = newPerson()
  const tool = await toolNamed(page, 'Hex key set 2–8 mm')
  const before = tool.availableQuantity

  await page.goto('/')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL('/login')
  await page.getByRole('link', { name: 'Make an account' }).click()
  await expect(page).toHaveURL('/signup')
  await signInForm(page).fill(person)
  await signInForm(page).submit.click()
  await expect(page).toHaveURL('/')
  await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()

  await page.getByRole('link', { name: tool.name, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: tool.name })).toBeVisible()
  await expect(figure(page, 'Available')).toHaveText(`${before} pieces`)
  await fillBooking(page, {
    quantity: '7',
    phone: '+44 20 7946 0123',
    address: '4 Harbour Road, Springfield',
  })
  // Shown during typing; Book and Pay still take one press each.
  await expect(page.getByText('It seems to lack a postal code and a country')).toBeVisible()
  // Seven sets at $24.00: the unit price times the quantity.
  await expect(page.getByRole('status').filter({ hasText: '$168.00' })).toBeVisible()
  await bookButton(page).click()
  await expect(toast(page, 'Successfully Booked')).toBeVisible()
  await expect(figure(page, 'To pay')).toContainText('$168.00')
  await expect(figure(page, 'Available')).toHaveText(`${before - 7} pieces`)

  await page.getByRole('link', { name: 'Pay now' }).click()
  await expect(figure(page, 'To pay')).toContainText('$168.00')
  await expect(page.getByText('This is a test. No real card is charged.')).toBeVisible()
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(page.getByText('Congrats! payment completed', { exact: true })).toBeVisible()
  await expect(page.getByText('The payment is recorded.')).toBeVisible()
  const transactionId = await page.getByText(/^pi_\w+$/).innerText()

  await page.getByRole('link', { name: 'My Orders' }).last().click()
  const row = page.getByRole('row', { name: tool.name })
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await page.reload()
  await expect(row).toContainText('$168.00')
  await expect(row.getByText('Paid', { exact: true })).toBeVisible()
  await expect(row.getByText(transactionId)).toBeVisible()
  expect(await stockOf(page, tool)).toBe(before - 7)
})
