// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Change, listChanges, undoChange, verifyChanges } from '../../../contract/desk/changes.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { ChangesPage } from './changes-page.tsx'
import { changesTexts as texts } from './texts.ts'

const priced: Change = {
  _id: '7',
  at: Date.UTC(2026, 10, 1, 12),
  by: 'ada@example.com',
  byShop: false,
  action: 'product.changed',
  subject: { kind: 'product', id: 'a-tool', name: 'Hub vice' },
  before: { unitPriceCents: 1250, brand: null },
  after: { unitPriceCents: 1100, brand: 'Park' },
  undoes: null,
  undoneBy: null,
  undo: 'The fields get the values that they had before.',
}
const promoted: Change = {
  ...priced,
  _id: '6',
  by: null,
  action: 'user.promoted',
  subject: { kind: 'user', id: 'u1', name: '' },
  before: { role: 'customer' },
  after: { role: 'admin' },
  undoneBy: '8',
  undo: null,
}
const later: Change = { ...promoted, _id: '5', byShop: true, action: 'robot.oiled', before: null }
const whole = { entries: 7, verifiedTo: 7, hash: '0123456789abcdef0', checkedAt: 1, broken: null }

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  shop = new FakeShop()
  shop.answers(listChanges, [priced, promoted, later])
  shop.answers(verifyChanges, whole)
})
afterEach(cleanup)

const show = (search = '', extensions = ['listChanges', 'verifyChanges']) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/changes', Component: ChangesPage }],
    `/dashboard/changes${search}`,
    {
      ...testSettings,
      extensions,
    },
  )
const rowOf = async (name: RegExp) => within(await screen.findByRole('row', { name }))
const queries = () => shop.callsOf(listChanges).map(({ query }) => query)

test('The page shows each change as a sentence, newest first', async () => {
  show()
  const row = await rowOf(/Product changed/)
  expect(row.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Price $12.50 →becomes $11.00',
    'Brand nothing →becomes Park',
  ])
  expect(row.getByRole('link', { name: 'Hub vice' }).getAttribute('href')).toBe(
    '/dashboard/manageproduct/a-tool',
  )
  expect(row.getByRole('link', { name: 'ada@example.com' })).toBeDefined()
})

test('Of words in other languages, the page shows each one that changed, with its language', async () => {
  const french = { fr: { name: 'Étau' } }
  const de = { name: 'Achshalter', shortDescription: 'Hält Achsen.', alts: { '/a.webp': 'Die Backe' } }
  const [before, after] = [
    { translations: { de: { ...de, name: 'Schraubstock', alts: undefined } } },
    { translations: { de, ...french } },
  ]
  shop.answers(listChanges, [
    { ...priced, before, after },
    { ...priced, _id: '6', before: { translations: null }, after: { translations: french } },
  ])
  show()
  await screen.findAllByRole('listitem')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Name (German) Schraubstock →becomes Achshalter',
    'More pictures (German) nothing →becomes Die Backe',
    'Name (French) nothing →becomes Étau',
    'Name (French) nothing →becomes Étau',
  ])
})

test('A changed translation of the owner’s words is named after its original', async () => {
  const [before, after] = ['Werkzeug.', 'Werkzeuge.'].map((text) => ({
    translations: { de: { 'Tools. By the piece.': text, Countries: 'Länder' } },
  }))
  const subject = { kind: 'settings' as const, id: 'words', name: 'words' }
  shop.answers(listChanges, [{ ...priced, action: 'settings.changed', subject, before, after }])
  show()
  const [row] = await screen.findAllByRole('listitem')
  expect(row?.textContent).toBe('“Tools. By the piece.” (German) Werkzeug. →becomes Werkzeuge.')
})

test('A change links to the page of its subject, even settings, texts and parts, unless the subject is deleted', async () => {
  const about = (action: string, kind: string, id: string, name = id): Change => ({
    ...priced,
    _id: id,
    action,
    subject: { kind, id, name },
  })
  shop.answers(listChanges, [
    about('settings.changed', 'settings', 'money'),
    about('text.changed', 'text', 'terms'),
    about('part.hidden', 'part', 'p1', 'Frame'),
    about('part.deleted', 'part', 'p2', 'Fork'),
  ])
  show()
  const pageOf = async (row: RegExp, name: string) =>
    (await rowOf(row)).queryByRole('link', { name })?.getAttribute('href')
  expect(await pageOf(/Settings changed/, 'Money')).toBe('/dashboard/settings/money')
  expect(await pageOf(/Text changed/, 'Terms')).toBe('/dashboard/texts/terms')
  expect(await pageOf(/Part hidden/, 'Frame')).toBe('/dashboard/manageproduct/p1')
  expect(await pageOf(/Part deleted/, 'Fork')).toBeUndefined()
})

test('A recorded instant is shown as a date', async () => {
  const since = Date.UTC(2026, 9, 10, 12)
  const before = { reduction: { compareAtCents: 2350, compareAtSince: since } }
  shop.answers(listChanges, [{ ...priced, before, after: { reduction: null } }])
  show()
  const [field] = (await rowOf(/Product changed/)).getAllByRole('listitem')
  expect(field?.textContent).toMatch(/^Reduction Earlier price \$23\.50, Earlier price since Oct 10, 2026/)
})

test('A deleted account, the shop itself and an unknown action are described too', async () => {
  show()
  expect((await rowOf(/Made an admin/)).getByText(texts.byDeleted)).toBeDefined()
  expect((await rowOf(/Made an admin/)).getByText(texts.undoneBy('8'))).toBeDefined()
  expect((await rowOf(/Robot oiled/)).getByText(texts.byShop)).toBeDefined()
})

test('A link about a subject without a name gives the action and the entry', async () => {
  shop.answers(listChanges, [
    { ...priced, action: 'offer.made', subject: { kind: 'request', id: 'r', name: '' } },
  ])
  show()
  const row = await rowOf(/Offer made/)
  expect(row.getByRole('link', { name: 'All its changes: Offer made, Entry 7' })).toBeDefined()
})

test('The address contains the filter, and a new filter starts at the first page', async () => {
  const { user, router } = show('?kind=product&id=a-tool&after=abc')
  await rowOf(/Product changed/)
  await user.selectOptions(screen.getByLabelText(texts.show), 'stock.restocked')
  await user.type(screen.getByLabelText(texts.person), 'ada@example.com')
  await user.click(screen.getByRole('button', { name: texts.apply }))
  await vi.waitFor(() => expect(queries()).toHaveLength(2))
  expect(queries()).toEqual([
    { limit: 25, kind: 'product', id: 'a-tool', after: 'abc' },
    { limit: 25, kind: 'product', id: 'a-tool', person: 'ada@example.com', action: 'stock.restocked' },
  ])
  expect(router.state.location.search).not.toContain('after')
})

test('A changed filter moves the focus to the count of the list, even if nothing is found', async () => {
  const { user } = show('?kind=product&id=a-tool')
  await rowOf(/Product changed/)
  shop.answers(listChanges, [])
  await user.type(screen.getByLabelText(texts.person), 'ada@example.com{Enter}')
  expect(await screen.findByText(texts.nothingFound)).toBeDefined()
  expect(document.activeElement?.textContent).toBe('0 changes')
  shop.answers(listChanges, [priced, promoted])
  await user.click(screen.getByRole('link', { name: texts.showAll }))
  await rowOf(/Product changed/)
  expect(document.activeElement?.textContent).toBe('2 changes')
})

test('The words of a changed text are counted, and the ids of its versions are hidden', async () => {
  const before = { version: '01a22180-43d4-7000-8c2d-361b44d09143', characters: 1200 }
  const after = { version: '01a22181-175b-7000-acc3-87da7d769a08', characters: 1250 }
  const subject = { kind: 'text', id: 'terms', name: 'terms' } as const
  shop.answers(listChanges, [{ ...priced, action: 'text.changed', subject, before, after }])
  show()
  const fields = (await rowOf(/Text changed/)).getAllByRole('listitem')
  expect(fields.map(({ textContent }) => textContent)).toEqual(['Characters 1,200 →becomes 1,250'])
})

test("A day begins and ends in the shop's time zone", async () => {
  show('?from=2026-11-01&to=2026-11-01')
  await rowOf(/Product changed/)
  // Clocks in New York go back on that day.
  const [from, until] = [Date.UTC(2026, 10, 1, 4), Date.UTC(2026, 10, 2, 5)]
  expect(queries()).toEqual([{ limit: 25, from, until }])
})

test.each([
  [whole, 'The chain is whole: 7 changes verified'],
  [{ ...whole, verifiedTo: 5 }, '5 of 7 entries are verified so far'],
  [{ ...whole, entries: 0, verifiedTo: 0, hash: '' }, texts.chain.empty],
])('The page says how far the chain is verified', async (verification, sentence) => {
  shop.answers(verifyChanges, verification)
  show()
  expect(await screen.findByText(sentence)).toBeDefined()
})

test('A broken chain of changes names the first wrong entry', async () => {
  shop.answers(verifyChanges, { ...whole, broken: 4 })
  show()
  expect((await screen.findByRole('alert')).textContent).toContain('Entry 4 is missing or was altered')
})

test('A list that fails to load can be tried again, and an empty list says what will appear', async () => {
  shop.answers(listChanges, () => {
    throw noAnswer()
  })
  const { user } = show()
  const alert = await screen.findByRole('alert')
  shop.answers(listChanges, [])
  await user.click(within(alert).getByRole('button', { name: texts.tryAgain }))
  expect(await screen.findByText(texts.empty)).toBeDefined()
  // An empty count would be hidden and could not take the focus.
  expect(screen.getByText('0 changes')).toBeDefined()
})

test('Undo asks for confirmation, shows a refusal in the dialog, and then moves the focus to the heading', async () => {
  const heard = listenForToasts()
  shop.refuses(undoChange, 'CHANGE_STANDS_BEHIND')
  const { user } = show('', ['listChanges', 'verifyChanges', 'undoChange'])
  await user.click((await rowOf(/Product changed/)).getByRole('button', { name: /^Undo/ }))
  const dialog = within(screen.getByRole('dialog'))
  expect(dialog.getByRole('heading').textContent).toBe('Undo “Product changed: Hub vice”?')
  expect(dialog.getByText(priced.undo ?? '')).toBeDefined()
  await user.click(dialog.getByRole('button', { name: texts.undo }))
  expect((await dialog.findByRole('alert')).textContent).toBe(refusal('CHANGE_STANDS_BEHIND').message)
  shop.answers(undoChange, { acknowledged: true, insertedId: '9' })
  shop.answers(listChanges, [{ ...priced, undo: null, undoneBy: '9' }])
  await user.click(dialog.getByRole('button', { name: texts.undo }))
  await screen.findByText(texts.undoneBy('9'))
  expect(shop.callsOf(undoChange).at(-1)?.params).toEqual({ entry: '7' })
  expect(heard.toasts).toEqual([`success: ${texts.undone}`])
  expect(document.activeElement?.textContent).toBe(texts.caption)
  expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull()
  heard.stop()
})

test('A backend without a record of changes shows a notice and gets no request', async () => {
  show('', [])
  expect(await screen.findByText(texts.notOffered)).toBeDefined()
  expect(shop.calls).toEqual([])
})
