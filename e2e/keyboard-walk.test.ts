import type { Page } from '@playwright/test'
import { adminScreens, customerScreens, openWhole, visitorScreens } from './support/every-screen.ts'
import { expect, test } from './support/journey.ts'
import { nextStop, type Stop, stopsOf } from './support/keyboard-stops.ts'

/** Walks through a screen with Tab from the address bar: what is wrong with it, in words. */
async function walk(page: Page): Promise<readonly string[]> {
  const wanted = await stopsOf(page)
  const flaws: string[] = []
  let before: Stop | null = null
  for (let place = 0; place < wanted.length; place += 1) {
    await page.keyboard.press('Tab')
    const stop = await nextStop(page)
    if (stop === null) return [...flaws, `Tab leaves before ${wanted[place]}`]
    if (stop.name !== wanted[place]) return [...flaws, `${stop.name} comes before ${wanted[place]}`]
    if (stop.contrast < 3) flaws.push(`${stop.name} has a focus of ${stop.contrast.toFixed(1)} : 1`)
    if (before && jumpsBack(before, stop)) flaws.push(`${stop.name} stands above ${before.name}`)
    before = stop
  }
  await page.keyboard.press('Tab')
  const after = await nextStop(page)
  if (after !== null && after.name !== wanted[0]) flaws.push(`${after.name} comes after the last one`)
  return flaws
}

/** A step goes on in reading order: downwards, or to the right, or to the top of a column further right. */
function jumpsBack(from: Stop, to: Stop): boolean {
  return to.bottom <= from.top && to.left < from.right
}

async function expectWalkable(page: Page, paths: readonly string[]): Promise<void> {
  const flaws: string[] = []
  for (const path of paths) {
    await openWhole(page, path)
    flaws.push(...(await walk(page)).map((flaw) => `${path}: ${flaw}`))
  }
  expect(flaws).toEqual([])
}

test('Tab comes to everything that a visitor can press, in order, with a focus to be seen', async ({
  page,
  expectConsole,
}) => {
  expectConsole('status of 404')
  await expectWalkable(page, await visitorScreens(page))
})

test('Tab comes to everything that a customer can press, in order, with a focus to be seen', async ({
  page,
}) => {
  await expectWalkable(page, await customerScreens(page))
})

test('Tab comes to everything that an admin can press, in order, with a focus to be seen', async ({
  page,
  shop,
}) => {
  await expectWalkable(page, await adminScreens(page, shop.admin))
})

test('A question that is answered with Escape gives the focus back', async ({ page, shop }) => {
  const [, , , products = ''] = await adminScreens(page, shop.admin)
  await openWhole(page, products)
  const open = page.getByRole('button', { name: /^Delete/ }).first()
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(open).toBeFocused()
})
