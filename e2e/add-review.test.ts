import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './support/accessibility.ts'
import { beSignedIn, newPerson } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { signInForm, toast } from './support/screens.ts'

const image = (page: Page) => page.getByLabel('Image')
const star = (page: Page, name: string) => page.getByRole('radio', { name })
const reviewText = (page: Page) => page.getByRole('textbox', { name: 'Review', exact: true })
const add = (page: Page) => page.getByRole('button', { name: 'Add review' })

async function pictureFile() {
  const blank = { width: 40, height: 30, channels: 3, background: '#2a6dc4' } as const
  return { name: 'bike.png', mimeType: 'image/png', buffer: await sharp({ create: blank }).png().toBuffer() }
}

test('A review is written by keyboard, sent again after a refusal, and survives the end of the session', async ({
  page,
  expectConsole,
}) => {
  expectConsole(/status of 503.*\/api\/review/)
  expectConsole('status of 401')
  const person = await beSignedIn(page, newPerson('Ada Sprocket'))

  await test.step('A review written by keyboard alone is first on the home page', async () => {
    await page.goto('/dashboard/addreview')
    await add(page).press('Enter')
    await expect(page.getByText('Image is Required', { exact: true })).toBeVisible()
    await expect(page.getByText('ratings is Required', { exact: true })).toBeVisible()
    await expectAccessible(page)
    await image(page).setInputFiles(await pictureFile())
    await image(page).press('Tab')
    for (const _ of ['two', 'three', 'four']) await page.keyboard.press('ArrowRight')
    await expect(star(page, '4 stars')).toBeChecked()
    await page.keyboard.press('Tab')
    await page.keyboard.type('Threads cut clean.')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(toast(page, 'Review Added Successfully')).toBeVisible()
    await expect(reviewText(page)).toHaveValue('')
    await expect(star(page, '4 stars')).not.toBeChecked()
    await page.getByRole('link', { name: 'See it there' }).click()
    const first = page.locator('.reviews').getByRole('listitem').first()
    await expect(first).toContainText('Threads cut clean.')
    await expect(first).toContainText('Ada Sprocket')
    await expect(first.getByRole('img', { name: '4 out of 5 stars' })).toBeVisible()
  })

  await test.step('A refused review shows why, and its picture needs no second upload', async () => {
    await page.goto('/dashboard/addreview')
    await page.route('**/api/review', (route) => route.fulfill({ status: 503, json: {} }))
    await image(page).setInputFiles(await pictureFile())
    await star(page, '5 stars').check()
    await add(page).click()
    await expect(toast(page, 'Sorry faild to add the review!')).toBeVisible()
    await page.unroute('**/api/review')
    await page.reload()
    await expect(star(page, '5 stars')).toBeChecked()
    await add(page).click()
    await expect(toast(page, 'Review Added Successfully')).toBeVisible()
    await expect(star(page, '5 stars')).not.toBeChecked()
  })

  await test.step('A session that ends before the review is sent leads to /login and back to the typed review', async () => {
    await star(page, '3 stars').check()
    await reviewText(page).fill('Typed before the end.')
    await image(page).setInputFiles(await pictureFile())
    await page.context().clearCookies()
    await add(page).click()
    await expect(page).toHaveURL('/login')
    await signInForm(page).fill(person)
    await signInForm(page).submit.click()
    await expect(page).toHaveURL('/dashboard/addreview')
    await expect(reviewText(page)).toHaveValue('Typed before the end.')
    await expect(star(page, '3 stars')).toBeChecked()
  })
})
