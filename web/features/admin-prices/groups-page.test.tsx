// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  addCustomerGroup,
  changeCustomerGroup,
  customerGroupOperations,
  deleteCustomerGroup,
  getCustomerGroup,
  listCustomerGroups,
} from '../../../contract/prices/customer-groups.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { groupTexts as texts } from './group-texts.ts'
import { emailsIn } from './group-values.ts'
import { GroupsPage } from './groups-page.tsx'

const club = { _id: 'g1', name: 'Wheel Club', members: 2, rules: 1, priceList: null, version: 4 }
const changed = { acknowledged: true, matchedCount: 1, modifiedCount: 1 }

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  sessionStorage.clear()
  shop = new FakeShop()
  shop.answers(listCustomerGroups, [club])
  shop.answers(getCustomerGroup, {
    _id: 'g1',
    name: 'Wheel Club',
    emails: ['ada@example.com', 'bob@example.com'],
    priceList: null,
    version: 4,
  })
  shop.answers(addCustomerGroup, { acknowledged: true, insertedId: 'g2' })
  shop.answers(changeCustomerGroup, changed)
  shop.answers(deleteCustomerGroup, { acknowledged: true, deletedCount: 1 })
})
afterEach(cleanup)

const show = () =>
  renderInShop(
    shop,
    [{ path: '/dashboard/customer-groups', Component: GroupsPage }],
    '/dashboard/customer-groups',
    { ...testSettings, extensions: customerGroupOperations.map(({ id }) => id) },
  )

test.each([
  ['Ada <Ada@Example.com>, bob@example.com;ada@example.com', ['ada@example.com', 'bob@example.com']],
  [
    'ada@example.com\tAda\r\n\r\nbob@example.com cy@example.com',
    ['ada@example.com', 'ada', 'bob@example.com', 'cy@example.com'],
  ],
  ['  \n ', []],
])('The pasted text %j has these emails, each once', (pasted, emails) => {
  expect(emailsIn(pasted)).toEqual(emails)
})

test('A group is added from a pasted list; a wrong email is named', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: texts.add }))
  const form = within(screen.getByRole('form', { name: texts.add }))
  await user.type(form.getByLabelText(texts.name), 'Team')
  const emails = form.getByLabelText(texts.emails)
  await user.click(emails)
  await user.paste('Ada Lovelace <ada@example.com>\nbob(at)example.com')
  await user.click(form.getByRole('button', { name: texts.save }))
  expect(await form.findByText(texts.wrong('bob(at)example.com'))).toBeDefined()
  expect(document.activeElement).toBe(emails)
  await user.clear(emails)
  await user.paste('Ada Lovelace <ada@example.com>\nbob@example.com\nBOB@example.com')
  expect(form.getByText('2 members')).toBeDefined()
  await user.click(form.getByRole('button', { name: texts.save }))
  await vi.waitFor(() =>
    expect(shop.callsOf(addCustomerGroup)).toMatchObject([
      { body: { name: 'Team', emails: ['ada@example.com', 'bob@example.com'] } },
    ]),
  )
})

test('A change begins with the stored list, over its version', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.change}: Wheel Club` }))
  const emails = await screen.findByLabelText<HTMLTextAreaElement>(texts.emails)
  expect(emails.value).toBe('ada@example.com\nbob@example.com')
  await user.type(emails, '\ncy@example.com')
  await user.click(screen.getByRole('button', { name: texts.save }))
  await vi.waitFor(() =>
    expect(shop.callsOf(changeCustomerGroup)).toMatchObject([
      {
        params: { id: 'g1' },
        body: { version: 4, emails: ['ada@example.com', 'bob@example.com', 'cy@example.com'] },
      },
    ]),
  )
})

test('A group is deleted after a question', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.delete}: Wheel Club` }))
  await user.click(screen.getByRole('button', { name: texts.confirmYes }))
  await vi.waitFor(() => expect(shop.callsOf(deleteCustomerGroup)).toMatchObject([{ params: { id: 'g1' } }]))
})
