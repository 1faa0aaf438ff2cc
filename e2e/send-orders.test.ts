import { toolNamed } from './support/catalogue.ts'
import { beAdmin, type Customer, makeAccount, newPerson, ok } from './support/customer.ts'
import { question, rowOf } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { tabTo } from './support/keyboard.ts'
import { bearer, book, orderOf } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { toast } from './support/screens.ts'

const tools = ['Digital calliper 150 mm', 'Pin spanner', 'Chain whip'] as const

test('A packer sends an order in its row and undoes it, then sends the others together, by keyboard', async ({
  page,
  shop,
  newCaller,
}) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller, newPerson('Mo Spokes'))
  const headers = bearer(customer)
  const address = { name: 'Mo Spokes', address: '1 Freewheel Lane', phone: '555-0100' }
  const paid: string[] = []
  for (const name of tools) {
    const id = await book(caller, customer, await toolNamed(caller, name))
    await payByApi(caller, shop, customer, id)
    paid.push(id)
  }
  const [calliper = '', spanner = '', opener = ''] = paid
  const data = { ...address, orders: [calliper, spanner] }
  await ok(await caller.request.put('/api/delivery-address', { headers, data }))

  await beAdmin(page, shop.admin)
  await page.goto('/dashboard')
  const main = page.getByRole('main')
  await tabTo(page, main.getByRole('link', { name: 'Send all by list' }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/dashboard/manageallorders?state=to-send')
  const row = rowOf(page, tools[0])
  await tabTo(page, row.getByRole('button', { name: /^Send/ }))
  await page.keyboard.press('Enter')
  await expect(row.getByLabel('Carrier')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(toast(page, `Order: ${tools[0]} is marked as sent`)).toBeVisible()
  const undo = row.getByRole('button', { name: /^Undo sending/ })
  await expect(undo).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(undo).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(row.getByText('To send')).toBeVisible()

  for (const name of tools) {
    await tabTo(page, rowOf(page, name).getByRole('checkbox'))
    await page.keyboard.press('Space')
  }
  const slips = main.getByRole('link', { name: 'Print slips' })
  await expect(slips).toHaveAttribute('href', new RegExp(paid.toReversed().join(',')))
  await tabTo(
    page,
    main.getByRole('group', { name: '3 selected' }).getByRole('button', { name: 'Mark as sent' }),
  )
  await page.keyboard.press('Enter')
  const dialog = question(page)
  await expect(dialog).toContainText('Mark 2 orders as sent?')
  await expect(dialog).toContainText('1 has no address and stays to be sent.')
  const { number } = await numberOf(page, customer, spanner)
  await tabTo(page, dialog.getByLabel('Tracking numbers (optional)'))
  await page.keyboard.type(`${number}; 1Z 999; UPS`)
  await tabTo(page, dialog.getByRole('button', { name: 'Mark as sent' }))
  await page.keyboard.press('Enter')
  await expect(main.getByText('2 orders are marked as sent.')).toBeVisible()
  await expect(rowOf(page, tools[1])).toContainText('UPS 1Z 999')
  await expect(rowOf(page, tools[0])).toContainText('Sent')
  await expect(rowOf(page, tools[2]).getByRole('checkbox')).toBeChecked()
  await expect(rowOf(page, tools[2])).toContainText('To send')
  await expect(main.getByRole('link', { name: 'Print slips' })).toHaveAttribute('href', new RegExp(opener))
})

async function numberOf(page: Parameters<typeof orderOf>[0], customer: Customer, id: string) {
  return (await orderOf(page, customer, id)) as Awaited<ReturnType<typeof orderOf>> & { number: string }
}
