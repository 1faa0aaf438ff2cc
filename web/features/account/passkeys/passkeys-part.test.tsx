// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { AuthError, type AuthErrorCode } from '../../../session/identity/identity-port.ts'
import type { Passkey, PasskeyPort } from '../../../session/passkeys/passkey-port.ts'
import { stubDialogs } from '../../../testing/browser-stubs.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { authProblems } from '../../../texts/sign-in-form.ts'
import { PasskeysPart } from './passkeys-part.tsx'
import { secondStepTexts, passkeyTexts as texts } from './texts.ts'

const passkeys = vi.hoisted(() => ({
  list: vi.fn<PasskeyPort['list']>(),
  add: vi.fn<PasskeyPort['add']>(),
  rename: vi.fn<PasskeyPort['rename']>(),
  remove: vi.fn<PasskeyPort['remove']>(),
  secondFactor: vi.fn<PasskeyPort['secondFactor']>(),
  switchOff: vi.fn<PasskeyPort['switchOff']>(),
}))
vi.mock('../../../session/identity/identity.ts', () => ({
  identityPort: async () => ({ loadPasskeys: async () => passkeys }),
}))

const at = Date.UTC(2026, 10, 1, 12)
const laptop: Passkey = { id: 'p1', name: 'Laptop', createdAt: at, lastUsedAt: null, synced: false }
const refuse = (code: AuthErrorCode) => Promise.reject(new AuthError(code))

let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  stubDialogs()
  for (const call of Object.values(passkeys)) call.mockReset().mockResolvedValue(undefined as never)
  passkeys.list.mockResolvedValue([laptop])
  passkeys.secondFactor.mockResolvedValue({ on: false, codesLeft: 0 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = () => renderInShop(new FakeShop(), [{ path: '/', Component: PasskeysPart }], '/', testSettings)
const newName = () => screen.findByLabelText(texts.newName)
const add = () => screen.getByRole('button', { name: texts.add })

test('A passkey needs a name, and is added with it', async () => {
  const { user } = show()
  await newName()
  await user.click(add())
  expect(screen.getByText(texts.nameNeeded)).toBeDefined()
  expect(document.activeElement).toBe(await newName())
  expect(passkeys.add).not.toHaveBeenCalled()
  await user.type(await newName(), ' My phone ')
  await user.click(add())
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${texts.addedNow('My phone')}`]))
  expect(passkeys.add).toHaveBeenCalledWith('My phone')
})

test("Closing the browser's window shows no error and keeps the typed name", async () => {
  passkeys.add.mockImplementation(() => refuse('passkey-cancelled'))
  const { user } = show()
  await user.type(await newName(), 'Key')
  await user.click(add())
  await vi.waitFor(() => expect(passkeys.add).toHaveBeenCalled())
  expect(screen.queryByRole('alert')).toBeNull()
  expect((await newName()).getAttribute('value')).toBe('Key')
})

test('If the sign-in is old, the page says so and offers to sign in again', async () => {
  passkeys.add.mockImplementation(() => refuse('sign-in-again'))
  const { user } = show()
  await user.type(await newName(), 'Key')
  await user.click(add())
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toContain(authProblems['sign-in-again'])
  expect(within(alert).getByRole('button', { name: texts.signInAgain })).toBeDefined()
})

test('The refusal to remove the last sign-in method appears in the dialog', async () => {
  passkeys.remove.mockImplementation(() => refuse('last-way-to-sign-in'))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.remove}${texts.ofPasskey('Laptop')}` }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: texts.remove }))
  expect((await dialog.findByRole('alert')).textContent).toBe(authProblems['last-way-to-sign-in'])
  expect(heard.toasts).toEqual([])
})

test('A new name is saved from its row, and an empty name is not', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.rename}${texts.ofPasskey('Laptop')}` }))
  const field = screen.getByLabelText(texts.renameTo)
  await user.clear(field)
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(screen.getByText(texts.nameNeeded)).toBeDefined()
  await user.type(field, 'Work')
  await user.click(screen.getByRole('button', { name: texts.save }))
  await vi.waitFor(() => expect(passkeys.rename).toHaveBeenCalledWith('p1', 'Work'))
})

describe('An answer about one passkey', () => {
  const phone: Passkey = { ...laptop, id: 'p2', name: 'Phone' }
  const rename = (name: string) =>
    screen.findByRole('button', { name: `${texts.rename}${texts.ofPasskey(name)}` })
  const remove = (name: string) =>
    screen.findByRole('button', { name: `${texts.remove}${texts.ofPasskey(name)}` })
  const nameField = () => screen.getByLabelText<HTMLInputElement>(texts.renameTo)
  let answer: PromiseWithResolvers<void>
  beforeEach(() => {
    answer = Promise.withResolvers()
    passkeys.list.mockResolvedValue([laptop, phone])
  })

  /** Answers the call, and waits until the list has reloaded. */
  async function succeed(): Promise<void> {
    passkeys.list.mockResolvedValue([{ ...laptop, name: 'Saved' }, phone])
    answer.resolve()
    await screen.findByText('Saved')
  }
  async function refuseNow(): Promise<void> {
    answer.reject(new AuthError('last-way-to-sign-in'))
    await act(() => new Promise((done) => setTimeout(done, 50)))
  }

  async function renameLaptopThenPhone(): Promise<void> {
    passkeys.rename.mockReturnValue(answer.promise)
    const { user } = show()
    await user.click(await rename('Laptop'))
    await user.click(screen.getByRole('button', { name: texts.save }))
    await vi.waitFor(() => expect(passkeys.rename).toHaveBeenCalledOnce())
    await user.click(await rename('Phone'))
    expect(screen.getByRole('button', { name: texts.save })).toBeDefined()
    await user.type(nameField(), ' 2')
  }

  test('does not close the field of another passkey', async () => {
    await renameLaptopThenPhone()
    const save = screen.getByRole('button', { name: texts.save })
    save.focus()
    await succeed()
    expect(nameField().value).toBe('Phone 2')
    expect(document.activeElement).toBe(save)
  })

  test('does not appear at the field of another passkey, now or when its field is opened later', async () => {
    await renameLaptopThenPhone()
    await refuseNow()
    expect(screen.queryByText(authProblems['last-way-to-sign-in'])).toBeNull()
    cleanup()
    passkeys.rename.mockImplementation(() => refuse('last-way-to-sign-in'))
    const { user } = show()
    await user.click(await rename('Laptop'))
    await user.click(screen.getByRole('button', { name: texts.save }))
    expect(await screen.findByText(authProblems['last-way-to-sign-in'])).toBeDefined()
    await user.click(await rename('Phone'))
    expect(nameField().value).toBe('Phone')
    expect(screen.queryByText(authProblems['last-way-to-sign-in'])).toBeNull()
  })

  async function removeLaptopThenPhone() {
    passkeys.remove.mockReturnValue(answer.promise)
    const { user } = show()
    await user.click(await remove('Laptop'))
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: texts.remove }))
    await dialog.findByRole('button', { name: texts.removing })
    await user.click(dialog.getByRole('button', { name: texts.keep }))
    await user.click(await remove('Phone'))
    expect(dialog.queryByRole('button', { name: texts.removing })).toBeNull()
    return dialog
  }

  test('does not close the dialog about another passkey', async () => {
    const dialog = await removeLaptopThenPhone()
    await succeed()
    expect(heard.toasts).toEqual([`success: ${texts.removed('Laptop')}`])
    expect(dialog.getByRole('heading', { name: texts.removeTitle('Phone') })).toBeDefined()
  })

  test('does not appear in the dialog about another passkey', async () => {
    const dialog = await removeLaptopThenPhone()
    await refuseNow()
    expect(dialog.getByRole('heading', { name: texts.removeTitle('Phone') })).toBeDefined()
    expect(dialog.queryByRole('alert')).toBeNull()
  })
})

test('Removing a passkey after an old sign-in offers to sign in again', async () => {
  passkeys.remove.mockImplementation(() => refuse('sign-in-again'))
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.remove}${texts.ofPasskey('Laptop')}` }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: texts.remove }))
  expect(await dialog.findByRole('button', { name: texts.signInAgain })).toBeDefined()
})

test('The second step is offered only to staff, and switching it off asks for confirmation', async () => {
  show()
  await newName()
  expect(screen.queryByText(secondStepTexts.heading)).toBeNull()
  cleanup()
  passkeys.secondFactor.mockResolvedValue({ on: true, codesLeft: 1 })
  const { user } = show()
  expect(await screen.findByText(secondStepTexts.left(1))).toBeDefined()
  await user.click(screen.getByRole('button', { name: secondStepTexts.switchOff }))
  expect(passkeys.switchOff).not.toHaveBeenCalled()
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: secondStepTexts.switchOff }))
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${secondStepTexts.isOff}`]))
})
