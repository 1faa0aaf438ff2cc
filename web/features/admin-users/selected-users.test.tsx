// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { blockUser, type User } from '../../../contract/accounts/accounts.ts'
import { listUsers } from '../../api/rows/people.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { allUsersTexts as texts } from './texts.ts'
import { UsersPage } from './users-page.tsx'

const boss: User = { email: 'boss@example.com', role: 'admin' }
const ada: User = { email: 'ada@example.com', role: 'customer', blockedAt: null }
const cleo: User = { email: 'cleo@example.com', role: 'customer' }
const eve: User = { email: 'eve@example.com', role: 'customer', blockedAt: Date.UTC(2026, 10, 4) }

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  keepSession('token', { email: boss.email, name: 'Boss' })
  shop = new FakeShop()
  shop.answers(listUsers, [ada, boss, cleo, eve])
})
afterEach(cleanup)

test('Several customers can be blocked after one confirmation with their number, and a refusal names its account', async () => {
  shop.answers(blockUser, ({ params }: { params?: unknown }) => {
    if ((params as { email: string }).email === cleo.email) throw refusal('STAFF_NOT_BLOCKED')
  })
  const page = { path: '/dashboard/allusers', Component: UsersPage }
  const { user } = renderInShop(
    shop,
    [{ Component: () => <Outlet context={{ askAgain: () => undefined }} />, children: [page] }],
    page.path,
    { ...testSettings, extensions: ['listUsers', 'blockUser'] },
  )
  const dialog = () => within(screen.getByRole('dialog'))
  await user.click(await screen.findByRole('checkbox', { name: texts.allOnPage }))
  const bar = within(screen.getByRole('group', { name: texts.selected(4) }))
  await user.click(bar.getByRole('button', { name: 'Block' }))
  expect(dialog().getByText(texts.bulkBlock.confirm(usEnglishFormats, 2))).toBeDefined()
  expect(shop.callsOf(blockUser)).toEqual([])
  await user.click(dialog().getByRole('button', { name: 'Block' }))
  expect(await screen.findByText(texts.bulkBlock.done(usEnglishFormats, 1))).toBeDefined()
  expect(screen.getByRole('alert').textContent).toBe(`${cleo.email}: ${refusal('STAFF_NOT_BLOCKED').message}`)
  await user.click(screen.getByRole('button', { name: 'Unblock' }))
  await user.click(dialog().getByRole('button', { name: 'Unblock' }))
  expect(await screen.findByText(texts.bulkUnblock.done(usEnglishFormats, 1))).toBeDefined()
  expect(shop.callsOf(blockUser)).toMatchObject([
    { params: { email: ada.email }, body: { blocked: true } },
    { params: { email: cleo.email }, body: { blocked: true } },
    { params: { email: eve.email }, body: { blocked: false } },
  ])
})
