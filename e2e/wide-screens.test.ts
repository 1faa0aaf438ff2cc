import { expect, test } from './support/journey.ts'

for (const [path, columns] of [
  ['/tools', 4],
  ['/items', 5],
] as const) {
  test(`A wide screen shows ${columns} columns on ${path}`, async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1080 })
    await page.goto(path)
    const goods = await page.getByRole('main').getByRole('list').first().getByRole('listitem').all()
    const boxes = await Promise.all(goods.slice(0, columns + 1).map((each) => each.boundingBox()))
    const [first, ...others] = boxes.map((box) => Math.round(box?.y ?? Number.NaN))
    expect(others.map((top) => top === first)).toEqual([...Array(columns - 1).fill(true), false])
  })
}
