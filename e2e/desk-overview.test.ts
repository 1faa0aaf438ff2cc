import { patienceMs } from '../tools/test-run/patience.ts'
import { expectAccessibleAtAGlance } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, makeAccount } from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import type { Shop } from './support/shop.ts'
import { readRows, updateRow } from './support/shop-database.ts'

test('An owner reads the figures of chosen days, and the differences that the shop found', async ({
  page,
  shop,
  newCaller,
}) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller)
  const tool = await toolNamed(caller, 'Pin spanner')
  await payByApi(caller, shop, customer, await book(caller, customer, tool))
  await book(caller, customer, tool)
  const changed = await toolNamed(caller, 'Chain whip')
  // Makes the shop's comparison find a difference while the admin reads the figures.
  updateRow(shop, 'update products set available = available + 3 where id = ?', changed._id)
  forgetProof(shop)
  await beAdmin(page, shop.admin)
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  const said = (chart: string) => main.getByRole('slider', { name: chart })
  const shares = said('Paid of the orders of each day')
  const from = main.getByLabel('From')

  await test.step('An owner reads revenue, orders and their paid share for chosen days, by keyboard', async () => {
    const taken = said('Revenue each day')
    await tabTo(page, taken)
    await expect(taken).toHaveAttribute('aria-valuetext', /: \$[1-9][\d.]+\. The period before: \$0\.00$/)
    await page.keyboard.press('ArrowLeft')
    await expect(taken).toHaveAttribute('aria-valuetext', /: \$0\.00\. The period before: \$0\.00$/)

    const orders = main.getByRole('link', { name: 'Orders', exact: true })
    await orders.focus()
    await page.keyboard.press('Enter')
    await expect(said('Orders each day')).toHaveAttribute(
      'aria-valuetext',
      /: 2\. Paid by now: 1\. The period before: 0$/,
    )
    await expect(orders).toBeFocused()
    await tabTo(page, main.getByRole('link', { name: 'Share of orders paid' }))
    await page.keyboard.press('Enter')
    await expect(shares).toHaveAttribute('aria-valuetext', /: 50\u00a0%$/)
    await tabTo(page, main.getByRole('button', { name: 'As a table' }))
    await page.keyboard.press('Enter')
    const table = main.getByRole('region', { name: 'Paid of the orders of each day' })
    await expect(table.getByRole('row')).toHaveCount(9)
    await expect(table.getByRole('row').last()).toHaveText(/^All days50\u00a0%/)

    await from.fill('2026-01-05')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/show=paid&from=2026-01-05&to=/)
    await expect(from).toBeFocused()
    await expect(table.getByRole('row').nth(1)).toContainText('Monday, January 5')
    await expectAccessibleAtAGlance(page, 'overview of own days')
  })

  await untilProofFinds(shop, 1)
  await test.step('A reload keeps the chosen days', async () => {
    await page.reload()
    await expect(from).toHaveValue('2026-01-05')
    await expect(shares).toBeVisible()
  })

  await test.step('A row that was changed outside the shop turns the proof red, and the page says what to do', async () => {
    await tabTo(page, main.getByRole('link', { name: /^1 number does not agree/ }))
    await page.keyboard.press('Enter')
    const row = page.getByRole('table', { name: 'What does not agree' }).getByRole('row').last()
    const { availableQuantity: was } = changed
    await expect(row).toContainText(`The ledger says ${was} pieces, the stock says ${was + 3}`)
    await expect(row).toContainText('Count the pieces and correct the stock with a reason.')
    await expectAccessibleAtAGlance(page, 'red proof')
    await tabTo(page, row.getByRole('link', { name: /^Open the product.*Chain whip/ }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Chain whip' })).toBeVisible()
  })
})

/** Makes the next comparison start immediately, instead of three minutes after the last one. */
function forgetProof(shop: Shop): void {
  updateRow(shop, 'delete from settings where key = ?', 'proof')
}

/** Waits for a comparison with this number of differences. Discards one that ran before the change. */
async function untilProofFinds(shop: Shop, differences: number): Promise<void> {
  const found = (): number => {
    const [row] = readRows(shop, "select value from settings where key = 'proof'")
    const { last } = JSON.parse(String(row?.value ?? '{"last":null}')) as {
      last: { differences: unknown[] } | null
    }
    if (last && last.differences.length !== differences) {
      forgetProof(shop)
    }
    return last?.differences.length ?? 0
  }
  await expect.poll(found, { timeout: 3 * patienceMs }).toBe(differences)
}
