import { writeFileSync } from 'node:fs'
import { stringify } from 'csv-stringify/sync'
import sharp from 'sharp'
import { beAdmin } from './support/customer.ts'
import { expect, test } from './support/journey.ts'

test.use({ shopSettings: { SAMPLE_CATALOGUE: 'off', RATE_LIMIT_FACTOR: '1' } })

const products = Array.from({ length: 12 }, (_, index) => ({
  kind: index < 10 ? 'tool' : 'part',
  name: `${index < 10 ? 'Wrench' : 'Tube'} ${index + 1}`,
  price: '9.50',
  minOrderQuantity: index === 11 ? '' : '1',
  availableQuantity: index === 11 ? '' : '12',
  img: `Photo ${index + 1}.png`,
  shortDescription: 'Made for the journey.',
}))

async function picture(index: number): Promise<Buffer> {
  const background = { r: 20 * index, g: 90, b: 160, alpha: 1 }
  return sharp({ create: { width: 300, height: 300, channels: 4, background } })
    .png()
    .toBuffer()
}

test('A new owner imports ten tools and two parts with their pictures by keyboard, and undoes it', async ({
  page,
  shop,
}, testInfo) => {
  await beAdmin(page, shop.admin)
  const main = page.getByRole('main')
  await page.goto('/dashboard/import')
  const start = performance.now()
  const csv = Buffer.from(stringify(products, { header: true }))
  const pictures = await Promise.all(
    products.map(async (_, index) => ({
      name: `photo ${index + 1}.PNG`,
      mimeType: 'image/png',
      buffer: await picture(index),
    })),
  )
  await main
    .getByLabel('CSV file and pictures')
    .setInputFiles([{ name: 'first.csv', mimeType: 'text/csv', buffer: csv }, ...pictures])
  await expect(main.getByText('first.csv and 12 pictures')).toBeVisible()
  const press = async (name: string) => {
    const dialog = page.getByRole('dialog')
    const inside = (await dialog.isVisible()) ? dialog : main
    await inside.getByRole('button', { name }).focus()
    await page.keyboard.press('Enter')
  }
  await press('Compare with the shop')
  await expect(main.getByRole('heading', { level: 1, name: 'Import of first.csv' })).toBeVisible()
  await expect(main.getByText('You can undo it until')).toBeHidden()
  await press('Apply 12 changes')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Apply 12 changes')
  await expect(main.getByText('0 products changed, 12 added.')).toBeVisible()
  await expect(main.getByText('You can undo it until')).toBeVisible()
  const seconds = (performance.now() - start) / 1000
  writeFileSync(testInfo.outputPath('seconds.txt'), seconds.toFixed(1))

  const list = async (path: string) => (await page.request.get(`/api${path}`)).json()
  const tools: { name: string; img: string }[] = await list('/tools')
  expect(tools.map(({ name }) => name)).toEqual(products.slice(0, 10).map(({ name }) => name))
  expect(new Set(tools.map(({ img }) => img)).size).toBe(10)
  expect(tools.every(({ img }) => img.includes('/images/'))).toBe(true)
  expect(await list('/items')).toHaveLength(2)

  await press('Undo this import')
  await expect(page.getByRole('dialog')).toBeVisible()
  await press('Undo this import')
  await expect(main.getByText('This import was undone.')).toBeVisible()
  expect([await list('/tools'), await list('/items')]).toEqual([[], []])
})
