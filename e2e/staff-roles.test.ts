import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import type { Role } from '../contract/accounts/roles.ts'
import { mayCall } from '../domain/accounts/rights.ts'
import { dashboardPages } from '../web/app/pages/dashboard-pages.ts'
import type { MenuFacts } from '../web/features/dashboard/menu-entries.ts'
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
import { dashboardForm } from './support/dashboard.ts'
import { expect, test } from './support/journey.ts'
import { bearer, book } from './support/orders.ts'
import { payByApi } from './support/payment.ts'
import { toast } from './support/screens.ts'

const toolName = 'Pin spanner'

/** Makes a staff account through the API, and opens the dashboard with it. */
async function openAs(
  visitor: Page,
  role: 'packer' | 'bookkeeper',
  { owner, admin }: { owner: Caller; admin: Customer },
): Promise<void> {
  const person = await makeAccount(visitor, newPerson(role === 'packer' ? 'Pat Packer' : 'Bo Books'))
  const address = `/api/roles/${encodeURIComponent(person.email)}`
  await ok(await owner.request.put(address, { headers: bearer(admin), data: { role } }))
  await keepToken(visitor, { ...person, token: await registerAt(visitor, person.email) })
  await visitor.goto('/dashboard')
}

/** Returns the titles of the pages that list a role in the side menu. `staff-pages.test.tsx` names them. */
function menuFor(role: Role): string[] {
  const lists = ({ roles, calls }: MenuFacts) =>
    (!roles || roles.includes(role)) && (!calls || mayCall(role, calls))
  return dashboardPages.filter(({ menu }) => menu && lists(menu)).map(({ title }) => title)
}

/** Returns the names of the side menu. */
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link')

test('A packer can send an order and a bookkeeper can refund one; every other page of the owner signs them out', async ({
  page: packer,
  shop,
  newCaller,
  newVisitor,
}) => {
  const caller = await newCaller()
  const buyer = await makeAccount(caller, newPerson('Mo Spokes'))
  const order = await book(caller, buyer, await toolNamed(caller, toolName))
  const profile = { name: 'Mo', address: 'Wheel Street 1', status: '', phone: '5551234', img: '' }
  await ok(
    await caller.request.put(`/api/profile/${encodeURIComponent(buyer.email)}`, {
      headers: bearer(buyer),
      data: profile,
    }),
  )
  await payByApi(caller, shop, buyer, order)
  const owner = await newCaller()
  const staffOf = { owner, admin: await signInAdmin(owner, shop.admin) }
  await openAs(packer, 'packer', staffOf)
  await expect(menuOf(packer)).toHaveText(menuFor('packer'))
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
  await openAs(bookkeeper, 'bookkeeper', staffOf)
  await expect(menuOf(bookkeeper)).toHaveText(menuFor('bookkeeper'))
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
