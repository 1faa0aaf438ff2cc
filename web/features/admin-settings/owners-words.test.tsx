// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { namedLanguage, type ShopLanguages } from '../../../contract/languages/languages.ts'
import { listOwnersWords } from '../../../contract/shop/owners-words.ts'
import { changeSettings, getSettings, getShop, listSettingVersions } from '../../../contract/shop/settings.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { SettingsPage } from './settings-page.tsx'

const at = Date.UTC(2026, 10, 23, 10, 42)
const inForce = (translations: object, version: string | null = null, changedBy: string | null = null) => ({
  section: 'words',
  value: { translations },
  version,
  changedAt: version && at,
  changedBy,
})
const languages: ShopLanguages = { standard: 'en', offered: [namedLanguage('en'), namedLanguage('de')] }

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  keepSession('token', { email: 'owner@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(listOwnersWords, [
    { place: 'hero', text: 'Buy Now' },
    { place: 'figures', text: 'Countries' },
    { place: 'categories', text: 'Wrenches and keys' },
  ])
  shop.answers(getSettings, inForce({ de: { Countries: 'Länder' } }))
  shop.answers(getShop, testSettings.shop)
  shop.answers(listSettingVersions, [])
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
  sessionStorage.clear()
})

function open(offered = languages, extensions = ['getSettings', 'listOwnersWords']) {
  const routes = [{ path: '/dashboard/settings/:section', Component: SettingsPage }]
  const settings = { ...testSettings, languages: offered, extensions }
  return renderInShop(shop, routes, '/dashboard/settings/words', settings)
}

const field = (original: string) => screen.findByLabelText<HTMLInputElement>(`Deutsch, “${original}”`)

test('The originals are listed by their places with their translations, and the missing ones are counted', async () => {
  open()
  expect((await field('Countries')).value).toBe('Länder')
  const home = within(screen.getByRole('region', { name: 'Home page' }))
  expect(home.getByText('Buy Now').lang).toBe('en')
  expect((await field('Buy Now')).lang).toBe('de')
  expect(home.getByText('Missing: pages show the original.')).toBeTruthy()
  expect(screen.getByText('Deutsch: 2 of 3 are missing.')).toBeTruthy()
  expect(screen.getByRole('region', { name: 'Categories' })).toBeTruthy()
})

test('A save sends all translations with the version that they are based on', async () => {
  const after = { de: { Countries: 'Länder', 'Buy Now': 'Jetzt kaufen' } }
  shop.answers(changeSettings, inForce(after, 'v1', 'Ada'))
  const { user } = open()
  await user.type(await field('Buy Now'), 'Jetzt kaufen')
  expect(screen.getByText('Deutsch: 1 of 3 are missing.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(heard.toasts).toEqual(['success: Saved. Every page shows it now.']))
  expect(shop.callsOf(changeSettings)[0]).toMatchObject({
    params: { section: 'words' },
    body: { from: null, value: { translations: after } },
  })
})

test('Only the missing translations are listed if the admin chooses so, also while they are typed', async () => {
  const { user } = open()
  await field('Countries')
  await user.click(screen.getByRole('checkbox', { name: /^Show only what was missing/ }))
  expect(screen.queryByLabelText('Deutsch, “Countries”')).toBeNull()
  await user.type(await field('Buy Now'), 'Jetzt')
  expect((await field('Buy Now')).value).toBe('Jetzt')
})

test('A translation that is too long is refused at its field, and nothing is sent', async () => {
  const { user } = open()
  await user.click(await field('Buy Now'))
  await user.paste('x'.repeat(301))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('At most 300 characters.')).toBeTruthy()
  expect(document.activeElement).toBe(await field('Buy Now'))
  expect(shop.callsOf(changeSettings)).toEqual([])
})

test("Another admin's change is reported, and both translations are kept until the person chooses one", async () => {
  const { user } = open()
  await user.type(await field('Buy Now'), 'Jetzt kaufen')
  shop.answers(changeSettings, () => {
    throw refusal('SETTINGS_CHANGED')
  })
  shop.answers(getSettings, inForce({ de: { Countries: 'Länder', 'Buy Now': 'Kaufen' } }, 'v2', 'Inês'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Inês changed this on/)).toBeTruthy()
  expect((await field('Buy Now')).value).toBe('Jetzt kaufen')
  await user.click(screen.getByRole('button', { name: 'Take this: Deutsch, “Buy Now”' }))
  expect((await field('Buy Now')).value).toBe('Kaufen')
})

test('A translation whose original has changed is shown as no longer used, and can be removed', async () => {
  shop.answers(getSettings, inForce({ de: { 'Shop Now': 'Einkaufen' } }, 'v1'))
  shop.answers(changeSettings, inForce({}, 'v2', 'Ada'))
  const { user } = open()
  expect((await field('Shop Now')).value).toBe('Einkaufen')
  const unused = screen.getByRole('region', { name: 'No longer used' })
  await user.clear(within(unused).getByLabelText('Deutsch, “Shop Now”'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shop.callsOf(changeSettings)).toHaveLength(1))
  expect(shop.callsOf(changeSettings)[0]).toMatchObject({ body: { value: { translations: {} } } })
})

test('A version shows what changed in which language', async () => {
  shop.answers(getSettings, inForce({ de: { Countries: 'Länder' } }, 'v1', 'Inês'))
  shop.answers(listSettingVersions, [
    { _id: 'v1', value: { translations: { de: { Countries: 'Länder' } } }, createdAt: at, createdBy: 'Inês' },
    { _id: 'original', value: { translations: {} }, createdAt: null, createdBy: null },
  ])
  open()
  const row = await screen.findByRole('row', { name: /Inês/ })
  expect(row.textContent).toContain('German, “Countries”: empty → Länder')
})

test.each([
  ['offers one language', { standard: 'en', offered: [namedLanguage('en')] } as const, undefined],
  ['is at a backend without this list', languages, ['getSettings']],
])('A shop that %s has no such section', async (_, offered, extensions) => {
  shop.answers(getSettings, { ...inForce({}), section: 'company', value: { ...testSettings.shop.company } })
  open(offered, extensions)
  expect(await screen.findByRole('link', { name: 'Company' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Words in other languages' })).toBeNull()
  expect(shop.callsOf(listOwnersWords)).toEqual([])
})
