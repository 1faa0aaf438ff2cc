// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { Outlet } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  blockUser,
  deleteUser,
  makeAdmin,
  removeAdmin,
  setUserRole,
  type User,
} from '../../../contract/accounts/accounts.ts'
import { listUsers } from '../../api/rows/people.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { allUsersTexts } from './texts.ts'
import { UsersPage } from './users-page.tsx'

const boss: User = { email: 'boss@example.com', role: 'admin', createdAt: Date.UTC(2026, 10, 1, 12) }
const deputy: User = { email: 'deputy@example.com', role: 'admin', createdAt: Date.UTC(2026, 10, 2, 12) }
const ada: User = { email: 'ada@example.com', role: 'customer', createdAt: Date.UTC(2026, 10, 3, 12) }

const askAgain = vi.fn()
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  askAgain.mockReset()
  keepSession('token', { email: boss.email, name: 'Boss' })
  shop = new FakeShop()
  shop.answers(listUsers, [ada, boss, deputy])
  shop.answers(makeAdmin, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(removeAdmin, { acknowledged: true, deletedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (extensions = ['listUsers', 'removeAdmin']) =>
  renderInShop(
    shop,
    [
      {
        Component: () => <Outlet context={{ askAgain }} />,
        children: [{ path: '/dashboard/allusers', Component: UsersPage }],
      },
    ],
    '/dashboard/allusers',
    { ...testSettings, extensions },
  )
const rowOf = async ({ email }: User) =>
  within(await screen.findByRole('row', { name: new RegExp(`^(Select: )?${email}`) }))
const buttonOf = async (user: User, name: string) =>
  (await rowOf(user)).queryByRole<HTMLButtonElement>('button', { name: new RegExp(`^${name}`) })
const press = async (env: ReturnType<typeof open>, user: User, name: string) => {
  const button = await buttonOf(user, name)
  if (button) await env.user.click(button)
}

describe('All users', () => {
  test('show email, role and creation date', async () => {
    open()
    const row = await rowOf(ada)
    expect(row.getByText('Customer')).toBeDefined()
    expect(row.getByText(/^Nov 3, 2026/)).toBeDefined()
    expect((await rowOf(deputy)).getByText('Admin')).toBeDefined()
    expect((await rowOf(boss)).getByText('(you)')).toBeDefined()
    expect(shop.callsOf(listUsers)[0]?.query).toEqual({ limit: 25, sort: 'email' })
  })

  test('offer Make Admin only for users who are not admins', async () => {
    open()
    expect(await buttonOf(ada, 'Make Admin')).not.toBeNull()
    expect(await buttonOf(boss, 'Make Admin')).toBeNull()
    expect(await buttonOf(deputy, 'Make Admin')).toBeNull()
  })

  test('have a delete button that is disabled, with an explanation', async () => {
    open()
    const button = await buttonOf(ada, 'Delete')
    expect(button?.textContent).toBe('X')
    expect(button?.disabled).toBe(true)
    expect(button?.title).toBe(allUsersTexts.deleteUserTitle)
  })

  test('can be loaded again after a failure', async () => {
    shop.answers(listUsers, () => {
      throw noAnswer()
    })
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain(allUsersTexts.notLoaded)
    shop.answers(listUsers, [ada])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await rowOf(ada)
  })

  test('of another backend may have only email and role', async () => {
    shop.answers(listUsers, [{ email: 'ada@example.com' }, { email: 'boss@example.com', role: 'admin' }])
    open([])
    expect((await rowOf(ada)).getByText('Customer')).toBeDefined()
    expect(await buttonOf(ada, 'Make Admin')).not.toBeNull()
    expect(await buttonOf(boss, 'Remove Admin')).toBeNull()
    expect(shop.callsOf(listUsers)[0]?.query).toEqual({})
  })
})

describe('Make Admin', () => {
  const sayYes = (env: ReturnType<typeof open>) =>
    env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmMakeYes }))

  test('asks for confirmation, and cancelling it changes nothing', async () => {
    const env = open()
    await press(env, ada, 'Make Admin')
    expect(screen.getByText(allUsersTexts.confirmMake(ada.email))).toBeDefined()
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmMakeNo }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(shop.callsOf(makeAdmin)).toEqual([])
  })

  test.each([[{ acknowledged: true, matchedCount: 1, modifiedCount: 1 }], [{ modifiedCount: 1 }], ['']])(
    'confirms and reloads the list when the response is %j',
    async (answer) => {
      shop.answers(makeAdmin, answer)
      const env = open()
      await rowOf(ada)
      shop.answers(listUsers, [{ ...ada, role: 'admin' }])
      await press(env, ada, 'Make Admin')
      await sayYes(env)
      await waitFor(async () => expect(await buttonOf(ada, 'Make Admin')).toBeNull())
      expect(shop.callsOf(makeAdmin).map(({ params }) => params)).toEqual([{ email: ada.email }])
      expect(heard.toasts).toEqual(['success: Successfully made an admin'])
      expect(document.activeElement?.textContent).toBe(allUsersTexts.caption)
    },
  )

  test("shows the spec's message for a 403, and reloads the person's own role", async () => {
    shop.refuses(makeAdmin, 'NOT_ALLOWED')
    const env = open()
    await press(env, ada, 'Make Admin')
    await sayYes(env)
    await waitFor(() => expect(heard.toasts).toEqual(['error: Faild to make an admin']))
    expect(askAgain).toHaveBeenCalledOnce()
    expect(await buttonOf(ada, 'Make Admin')).not.toBeNull()
  })

  test('shows the reason for any other failure, without a toast', async () => {
    shop.refuses(makeAdmin, 'USER_NOT_FOUND')
    const env = open()
    await press(env, ada, 'Make Admin')
    await sayYes(env)
    expect((await within(screen.getByRole('dialog')).findByRole('alert')).textContent).toBe(
      refusal('USER_NOT_FOUND').message,
    )
    expect(heard.toasts).toEqual([])
  })
})

describe("Removing an admin's role", () => {
  test('asks for confirmation, and cancelling it changes nothing', async () => {
    const env = open()
    await press(env, deputy, 'Remove Admin')
    expect(screen.getByRole('heading', { name: 'Are you sure?' })).toBeDefined()
    expect(screen.getByText(allUsersTexts.confirmText(deputy.email))).toBeDefined()
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmNo }))
    expect(shop.callsOf(removeAdmin)).toEqual([])
  })

  test('shows a message and reloads the list', async () => {
    const env = open()
    await press(env, deputy, 'Remove Admin')
    shop.answers(listUsers, [ada, boss, { ...deputy, role: 'customer' }])
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmYes }))
    await waitFor(async () => expect(await buttonOf(deputy, 'Make Admin')).not.toBeNull())
    expect(heard.toasts).toEqual([`success: ${allUsersTexts.removed(deputy.email)}`])
    expect(document.activeElement?.textContent).toBe(allUsersTexts.caption)
    expect(askAgain).not.toHaveBeenCalled()
  })

  test('is refused for the last admin, with the reason', async () => {
    shop.refuses(removeAdmin, 'LAST_ADMIN')
    const env = open()
    await press(env, deputy, 'Remove Admin')
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmYes }))
    const reason = await within(screen.getByRole('dialog')).findByRole('alert')
    expect(reason.textContent).toBe(refusal('LAST_ADMIN').message)
    expect(heard.toasts).toEqual([])
  })

  test("warns before the person's own role is removed, and then reloads that role", async () => {
    const env = open()
    await press(env, boss, 'Remove Admin')
    expect(screen.getByText(allUsersTexts.confirmSelf)).toBeDefined()
    await env.user.click(screen.getByRole('button', { name: allUsersTexts.confirmYes }))
    await waitFor(() => expect(askAgain).toHaveBeenCalledOnce())
  })
})

describe('With the rights of staff', () => {
  const all = ['listUsers', 'removeAdmin', 'setUserRole', 'blockUser', 'deleteUser']
  const pat: User = { email: 'pat@example.com', role: 'packer', blockedAt: null }
  const eve: User = { email: 'eve@example.com', role: 'customer', blockedAt: Date.UTC(2026, 10, 4) }
  const inDialog = () => within(screen.getByRole('dialog'))
  beforeEach(() => {
    shop.answers(listUsers, [ada, boss, deputy, eve, pat])
    shop.answers(setUserRole, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    shop.answers(blockUser, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    shop.answers(deleteUser, { acknowledged: true, deletedCount: 1 })
  })

  test('each account shows its role, or that it is blocked, and leads to its orders', async () => {
    open(all)
    expect((await rowOf(pat)).getByText('Packer')).toBeDefined()
    const row = await rowOf(eve)
    expect(row.getByText('Blocked')).toBeDefined()
    expect(row.getByRole('link', { name: /^Orders/ }).getAttribute('href')).toBe(
      '/dashboard/manageallorders?q=eve%40example.com',
    )
    expect(await buttonOf(pat, 'Block')).toBeNull()
    expect(await buttonOf(eve, 'Unblock')).not.toBeNull()
  })

  test('a role is chosen from a list that says what each role may do, and the focus stays in the row', async () => {
    const env = open(all)
    await press(env, ada, 'Role')
    expect(
      inDialog()
        .getAllByRole<HTMLInputElement>('radio')
        .map(({ checked }) => checked),
    ).toEqual([true, false, false, false])
    for (const sentence of Object.values(allUsersTexts.rights))
      expect(inDialog().getByText(sentence)).toBeDefined()
    await env.user.click(inDialog().getByRole('radio', { name: /^Bookkeeper/ }))
    shop.answers(listUsers, [{ ...ada, role: 'bookkeeper' }, boss])
    await env.user.click(inDialog().getByRole('button', { name: allUsersTexts.chooseYes }))
    await waitFor(async () => expect((await rowOf(ada)).getByText('Bookkeeper')).toBeDefined())
    expect(shop.callsOf(setUserRole)).toMatchObject([
      { params: { email: ada.email }, body: { role: 'bookkeeper' } },
    ])
    expect(heard.toasts).toEqual([`success: ${ada.email}: Bookkeeper`])
    expect(document.activeElement).toBe(await buttonOf(ada, 'Role'))
    expect(askAgain).not.toHaveBeenCalled()
  })

  test('each dialog about a role begins with the present role of the account', async () => {
    const env = open(all)
    await press(env, ada, 'Role')
    await env.user.click(inDialog().getByRole('radio', { name: /^Admin/ }))
    await env.user.click(inDialog().getByRole('button', { name: allUsersTexts.confirmMakeNo }))
    await press(env, pat, 'Role')
    expect(inDialog().getByRole<HTMLInputElement>('radio', { name: /^Packer/ }).checked).toBe(true)
    expect(shop.callsOf(setUserRole)).toEqual([])
  })

  test('an admin who gives up their own role is warned, and the role is loaded again', async () => {
    const env = open(all)
    await press(env, boss, 'Role')
    expect(inDialog().getByText(allUsersTexts.confirmSelfRole)).toBeDefined()
    await env.user.click(inDialog().getByRole('radio', { name: /^Packer/ }))
    await env.user.click(inDialog().getByRole('button', { name: allUsersTexts.chooseYes }))
    await waitFor(() => expect(askAgain).toHaveBeenCalledOnce())
  })

  test('a customer can be blocked and unblocked after a confirmation, and the focus stays in the row', async () => {
    const env = open(all)
    await press(env, ada, 'Block')
    expect(inDialog().getByText(allUsersTexts.confirmBlock(ada.email))).toBeDefined()
    shop.answers(listUsers, [{ ...ada, blockedAt: Date.UTC(2026, 10, 5) }, boss])
    await env.user.click(inDialog().getByRole('button', { name: allUsersTexts.blockYes }))
    await waitFor(async () => expect(await buttonOf(ada, 'Unblock')).not.toBeNull())
    expect(document.activeElement).toBe(await buttonOf(ada, 'Unblock'))
    await press(env, ada, 'Unblock')
    await env.user.click(inDialog().getByRole('button', { name: allUsersTexts.unblockYes }))
    await waitFor(() => expect(shop.callsOf(blockUser)).toHaveLength(2))
    expect(shop.callsOf(blockUser).map(({ body }) => body)).toEqual([{ blocked: true }, { blocked: false }])
  })

  test('the X deletes an account after saying what data stays, and the focus moves to the heading', async () => {
    const env = open(all)
    await press(env, ada, 'Delete')
    expect(screen.getByRole('heading', { name: 'Are you sure?' })).toBeDefined()
    expect(inDialog().getByText(allUsersTexts.confirmDelete(ada.email))).toBeDefined()
    expect(shop.callsOf(deleteUser)).toEqual([])
    shop.answers(listUsers, [boss])
    await env.user.click(inDialog().getByRole('button', { name: allUsersTexts.deleteYes }))
    await waitFor(() => expect(screen.queryByRole('row', { name: /ada@/ })).toBeNull())
    expect(shop.callsOf(deleteUser).map(({ params }) => params)).toEqual([{ email: ada.email }])
    expect(document.activeElement?.textContent).toBe(allUsersTexts.caption)
  })

  test("the X of the person's own account is disabled and says where to delete it", async () => {
    open(all)
    const own = await buttonOf(boss, 'Delete')
    expect(own?.disabled).toBe(true)
    expect(own?.title).toBe(allUsersTexts.deleteOwnTitle)
  })

  test.each([
    ['LAST_ADMIN', deputy, 'Delete', deleteUser, allUsersTexts.deleteYes],
    ['STAFF_NOT_BLOCKED', ada, 'Block', blockUser, allUsersTexts.blockYes],
    ['BLOCKED_ACCOUNT_WITHOUT_ROLE', eve, 'Role', setUserRole, allUsersTexts.chooseYes],
  ] as const)('a refusal with %s is shown in its question', async (code, user, name, refused, yes) => {
    shop.refuses(refused, code)
    const env = open(all)
    await press(env, user, name)
    await env.user.click(inDialog().getByRole('button', { name: yes }))
    expect((await inDialog().findByRole('alert')).textContent).toBe(refusal(code).message)
    expect(heard.toasts).toEqual([])
  })
})
