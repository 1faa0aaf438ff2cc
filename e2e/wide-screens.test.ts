import type { Page } from '@playwright/test'
import { beSignedIn } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { openInside } from './support/open-inside.ts'
import { navbar } from './support/screens.ts'
import { unpainted } from './support/unpainted.ts'
import { resize } from './support/window-size.ts'

test('A wide screen shows four columns of tools and five of items', async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const [path, columns] of [
    ['/tools', 4],
    ['/items', 5],
  ] as const) {
    await test.step(path, async () => {
      await openInside(page, path)
      const goods = await page.getByRole('main').getByRole('list').first().getByRole('listitem').all()
      const boxes = await Promise.all(goods.slice(0, columns + 1).map((each) => each.boundingBox()))
      const [first, ...others] = boxes.map((box) => Math.round(box?.y ?? Number.NaN))
      expect(others.map((top) => top === first)).toEqual([...Array(columns - 1).fill(true), false])
    })
  }
})

/** The narrowest window of each form of the table, and widths in between. */
const tableWidths = [320, 768, 853, 1024, 1180, 1280, 1440]

test('The table of tools fits into every window, in every category', async ({ page }) => {
  await page.goto('/tools?view=table')
  const categories = await page
    .locator('input[name="category"]')
    .evaluateAll((choices) =>
      choices.map((choice) => (choice instanceof HTMLInputElement ? choice.value : '')),
    )
  expect(categories).toContain('Drivetrain tools')
  for (const category of categories) {
    await page.goto(`/tools?view=table&category=${encodeURIComponent(category)}`)
    expect(await unpainted(page, () => scrollingWidths(page)), category || 'all').toEqual([])
  }
})

test("The header for a signed-in person shows the shop's name on one line at every width", async ({
  page,
}) => {
  await beSignedIn(page)
  await page.goto('/dashboard/myorders')
  const name = navbar(page).getByText('Truewheel', { exact: true })
  await expect(navbar(page).getByRole('button', { name: 'Log Out' })).toBeVisible()
  for (const width of [320, 768, 1023, 1024, 1060, 1100, 1150, 1200, 1280, 1440]) {
    await resize(page, { width, height: 900 })
    const lines = await name.evaluate(
      (box) => box.clientHeight / Number.parseFloat(getComputedStyle(box).lineHeight),
    )
    expect(Math.round(lines), `${width} px`).toBe(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${width} px`).toBe(
      true,
    )
  }
})

async function scrollingWidths(page: Page): Promise<readonly number[]> {
  const found: number[] = []
  for (const width of tableWidths) {
    await resize(page, { width, height: 900 })
    if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)) found.push(width)
  }
  return found
}
