import type { Page } from '@playwright/test'
import { beSignedInAt, expect, test } from './stand-in/journey.ts'
import { choosePicture } from './support/picture-file.ts'
import { toast } from './support/screens.ts'

const typed = { Address: '1 Freewheel Lane', Status: 'Wheel builder', Phone: '+44 20 7946 0123' }

const form = (page: Page) => page.getByRole('form', { name: 'My Profile' })
const save = (page: Page) => form(page).getByRole('button', { name: 'Save profile' })

test('The profile starts empty if it cannot be read, and is saved with the fields of the spec', async ({
  page,
  backend,
  shop,
  expectConsole,
}) => {
  expectConsole('status of 400')
  const { email, name } = await beSignedInAt(backend, page)
  await page.goto('/dashboard/myprofile')
  await expect(form(page).getByLabel('Name')).toHaveValue(name)
  await expect(form(page).getByLabel('Email')).toHaveValue(email)
  for (const label of Object.keys(typed)) await expect(form(page).getByLabel(label)).toHaveValue('')

  await save(page).click()
  for (const field of ['Image', 'address', 'status', 'phone']) {
    await expect(form(page).getByText(`${field} is Required`, { exact: true })).toBeVisible()
  }
  await choosePicture(form(page).getByLabel('Image'))
  for (const [label, text] of Object.entries(typed)) await form(page).getByLabel(label).fill(text)

  await test.step('A profile that the other backend refuses says so and keeps the typed values', async () => {
    backend.answerNext('PUT /profile/{email}', { status: 400, body: { message: 'not today' } })
    await save(page).click()
    await expect(toast(page, 'Sorry faild!')).toBeVisible()
    await expect(page.getByRole('alert').filter({ hasText: 'not today' })).toBeVisible()
    await expect(form(page).getByLabel('Address')).toHaveValue(typed.Address)
    expect(backend.books.profiles.size).toBe(0)
  })
  await save(page).click()
  await expect(toast(page, 'Successful')).toBeVisible()
  // The backend is another host, so the picture's URL is absolute.
  expect(backend.books.profiles.get(email)).toEqual({
    img: expect.stringMatching(`^${shop.url}/images/[0-9a-f]{64}\\.webp$`),
    name,
    email,
    address: typed.Address,
    status: typed.Status,
    phone: typed.Phone,
  })
  for (const label of Object.keys(typed)) await expect(form(page).getByLabel(label)).toHaveValue('')
})
