// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { apiKeyFieldTexts } from '../../../contract/desk/api-key-field-texts.ts'
import {
  type ApiKey,
  addApiKey,
  apiKeys,
  changeApiKey,
  listApiKeys,
  listKeyOperations,
  revokeApiKey,
} from '../../../contract/desk/api-keys.ts'
import { keyOperations } from '../../../contract/key-operations.ts'
import { addDays, dateIn } from '../../../domain/shop/shop-days.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ApiKeysPage } from './api-keys-page.tsx'
import { presets } from './presets.ts'
import { keyFormTexts, apiKeysTexts as texts } from './texts.ts'

const dayMs = 86_400_000
const secret = `twk_${'a'.repeat(43)}`

const printer: ApiKey = {
  _id: 'k1',
  name: 'Printer',
  begins: 'twk_ab12',
  operations: ['listOrders', 'getOrder', 'markSent'],
  state: 'works',
  by: 'ida@example.com',
  own: true,
  createdAt: Date.now() - 100 * dayMs,
  endsAt: Date.now() + 10 * dayMs,
  usedAt: Date.now() - dayMs,
  revokedAt: null,
  version: 3,
}

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  sessionStorage.clear()
  localStorage.clear()
  shop = new FakeShop()
  shop.answers(listApiKeys, [printer])
  shop.answers(listKeyOperations, [...keyOperations])
  shop.answers(addApiKey, { acknowledged: true, insertedId: 'k2', secret })
  shop.answers(changeApiKey, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(revokeApiKey, { acknowledged: true, deletedCount: 1 })
})
afterEach(cleanup)

const show = (extensions = apiKeys.map(({ id }) => id as string)) =>
  renderInShop(shop, [{ path: '/dashboard/api-keys', Component: ApiKeysPage }], '/dashboard/api-keys', {
    ...testSettings,
    extensions,
  })

async function openForm() {
  const shown = show()
  await shown.user.click(await screen.findByRole('button', { name: texts.make }))
  const element = await screen.findByRole('form', { name: keyFormTexts.making })
  return { user: shown.user, form: within(element) }
}

test('Every preset consists of operations that keys may call', () => {
  const offered = new Set(keyOperations.map(({ id }) => id))
  expect(
    Object.values(presets)
      .flat()
      .filter((id) => !offered.has(id)),
  ).toEqual([])
})

test('A key from a preset is shown once, and is in no storage and no address', async () => {
  const { user, form } = await openForm()
  await user.click(form.getByRole('button', { name: new RegExp(keyFormTexts.preset.labels) }))
  await user.click(form.getByRole('button', { name: keyFormTexts.makeIt }))
  expect((await screen.findByTestId('api-key')).textContent).toBe(secret)
  const [call] = shop.callsOf(addApiKey)
  const body = call?.body as { name: string; operations: string[]; endsAt: number }
  expect(body).toMatchObject({ name: keyFormTexts.preset.labels, operations: [...presets.labels] })
  // The end of the day in a year, on the shop's clocks.
  const timeZone = 'America/New_York'
  expect(dateIn(timeZone, body.endsAt - 1)).toBe(addDays(dateIn(timeZone, Date.now()), 365))
  expect(dateIn(timeZone, body.endsAt)).toBe(addDays(dateIn(timeZone, Date.now()), 366))
  const kept = JSON.stringify([{ ...sessionStorage }, { ...localStorage }, location.href, history.state])
  expect(kept).not.toContain(secret)
  expect(document.activeElement?.textContent).toContain(secret)
  await user.click(screen.getByRole('button', { name: keyFormTexts.stored }))
  expect(document.body.textContent).not.toContain(secret)
})

test('A new key is forgotten when the page is left', async () => {
  const { user, form } = await openForm()
  await user.click(form.getByRole('button', { name: new RegExp(keyFormTexts.preset.counter) }))
  await user.click(form.getByRole('button', { name: keyFormTexts.makeIt }))
  await screen.findByTestId('api-key')
  window.dispatchEvent(new Event('pagehide'))
  expect(screen.queryByTestId('api-key')).toBeNull()
})

test('A key without a name, a right or a future end is refused at the fields, and what was typed stays', async () => {
  const { user, form } = await openForm()
  const endsOn = form.getByLabelText<HTMLInputElement>(keyFormTexts.endsOn)
  await user.clear(endsOn)
  await user.type(endsOn, '2020-01-01')
  await user.click(form.getByRole('button', { name: keyFormTexts.makeIt }))
  for (const sentence of [apiKeyFieldTexts.name, apiKeyFieldTexts.operations, apiKeyFieldTexts.end])
    expect(form.getByText(sentence)).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText(keyFormTexts.name))
  await user.type(form.getByLabelText(keyFormTexts.name), 'Post')
  await user.click(form.getByRole('button', { name: keyFormTexts.makeIt }))
  expect((document.activeElement as HTMLInputElement).name).toBe('rights')
  expect(endsOn.value).toBe('2020-01-01')
  expect(shop.callsOf(addApiKey)).toEqual([])
})

test('A right that the shop refuses is said at the rights', async () => {
  const { user, form } = await openForm()
  const sentence = apiKeyFieldTexts.notForKeys('listUsers')
  shop.answers(addApiKey, () => {
    throw refusal('INPUT_INVALID', { operations: sentence })
  })
  await user.click(form.getByRole('button', { name: new RegExp(keyFormTexts.preset.newsletter) }))
  await user.click(form.getByRole('button', { name: keyFormTexts.makeIt }))
  expect(await form.findByText(sentence)).toBeDefined()
})

test('Reading of a subject is chosen with one press, and half on with some of its rights', async () => {
  const { user, form } = await openForm()
  const ofOrders = keyOperations.filter(({ subject, method }) => subject === 'orders' && method === 'GET')
  const wanted = ofOrders.map(({ id }) => id).filter((id) => id !== 'getTimeline')
  const orders = form.getByLabelText<HTMLInputElement>(`read: Orders`)
  await user.click(orders)
  expect(orders.checked).toBe(true)
  await user.click(form.getByText(keyFormTexts.single))
  await user.click(form.getByLabelText(/^getTimeline/))
  expect([orders.checked, orders.indeterminate]).toEqual([false, true])
  await user.type(form.getByLabelText(keyFormTexts.name), 'Post')
  await user.click(form.getByRole('button', { name: keyFormTexts.never }))
  await user.click(form.getByRole('button', { name: keyFormTexts.makeIt }))
  await vi.waitFor(() =>
    expect(shop.callsOf(addApiKey)).toMatchObject([
      { body: { name: 'Post', operations: wanted, endsAt: null } },
    ]),
  )
})

test('A change begins with the stored key, keeps its exact end, and is over its version', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.change}: Printer` }))
  const name = await screen.findByLabelText<HTMLInputElement>(keyFormTexts.name)
  expect(name.value).toBe('Printer')
  await user.type(name, ' 2')
  await user.click(screen.getByRole('button', { name: keyFormTexts.save }))
  const { operations, endsAt } = printer
  await vi.waitFor(() =>
    expect(shop.callsOf(changeApiKey)).toMatchObject([
      { params: { id: 'k1' }, body: { name: 'Printer 2', operations, endsAt, version: 3 } },
    ]),
  )
})

test('The list sums up rights, hints at an idle key, and offers no change of a key of another', async () => {
  const idle = {
    ...printer,
    _id: 'k2',
    name: 'Old',
    own: false,
    usedAt: null,
    operations: ['listUsers', 'gone'],
  }
  const revoked = { ...printer, _id: 'k3', name: 'Lost', state: 'revoked' as const, revokedAt: Date.now() }
  shop.answers(listApiKeys, [printer, idle, revoked])
  show()
  const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)
  const first = await rowOf('Printer')
  expect(first.getByText('Orders: read')).toBeDefined()
  expect(first.getByText('Sending and picking up: change')).toBeDefined()
  expect(first.queryByText(texts.idle)).toBeNull()
  const second = await rowOf('Old')
  expect(second.getByText('1 further right')).toBeDefined()
  expect(second.getByText(texts.idle)).toBeDefined()
  expect(second.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    `${texts.revoke}: Old`,
  ])
  expect((await rowOf('Lost')).queryAllByRole('button')).toEqual([])
})

test('A key is revoked after a question', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.revoke}: Printer` }))
  await user.click(screen.getByRole('button', { name: texts.confirmYes }))
  await vi.waitFor(() => expect(shop.callsOf(revokeApiKey)).toMatchObject([{ params: { id: 'k1' } }]))
})

test('Without a key, the page says what one is for; at a backend without keys, that they are elsewhere', async () => {
  shop.answers(listApiKeys, [])
  show()
  expect(await screen.findByText(texts.empty)).toBeDefined()
  expect(screen.getByRole('link', { name: texts.reference }).getAttribute('href')).toBe('/api/docs')
  cleanup()
  show([])
  expect(await screen.findByText(texts.notOffered)).toBeDefined()
})
