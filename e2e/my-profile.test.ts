import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { bookingField, toast } from './support/screens.ts'

const typed = { Address: '1 Freewheel Lane', Status: 'Wheel builder', Phone: '+44 20 7946 0123' }

const profile = (page: Page) => dashboardForm(page, 'My Profile')
const image = (page: Page) => profile(page).getByLabel('Image')
const save = (page: Page) => profile(page).getByRole('button', { name: 'Save profile' })

async function pictureFile() {
  const blank = { width: 40, height: 30, channels: 3, background: '#c46a2d' } as const
  return { name: 'me.png', mimeType: 'image/png', buffer: await sharp({ create: blank }).png().toBuffer() }
}

async function fillIn(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await profile(page).getByLabel(label).fill(text)
}

async function expectTyped(page: Page): Promise<void> {
  for (const [label, text] of Object.entries(typed)) {
    await expect(profile(page).getByLabel(label)).toHaveValue(text)
  }
}

/** Counts API calls that change something, except uploads of pictures. */
function countChanges(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'PUT' && pathname.startsWith('/api/') && !pathname.endsWith('/images'))
      count += 1
  })
  return () => count
}

test('A profile is kept through missing fields, bad pictures, a reload and refusals, and fills in the next booking', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 415')
  expectConsole(/images.*ERR_FAILED|ERR_FAILED.*images/)
  expectConsole(/status of 503.*\/api\/profile\//)
  const { name, email } = await beSignedIn(page)
  const sent = countChanges(page)
  await page.goto('/dashboard/myprofile')

  await test.step('An empty profile names every required field', async () => {
    await save(page).click()
    for (const message of ['Image', 'address', 'status', 'phone']) {
      await expect(page.getByText(`${message} is Required`, { exact: true })).toBeVisible()
    }
    await expectAccessible(page)
  })

  await test.step('A rejected picture is reported at its field, and nothing is saved', async () => {
    const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    await image(page).setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: drawing })
    await fillIn(page)
    await save(page).click()
    await expect(profile(page).getByRole('alert')).toContainText('This file is not a picture')
    await expectTyped(page)
    expect(sent()).toBe(0)
  })

  await test.step('Typed values survive a reload, and the page asks for a lost file again', async () => {
    await image(page).setInputFiles(await pictureFile())
    await page.reload()
    await expectTyped(page)
    await expect(page.getByText('Choose me.png again')).toBeVisible()
  })

  await test.step('A failed upload saves no profile, and only the field says so', async () => {
    await page.route('**/images', (route) => route.abort(), { times: 1 })
    await image(page).setInputFiles(await pictureFile())
    await save(page).click()
    await expect(profile(page).getByRole('alert')).toContainText('Check your connection')
    await expect(page.getByLabel('Notifications')).toHaveText('')
    expect(sent()).toBe(0)
    await expectTyped(page)
  })

  await test.step('A refused profile shows Sorry faild! and keeps the typed values', async () => {
    await page.route('**/api/profile/*', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    await profile(page).getByRole('button', { name: 'Try again' }).click()
    await expect(toast(page, 'Sorry faild!')).toBeVisible()
    await expectTyped(page)
    await page.unroute('**/api/profile/*')
  })

  await test.step('A profile is saved with its picture and is there after a reload', async () => {
    await save(page).click()
    await expect(toast(page, 'Successful')).toBeVisible()
    await expect(image(page)).toHaveValue('')
    await page.reload()
    await expect(profile(page).getByLabel('Name')).toHaveValue(name)
    await expect(profile(page).getByLabel('Email')).toHaveValue(email)
    await expectTyped(page)
    await expect(profile(page).locator('img')).toHaveAttribute('src', /^\/images\/[0-9a-f]{64}\.webp$/)
    await expectAccessible(page)
  })

  await test.step('A saved profile is there after a reload and fills the booking form', async () => {
    await page.goto(`/tool/${(await toolNamed(page, 'Pin spanner'))._id}`)
    await expect(bookingField(page, 'phone')).toHaveValue(typed.Phone)
    await expect(bookingField(page, 'address')).toHaveValue(typed.Address)
  })
})
