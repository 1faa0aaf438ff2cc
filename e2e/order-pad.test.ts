import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

async function typeNumbers(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: /Numbers or names/ }).fill(text)
  await page.getByRole('button', { name: 'Add these' }).click()
}

test('A workshop keeps a list, fills it from numbers and a file, and orders it with its own number', async ({
  page,
}) => {
  await beSignedIn(page)
  const whip = await toolNamed(page, 'Chain whip')
  const vice = await toolNamed(page, 'Axle vice')
  const gone = await toolNamed(page, 'Cone wrench 13/15 mm')
  await page.goto('/dashboard')
  await page.getByRole('link', { name: 'Order pad' }).click()
  await page.getByRole('button', { name: 'Make the list' }).click()
  await expect(page.getByText('Give the list a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Spring order')
  await page.getByRole('button', { name: 'Make the list' }).click()
  await expect(page.getByRole('heading', { name: 'Spring order' })).toBeVisible()

  await typeNumbers(page, `${whip._id} 3\nXX-0 2`)
  await expect(row(page, 'Chain whip')).toBeVisible()
  await expect(page.getByText('“XX-0 2”: no product has this number or name.')).toBeVisible()
  await typeNumbers(page, `${gone._id} 2`)
  await expect(row(page, 'Cone wrench 13/15 mm').getByText('It is sold out.')).toBeVisible()

  const buffer = Buffer.from(`number;pieces\r\n${vice._id};2\r\nXX-1;4\r\n${whip._id};many\r\n`)
  await page.setInputFiles('input[type=file]', { name: 'list.csv', mimeType: 'text/csv', buffer })
  await expect(page.getByText('Line 3: no product has the number “XX-1”.')).toBeVisible()
  await expect(page.getByText('Line 4: “many” is not a number of pieces.')).toBeVisible()
  await page.getByRole('button', { name: 'Add them to the list' }).click()
  await row(page, 'Axle vice').getByRole('textbox').fill('1')
  await expect(page.getByText('All changes are saved.')).toBeVisible()
  await page.reload()
  await expect(row(page, 'Axle vice').getByRole('textbox')).toHaveValue('1')
  await expect(row(page, 'Chain whip').getByRole('textbox')).toHaveValue('3')

  await page.getByRole('button', { name: 'Put all 3 into the basket' }).click()
  await expect(page.getByText('Cone wrench 13/15 mm: It is sold out.')).toBeVisible()
  await page.getByRole('link', { name: 'To the basket' }).click()

  await page.getByText('Add your own order number').click()
  await page.getByRole('textbox', { name: 'Your order number' }).fill('PO 4711')
  await page.getByRole('button', { name: /^Hold these/ }).click()
  await expect(page.getByRole('heading', { name: /^Held for you/ })).toBeVisible()
  await page.goto('/dashboard/myorders')
  await expect(row(page, 'Chain whip').getByText('Your number: PO 4711')).toBeVisible()
  await row(page, 'Chain whip').getByRole('button', { name: 'Change your number' }).click()
  await page.getByRole('textbox', { name: 'Your order number' }).fill('PO 4712')
  await page.getByRole('button', { name: 'Save the number' }).click()
  await expect(row(page, 'Chain whip').getByText('Your number: PO 4712')).toBeVisible()
  await expect(row(page, 'Axle vice').getByText('Your number: PO 4711')).toBeVisible()
})
