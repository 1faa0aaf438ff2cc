import { expect, test } from './journey.ts'

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

test('Tests of one file share a shop', async ({ shop, sharedShop }) => {
  expect(shop).toBe(await sharedShop())
})

test.describe('Where a test asks for fresh state', () => {
  test.use({ freshShop: true })

  test('It gets a shop of its own', async ({ shop, sharedShop }) => {
    expect(shop.url).not.toBe((await sharedShop()).url)
  })
})
