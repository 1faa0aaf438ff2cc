import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './support/accessibility.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { toast } from './support/screens.ts'

const image = (page: Page) => page.getByLabel('Image')
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const save = (page: Page) => page.getByRole('button', { name: 'Save profile' })
const picture = (page: Page) => page.getByRole('form').locator('img')

async function pictureFile(name = 'me.png') {
  const blank = { width: 40, height: 30, channels: 3, background: '#c46a2d' } as const
  return { name, mimeType: 'image/png', buffer: await sharp({ create: blank }).png().toBuffer() }
}

async function fillIn(page: Page): Promise<void> {
  await box(page, 'Address').fill('1 Yard Lane')
  await box(page, 'Status').fill('Mechanic')
  await box(page, 'Phone').fill('555 0101')
}

test('A profile is saved with its picture and is there after a reload', async ({ page }) => {
  const { email } = await beSignedIn(page)
  await page.goto('/dashboard/myprofile')
  await save(page).click()
  for (const message of ['Image', 'address', 'status', 'phone']) {
    await expect(page.getByText(`${message} is Required`, { exact: true })).toBeVisible()
  }
  await expectAccessible(page)
  await image(page).setInputFiles(await pictureFile())
  await fillIn(page)
  await save(page).click()
  await expect(toast(page, 'Successful')).toBeVisible()
  await expect(image(page)).toHaveValue('')
  await page.reload()
  await expect(box(page, 'Address')).toHaveValue('1 Yard Lane')
  await expect(box(page, 'Email')).toHaveValue(email)
  await expect(picture(page)).toHaveAttribute('src', /^\/images\/[0-9a-f]+\.webp$/)
  await expectAccessible(page)
})

test('Typed values survive a reload, and the page asks for a lost file again', async ({ page }) => {
  await beSignedIn(page)
  await page.goto('/dashboard/myprofile')
  await image(page).setInputFiles(await pictureFile())
  await fillIn(page)
  await page.reload()
  await expect(box(page, 'Address')).toHaveValue('1 Yard Lane')
  await expect(page.getByText('Choose me.png again')).toBeVisible()
})

test('A rejected picture is reported at its field, and nothing is saved', async ({ page, expectConsole }) => {
  expectConsole('status of 415')
  await beSignedIn(page)
  await page.goto('/dashboard/myprofile')
  let saved = false
  page.on('request', (request) => {
    saved ||= request.method() === 'PUT'
  })
  const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
  await image(page).setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: drawing })
  await fillIn(page)
  await save(page).click()
  await expect(page.getByRole('form').getByRole('alert')).toContainText('This file is not a picture')
  await expect(box(page, 'Phone')).toHaveValue('555 0101')
  expect(saved).toBe(false)
})

test('A refused profile shows Sorry faild! and keeps the typed values', async ({ page, expectConsole }) => {
  expectConsole('status of 503')
  await beSignedIn(page)
  await page.goto('/dashboard/myprofile')
  await page.route('**/api/profile/*', (route) =>
    route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
  )
  await image(page).setInputFiles(await pictureFile())
  await fillIn(page)
  await save(page).click()
  await expect(toast(page, 'Sorry faild!')).toBeVisible()
  await expect(box(page, 'Address')).toHaveValue('1 Yard Lane')
})
