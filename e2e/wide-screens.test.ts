import { expect, test } from './support/journey.ts'
import { openInside } from './support/open-inside.ts'

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
