import type { Page } from '@playwright/test'
import { allTools } from './support/catalogue.ts'
import { beAdmin, ok } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bearer } from './support/orders.ts'
import { closeToasts, toast } from './support/screens.ts'

/** Undoes the newest change with this label, by keyboard. */
async function undo(page: Page, what: string, name: string): Promise<void> {
  const row = page.getByRole('main').getByRole('row').filter({ hasText: what }).filter({ hasText: name })
  await row.first().getByRole('button', { name: /^Undo/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(`${what}: ${name}`)
  for (const undoing = dialog.getByRole('button', { name: 'Undo', exact: true }); ; ) {
    if (await undoing.evaluate((button) => button === document.activeElement)) break
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await expect(toast(page, 'The change is undone')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Changes' })).toBeFocused()
}

test('An admin undoes a change of price and a hidden product on the page Changes, by keyboard', async ({
  page,
  shop,
}) => {
  const headers = bearer(await beAdmin(page, shop.admin))
  const [priced, hidden] = await allTools(page)
  if (!priced || !hidden) throw new Error('The shop has no tools')
  const price = priced.price + 1
  await ok(await page.request.patch(`/api/tools/${priced._id}`, { headers, data: { price } }))
  const state = { headers, data: { state: 'hidden' } }
  await ok(await page.request.put(`/api/products/${hidden._id}/state`, state))
  expect((await allTools(page)).map(({ _id }) => _id)).not.toContain(hidden._id)

  await page.goto('/dashboard/changes')
  await undo(page, 'Product hidden', hidden.name)
  await closeToasts(page)
  await undo(page, 'Product changed', priced.name)
  const back = await allTools(page)
  expect(back.find(({ _id }) => _id === priced._id)?.price).toBe(priced.price)
  expect(back.map(({ _id }) => _id)).toContain(hidden._id)
})
