import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { choosePicture } from './support/picture-file.ts'
import { bookingField, toast } from './support/screens.ts'

const typed = { Address: '1 Freewheel Lane', Status: 'Wheel builder', Phone: '+44 20 7946 0123' }

const profile = (page: Page) => dashboardForm(page, 'My Profile')
const save = (page: Page) => profile(page).getByRole('button', { name: 'Save profile' })

async function fillProfile(page: Page): Promise<void> {
  await choosePicture(profile(page).getByLabel('Image'))
  for (const [label, text] of Object.entries(typed)) await profile(page).getByLabel(label).fill(text)
}

/** Counts API calls with this method, without uploads of pictures. */
function countCalls(page: Page, method: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.method() === method && new URL(request.url()).pathname.startsWith('/api/')) {
      if (!request.url().endsWith('/images')) count += 1
    }
  })
  return () => count
}

test('A saved profile is there after a reload and fills the booking form', async ({ page }) => {
  const { name, email } = await beSignedIn(page)
  await page.goto('/dashboard/myprofile')
  await expect(profile(page).getByLabel('Email')).toHaveValue(email)
  await fillProfile(page)
  await save(page).click()
  await expect(toast(page, 'Successful')).toBeVisible()
  await page.reload()
  await expect(profile(page).getByLabel('Name')).toHaveValue(name)
  for (const [label, text] of Object.entries(typed)) {
    await expect(profile(page).getByLabel(label)).toHaveValue(text)
  }
  await expect(profile(page).locator('img')).toHaveAttribute('src', /\/images\/[0-9a-f]{64}\.webp$/)

  await page.goto(`/tool/${(await toolNamed(page, 'Pin spanner'))._id}`)
  await expect(bookingField(page, 'phone')).toHaveValue(typed.Phone)
  await expect(bookingField(page, 'address')).toHaveValue(typed.Address)
})

test('A failed upload saves no profile, and only the field says so', async ({ page, expectConsole }) => {
  expectConsole('ERR_FAILED')
  await beSignedIn(page)
  const sent = countCalls(page, 'PUT')
  await page.route('**/images', (route) => route.abort(), { times: 1 })
  await page.goto('/dashboard/myprofile')
  await fillProfile(page)
  await save(page).click()
  await expect(profile(page).getByRole('alert')).toContainText('Check your connection')
  await expect(page.getByLabel('Notifications')).toHaveText('')
  expect(sent()).toBe(0)
  for (const [label, text] of Object.entries(typed)) {
    await expect(profile(page).getByLabel(label)).toHaveValue(text)
  }
  await profile(page).getByRole('button', { name: 'Try again' }).click()
  await expect(toast(page, 'Successful')).toBeVisible()
})
