import { expectAccessible } from './support/accessibility.ts'
import { toolNamed } from './support/catalogue.ts'
import {
  type Caller,
  type Customer,
  keepToken,
  makeAccount,
  newPerson,
  ok,
  registerAt,
  signInAdmin,
} from './support/customer.ts'
import { expect, test } from './support/journey.ts'
import { bearer, book, orderOf } from './support/orders.ts'
import type { Shop } from './support/shop.ts'
import { updateRow } from './support/shop-database.ts'

/** Makes an account that buys for a company which may pay by invoice. */
async function makeWorkshop(
  caller: Caller,
  shop: Shop,
  { id, name }: { readonly id: string; readonly name: string },
): Promise<Customer> {
  const customer = await makeAccount(caller, newPerson('Mo Spokes'))
  const profile = { name: 'Mo', address: 'Lange Gasse 1\n1080 Wien', status: '', phone: '5551234', img: '' }
  const address = `/api/profile/${encodeURIComponent(customer.email)}`
  await ok(
    await caller.request.put(address, {
      headers: bearer(customer),
      data: { ...profile, email: customer.email },
    }),
  )
  updateRow(
    shop,
    `insert into companies (id, name, name_folded, country, lines, postcode, city, region, state, asked_at, terms_days,
      limit_cents, updated_at) values (?, '${name}', '${name.toLowerCase()}', 'AT', '[]', '1080', 'Wien', '', 'granted', 0,
      30, 1000000, 0)`,
    id,
  )
  updateRow(
    shop,
    `insert into company_members (user_id, company_id, added_at) select id, '${id}', 0 from users where email = ?`,
    customer.email,
  )
  return customer
}

/** Orders a tool on account; returns the number of the invoice and its amount. */
async function orderOnAccount(caller: Caller, customer: Customer, tool: string) {
  const id = await book(caller, customer, await toolNamed(caller, tool))
  const { price } = await orderOf(caller, customer, id)
  const headers = bearer(customer)
  await ok(await caller.request.post('/api/orders/on-account', { headers, data: { price, orders: [id] } }))
  const owed = await (await ok(await caller.request.get('/api/own-receivables', { headers }))).json()
  return { price, number: String(owed.invoices.at(-1).number) }
}

test('A bookkeeper finds an overdue invoice, corrects a mistake in its transfer, and gives back what was too much', async ({
  page: bookkeeper,
  shop,
  newCaller,
  newVisitor,
  expectConsole,
}) => {
  const visitor = await newVisitor()
  const customer = await makeWorkshop(visitor, shop, { id: 'radwerk', name: 'Radwerk GmbH' })
  const { number, price } = await orderOnAccount(visitor, customer, 'Pin spanner')
  updateRow(shop, 'update receivables set due_at = due_at - 3456000000 where company_id = ?', 'radwerk')

  const person = await makeAccount(bookkeeper, newPerson('Bo Books'))
  const owner = await newCaller()
  const admin = await signInAdmin(owner, shop.admin)
  const role = `/api/roles/${encodeURIComponent(person.email)}`
  await ok(await owner.request.put(role, { headers: bearer(admin), data: { role: 'bookkeeper' } }))
  await keepToken(bookkeeper, { ...person, token: await registerAt(bookkeeper, person.email) })
  const main = bookkeeper.getByRole('main')

  await test.step('The start page says how much is overdue, and the list has it by age', async () => {
    await bookkeeper.goto('/dashboard')
    await expect(main.getByRole('heading', { name: /^Overdue invoices/ })).toBeVisible()
    await main.getByRole('link', { name: /^All overdue: / }).click()
    await expect(bookkeeper).toHaveURL(/state=overdue/)
    await expect(main.getByRole('row', { name: number })).toContainText('10 days overdue')
    await expectAccessible(bookkeeper)
  })

  await test.step('A dispute is noted and ended with a reason', async () => {
    await main.getByRole('link', { name: number }).click()
    await main.getByRole('button', { name: 'Note a dispute' }).click()
    await main.getByRole('button', { name: 'Note a dispute' }).click()
    await expect(main.getByText('Write the reason. Staff read it later.')).toBeVisible()
    await main.getByLabel('Reason').fill('A wheel was missing')
    await main.getByRole('button', { name: 'Note a dispute' }).click()
    await expect(main.getByText('A wheel was missing').first()).toBeVisible()
    await main.getByRole('button', { name: 'End the dispute' }).click()
    await main.getByLabel('Reason').fill('The wheel has arrived')
    await main.getByRole('button', { name: 'End the dispute' }).click()
    await expect(main.getByText('The wheel has arrived')).toBeVisible()
    await expectAccessible(bookkeeper)
  })

  await test.step('The transfer names the invoice; an amount above what is open is refused at its field', async () => {
    await main.getByRole('link', { name: 'Record a transfer' }).click()
    await main.getByRole('button', { name: 'Propose invoices' }).click()
    await expect(main.getByText('Enter the amount that arrived.')).toBeVisible()
    await main.getByLabel('Amount', { exact: true }).fill(String(price + 7))
    await main.getByRole('button', { name: 'Propose invoices' }).click()
    const part = main.getByLabel(`Amount for ${number}`)
    await expect(part).toHaveValue(price.toFixed(2))
    await expect(main.getByText(/Not assigned: \$7\.00\./)).toBeVisible()
    await part.fill(String(price + 1))
    await main.getByRole('button', { name: 'Record the transfer' }).click()
    await expect(main.getByText(/^Enter at most .* which is open\.$/)).toBeVisible()
    await part.fill(String(price))
    await expectAccessible(bookkeeper)
    await main.getByRole('button', { name: 'Record the transfer' }).click()
    await expect(bookkeeper.getByText(/of Radwerk GmbH is recorded\./)).toBeVisible()
    await expect(main.getByLabel('Text on the bank statement')).toHaveValue('')
  })

  await test.step('The same transfer again is refused, and what was too much is given back', async () => {
    await bookkeeper.goto('/dashboard/transfers')
    await main.getByLabel('Amount', { exact: true }).fill(String(price + 7))
    await main.getByLabel('Text on the bank statement').fill(number)
    await main.getByLabel('Company', { exact: true }).selectOption({ label: 'Radwerk GmbH' })
    await main.getByRole('button', { name: 'Propose invoices' }).click()
    expectConsole(/409 .*transfers/)
    await main.getByRole('button', { name: 'Record the transfer' }).click()
    await expect(main.getByText(/is recorded already/)).toBeVisible()
    await main.getByRole('button', { name: 'Start again' }).click()
    await main.getByRole('button', { name: /^Give back/ }).click()
    await main.getByLabel('How it was given back').fill('Transferred back')
    await main.getByRole('button', { name: 'Note it' }).click()
    await expect(main.getByRole('row', { name: /Radwerk GmbH/ })).toContainText('$7.00 given back')
  })

  await test.step('The invoice is paid, and the company owes nothing', async () => {
    await bookkeeper.goto('/dashboard/receivables?state=paid')
    await expect(main.getByRole('row', { name: number })).toContainText('Paid')
    await keepToken(visitor, customer)
    await visitor.goto('/dashboard/account')
    await expect(visitor.getByRole('heading', { name: 'Password' })).toBeVisible()
    await expect(visitor.getByRole('heading', { name: /^Open invoices of/ })).toHaveCount(0)
  })
})

test('The people of a company see what it owes, and the owner writes reminders', async ({
  page,
  shop,
  newVisitor,
}) => {
  const customer = await makeWorkshop(page, shop, { id: 'velo-nord', name: 'Velo Nord' })
  const { number } = await orderOnAccount(page, customer, 'Pin spanner')
  await keepToken(page, customer)
  await page.goto('/dashboard/account')
  await expect(page.getByRole('heading', { name: 'Open invoices of Velo Nord' })).toBeVisible()
  await expect(page.getByRole('row', { name: number })).toBeVisible()
  await expect(page.getByText('DE89 3704 0044 0532 0130 00')).toBeVisible()
  await expectAccessible(page)

  const owner = await newVisitor()
  await keepToken(owner, await signInAdmin(owner, shop.admin))
  await owner.goto('/dashboard/settings/reminders')
  const main = owner.getByRole('main')
  await main.getByRole('button', { name: 'Add a reminder' }).click()
  await main.getByRole('button', { name: 'Add a reminder' }).click()
  const days = main.getByLabel('Days after the due day')
  await days.nth(1).fill('2')
  await main.getByLabel('Subject in English').first().fill('Please pay {invioce}')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(main.getByText('{invioce} is not filled in. Use one of the names below.')).toBeVisible()
  await expect(
    main.getByText('Each reminder comes later than the one before. Enter more days.'),
  ).toBeVisible()
  await expectAccessible(owner)
  await days.nth(1).fill('9')
  await main.getByLabel('Subject in English').first().fill('Please pay {invoice}')
  await expect(main.getByRole('region', { name: 'Reminders' })).toContainText('Please pay INV-00042')
  await main.getByRole('button', { name: 'Save' }).click()
  await expect(owner.getByText('Saved. Every page shows it now.')).toBeVisible()
})
