import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { toolNamed } from './support/catalogue.ts'
import { beAdmin, type Caller, makeAccount, newPerson, ok, type Person } from './support/customer.ts'
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { bearer, book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { navbar, signInForm, toast } from './support/screens.ts'

const toolName = 'Pin spanner'

let order: string
let buyer: Person

/** Makes an account of staff and signs in to it through the form. */
async function signInAs(
  role: 'packer' | 'bookkeeper',
  visitor: Page,
  owner: { caller: Caller; token: string },
) {
  const person = newPerson(role === 'packer' ? 'Pat Packer' : 'Bo Books')
  await makeAccount(visitor, person)
  const address = `/api/users/${encodeURIComponent(person.email)}/role`
  const headers = { authorization: `Bearer ${owner.token}` }
  await ok(await owner.caller.request.put(address, { headers, data: { role } }))
  await visitor.goto('/login')
  await signInForm(visitor).fill(person)
  await signInForm(visitor).submit.click()
  await expect(navbar(visitor).getByRole('button', { name: 'Log Out' })).toBeVisible()
  await visitor.goto('/dashboard')
}

/** Returns the names of the side menu. */
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')

test.beforeEach(async ({ newCaller, shop }) => {
  const caller = await newCaller()
  const customer = await makeAccount(caller, newPerson('Mo Spokes'))
  buyer = customer
  order = await book(caller, customer, await toolNamed(caller, toolName))
  const profile = { name: 'Mo', address: 'Wheel Street 1', status: '', phone: '5551234', img: '' }
  await ok(
    await caller.request.put(`/api/profile/${encodeURIComponent(customer.email)}`, {
      headers: bearer(customer),
      data: profile,
    }),
  )
  await payByApi(caller, shop, customer, order)
})

test('A packer sends an order and a bookkeeper refunds one; every other page of the owner signs them out', async ({
  page,
  shop,
  newVisitor,
}) => {
  const owner = { caller: page, token: (await beAdmin(page, shop.admin)).token }
  const menu = ['My Profile', 'Account', 'Manage All Orders', 'Notifications']

  const packer = await newVisitor()
  await signInAs('packer', packer, owner)
  await expect(menuOf(packer)).toHaveText(menu)
  await packer.goto(`/dashboard/manageallorders/${order}`)
  const packed = packer.getByRole('main')
  await expect(packed.getByRole('link', { name: buyer.email })).toBeVisible()
  await expect(dashboardForm(packer, 'Refund')).toHaveCount(0)
  await packed.getByRole('button', { name: 'Mark as sent' }).click()
  await expect(toast(packer, `Order: ${toolName} is marked as sent`)).toBeVisible()
  await packer.goto('/dashboard/allusers')
  await expect(packer).toHaveURL('/login')
  expect(await packer.evaluate(() => localStorage.getItem('accessToken'))).toBeNull()

  const bookkeeper = await newVisitor()
  await signInAs('bookkeeper', bookkeeper, owner)
  await expect(menuOf(bookkeeper)).toHaveText(menu)
  await bookkeeper.goto(`/dashboard/manageallorders/${order}`)
  await expect(bookkeeper.getByRole('button', { name: 'Mark as sent' })).toHaveCount(0)
  const refund = dashboardForm(bookkeeper, 'Refund')
  await refund.getByLabel('Amount', { exact: true }).fill('1.00')
  await refund.getByLabel('Reason').fill('A scratch')
  await refund.getByRole('button', { name: 'Refund…' }).click()
  await refund.getByRole('button', { name: 'Yes, refund $1.00' }).click()
  await expect(toast(bookkeeper, 'Refunded: $1.00')).toBeVisible()
  await bookkeeper.goto('/dashboard/manageallorders')
  const saving = bookkeeper.waitForEvent('download')
  await bookkeeper.getByRole('main').getByRole('button', { name: 'Export CSV', exact: true }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain(order)
  expect(file).toContain('carrier,tracking')
  await bookkeeper.goto('/dashboard/changes')
  await expect(bookkeeper).toHaveURL('/login')
})
