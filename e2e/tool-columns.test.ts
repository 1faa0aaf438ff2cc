import type { Page } from '@playwright/test'
import { beAdmin, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bearer } from './support/orders.ts'
import { untilWhole } from './support/whole-page.ts'
import { resize } from './support/window-size.ts'

/** Adds a tool with only a name and a price. */
async function addPlainTool(page: Page, admin: Parameters<typeof bearer>[0]): Promise<string> {
  const [{ img }] = await (await page.request.get('/api/tools')).json()
  const sold = { minOrderQuantity: 1, availableQuantity: 50, price: 12.5 }
  const data = { img, name: 'Drehmomentschlüssel', shortDescription: 'A plain tool', ...sold }
  const answer = await ok(await page.request.post('/api/tools', { headers: bearer(admin), data }))
  return (await answer.json()).insertedId
}

/**
 * Returns the parts that extend behind the booking sheet, and the heights in CSS pixels of the largest empty space
 * beside it, without the space below the last part, and of the empty space below it. Runs in the browser.
 */
function besideTheSheet() {
  const boxOf = (element: Element) => element.getBoundingClientRect()
  const sheet = boxOf(document.querySelector('.tool-sheet') ?? document.body)
  const parts = [
    ...document.querySelectorAll(
      '.tool-page > :not(.tool-sheet), .tool-page :is(.card, h2):not(.tool-sheet, .tool-sheet *)',
    ),
  ]
    .filter((part) => part.matches('.card, h2, .tool-stage') || part.querySelector('.card') === null)
    .map((part) => ({ name: part.className, box: boxOf(part) }))
  const behind = parts.filter(
    ({ box }) =>
      box.right > sheet.left + 1 &&
      box.left < sheet.right &&
      box.top < sheet.bottom &&
      box.bottom > sheet.top,
  )
  let [largest, from] = [0, sheet.top]
  for (const { box } of parts.toSorted((one, other) => one.box.top - other.box.top)) {
    largest = Math.max(largest, Math.min(box.top, sheet.bottom) - from)
    from = Math.max(from, box.bottom)
  }
  const below = parts.filter(({ box }) => box.top >= sheet.bottom && box.right > sheet.left + 1)
  return {
    behind: behind.map(({ name }) => name),
    largest,
    below: Math.min(...below.map(({ box }) => box.top)) - sheet.bottom,
  }
}

test('The facts about a tool fill the space beside its booking form', async ({ page, shop, newVisitor }) => {
  const adminPage = await newVisitor()
  const plain = await addPlainTool(adminPage, await beAdmin(adminPage, shop.admin))
  const found: Record<string, unknown> = {}
  for (const id of [plain, 'hex-key-set', 'cone-wrench', 'headset-press']) {
    await page.goto(`/tool/${id}`)
    await untilWhole(page, `/tool/${id}`)
    for (const width of [768, 1024, 1440]) {
      await resize(page, { width, height: 900 })
      const { behind, largest } = await page.evaluate(besideTheSheet)
      // Less than a card.
      if (behind.length > 0 || largest > 130) found[`${id} at ${width} px`] = { behind, largest }
    }
  }
  expect(found).toEqual({})
})

test('The page of a tool with long lists goes on below its booking form', async ({ page }) => {
  const found: Record<string, number> = {}
  for (const id of ['truing-stand', 'torque-wrench', 'cassette-lockring-tool']) {
    await page.goto(`/tool/${id}`)
    await untilWhole(page, `/tool/${id}`)
    for (const width of [768, 1024, 1440]) {
      await resize(page, { width, height: 900 })
      const { below } = await page.evaluate(besideTheSheet)
      // Less than a card.
      if (below > 130) found[`${id} at ${width} px`] = below
    }
  }
  expect(found).toEqual({})
})
