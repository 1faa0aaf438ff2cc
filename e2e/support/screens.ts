import { expect, type Locator, type Page } from '@playwright/test'

/** Returns a toast by its text. */
export function toast(page: Page, text: string): Locator {
  return page.getByLabel('Notifications').getByText(text, { exact: true })
}

/** Closes the toasts with their buttons, because they stay for five seconds, and waits until they are gone. */
export async function closeToasts(page: Page): Promise<void> {
  const toasts = page.locator('.Toastify__toast')
  await toasts.getByRole('button', { name: 'close' }).evaluateAll((buttons) => {
    for (const button of buttons) if (button instanceof HTMLElement) button.click()
  })
  await expect(toasts).toHaveCount(0)
}

/** Returns the value of a label in a list of figures: `figure(page, 'Available')`. */
export function figure(place: Page | Locator, label: string): Locator {
  // `has` is relative to each entry, so its locator must start at the page.
  const page = 'page' in place ? place.page() : place
  const entry = place.locator('dl > div').filter({ has: page.getByText(label, { exact: true }) })
  return entry.getByRole('definition')
}

/** Returns the navbar at the top of every page. */
export function navbar(page: Page): Locator {
  return page.getByRole('navigation', { name: 'Main' })
}

/** Returns the form of /login or /signup. */
export function signInForm(page: Page) {
  const form = page.getByRole('main').locator('form')
  const field = (name: string) => form.getByLabel(name, { exact: true })
  const [name, email, password] = [field('Name'), field('Email'), field('Password')]
  return {
    name,
    email,
    password,
    submit: form.getByRole('button'),
    /** Fills in the fields that the form has. */
    async fill(given: { readonly name?: string; readonly email: string; readonly password: string }) {
      // The URL changes before the page does, so this waits for the new page's form.
      const signsUp = new URL(page.url()).pathname === '/signup'
      await expect(name).toHaveCount(signsUp ? 1 : 0)
      await email.fill(given.email)
      await password.fill(given.password)
      if (signsUp && given.name !== undefined) await name.fill(given.name)
    },
  }
}

/** Values for the booking form. */
export interface BookingTexts {
  readonly quantity: string
  readonly phone: string
  readonly address: string
}

const bookingLabels = { quantity: 'Quantity', phone: 'Phone', address: 'Address' } as const

/** Fills in the booking form of a tool's page. */
export async function fillBooking(page: Page, texts: BookingTexts): Promise<void> {
  await bookingField(page, 'quantity').fill(texts.quantity)
  await bookingField(page, 'phone').fill(texts.phone)
  await bookingField(page, 'address').fill(texts.address)
}

/** Returns a field of the booking form. */
export function bookingField(page: Page, field: keyof BookingTexts): Locator {
  return page.getByRole('textbox', { name: bookingLabels[field], exact: true })
}

/** Returns the Book button, whose name contains the quantity and the total once both are known. */
export function bookButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Book( [\d,]+ for \$[\d,.]+)?$/ })
}

/** Fills in the provider's card fields, with a future expiry date and any security code. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Card number' }).fill(number)
  await page.getByRole('textbox', { name: 'Expiry date' }).fill('12 / 34')
  await page.getByRole('textbox', { name: 'Security code' }).fill('123')
}

/** Returns the Pay button, whose name contains the amount. */
export function payButton(page: Page): Locator {
  return page.getByRole('button', { name: /^Pay \$/ })
}

/** Opens an order's payment and waits until it can be paid. */
export async function openPayment(page: Page, orderId: string): Promise<void> {
  await page.goto(`/dashboard/payment/${orderId}`)
  await expect(payButton(page)).toBeEnabled()
}
