import { expect, fileOf, test } from './journey.ts'

test.use({ shopEntry: 'e2e/support/sample-shop.ts' })

// As text, because it is the page that speaks here, not the test.
const speak = "console.info('a word too many')"

test('A quiet page passes', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sample')
})

test.fail('A console message fails the test', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(speak)
})

test('A console message that was named does not', async ({ page, expectConsole }) => {
  expectConsole('a word too many')
  await page.goto('/')
  await page.evaluate(speak)
})

test('Another visitor has cookies of their own and is watched too', async ({
  page,
  newVisitor,
  expectConsole,
}) => {
  expectConsole('a word too many')
  const visitor = await newVisitor()
  await visitor.goto('/')
  await visitor.evaluate(speak)
  expect(visitor.context()).not.toBe(page.context())
})

test('Tests of one file share a shop', async ({ shop, sharedShop }, testInfo) => {
  expect(shop).toBe(await sharedShop(fileOf(testInfo)))
})

test.describe('Where a test asks for fresh state', () => {
  test.use({ freshShop: true })

  test('It gets a shop of its own', async ({ shop, sharedShop }, testInfo) => {
    expect(shop.url).not.toBe((await sharedShop(fileOf(testInfo))).url)
  })
})

test('The next file gets another one, with nothing of what was done before', async ({ shop, sharedShop }) => {
  const next = await sharedShop('next.test.ts')
  expect(next.dataDir).not.toBe(shop.dataDir)
  await expect(fetch(shop.url)).rejects.toThrow()
})
