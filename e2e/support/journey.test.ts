import { expect, fileOf, test } from './journey.ts'

test.use({ shopEntry: 'e2e/support/sample-shop.ts' })

// A string, because the page runs it.
const log = "console.info('a word too many')"

test('A quiet page passes', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample')
})

test.fail('A console message fails the test', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(log)
})

test('A declared console message does not fail the test', async ({ page, expectConsole }) => {
  expectConsole('a word too many')
  await page.goto('/')
  await page.evaluate(log)
})

test('Another visitor has separate cookies and is watched too', async ({
  page,
  newVisitor,
  expectConsole,
}) => {
  expectConsole('a word too many')
  const visitor = await newVisitor()
  await visitor.goto('/')
  await visitor.evaluate(log)
  expect(visitor.context()).not.toBe(page.context())
})

test('Tests in one file share a shop', async ({ shop, sharedShop }, testInfo) => {
  expect(shop).toBe(await sharedShop(fileOf(testInfo)))
})

test('The next file gets a new shop with new data, and the previous shop stops', async ({
  shop,
  sharedShop,
}) => {
  const next = await sharedShop('next.test.ts')
  expect(next.dataDir).not.toBe(shop.dataDir)
  await sharedShop('one after it.test.ts')
  await expect(fetch(shop.url)).rejects.toThrow()
})
