// @vitest-environment jsdom

import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  changeSettings,
  getSettings,
  getShop,
  listSettingVersions,
  restoreSettings,
} from '../../../contract/shop/settings.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { InShopTime } from '../../api/in-shop-time.tsx'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { instantText } from '../../ui/values/local-time.tsx'
import { SettingsPage } from './settings-page.tsx'

const { company, figures } = sampleSettings
const at = Date.UTC(2026, 10, 23, 10, 42)
const inForce = (value: object, version: string | null = null, changedBy: string | null = null) => ({
  section: 'company',
  value: { ...value },
  version,
  changedAt: version && at,
  changedBy,
})

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  keepSession('token', { email: 'owner@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getSettings, inForce(company))
  shop.answers(getShop, testSettings.shop)
  shop.answers(listSettingVersions, [
    { _id: 'original', value: { ...company }, createdAt: null, createdBy: null },
  ])
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
  sessionStorage.clear()
})

function open(section = 'company', extensions: readonly string[] = ['getSettings']) {
  const path = '/dashboard/settings/:section'
  const Component = () => (
    <InShopTime>
      <SettingsPage />
    </InShopTime>
  )
  const routes = [{ path, Component }]
  return renderInShop(shop, routes, `/dashboard/settings/${section}`, { ...testSettings, extensions })
}

test('The form saves typed values with the version that they are based on, and the page shows the new version', async () => {
  shop.answers(changeSettings, inForce({ ...company, name: 'Oficina' }, 'v1', 'Ada'))
  const { user } = open()
  const name = await screen.findByLabelText('Name of the shop')
  await user.clear(name)
  await user.type(name, 'Oficina')
  expect(within(screen.getByRole('region', { name: 'Company' })).getByText('Oficina')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(heard.toasts).toHaveLength(1))
  const [call] = shop.callsOf(changeSettings)
  expect(call).toMatchObject({
    params: { section: 'company' },
    body: { from: null, value: { ...company, name: 'Oficina' } },
  })
})

test('A saved change is reported even if the shop cannot be loaded afterwards', async () => {
  shop.answers(changeSettings, inForce({ ...company, name: 'Oficina' }, 'v1', 'Ada'))
  shop.answers(getShop, () => {
    throw noAnswer()
  })
  const { user } = open()
  await user.type(await screen.findByLabelText('Name of the shop'), ' & Sons')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shop.callsOf(getShop)).toHaveLength(1))
  await act(async () => undefined)
  expect(heard.toasts).toEqual(['success: Saved. Every page shows it now.'])
  expect(screen.queryByRole('alert')).toBeNull()
})

test("Another admin's change is reported, and both values are kept until the person chooses one", async () => {
  const { user } = open()
  const name = await screen.findByLabelText('Name of the shop')
  await user.clear(name)
  await user.type(name, 'Mine')
  shop.answers(changeSettings, () => {
    throw refusal('SETTINGS_CHANGED')
  })
  shop.answers(getSettings, inForce({ ...company, name: 'Theirs', phone: '1' }, 'v2', 'Inês'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/Inês changed this on/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Name of the shop').value).toBe('Mine')
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe('1')
  expect(screen.getByText('Theirs')).toBeTruthy()
  shop.answers(changeSettings, inForce({ ...company, name: 'Mine', phone: '1' }, 'v3', 'Ada'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shop.callsOf(changeSettings)).toHaveLength(2))
  expect(shop.callsOf(changeSettings)[1]).toMatchObject({
    body: { from: 'v2', value: { name: 'Mine', phone: '1' } },
  })
})

test('A change made before a reload is reported, and a draft overwrites it only after a confirmation', async () => {
  const env = open()
  await env.user.type(await screen.findByLabelText('Phone'), '7')
  env.unmount()
  shop.answers(getSettings, inForce({ ...company, phone: '1', hours: '9 to 5' }, 'v2', 'Inês'))
  shop.answers(changeSettings, ({ body }: { body: { from: string | null; value: object } }) => {
    if (body.from !== 'v2') throw refusal('SETTINGS_CHANGED')
    return inForce(body.value, 'v3', 'Ada')
  })
  const { user } = open()
  expect(await screen.findByText(/Inês changed this on/)).toBeTruthy()
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe(`${company.phone}7`)
  expect(screen.getByLabelText<HTMLInputElement>('Hours').value).toBe('9 to 5')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(heard.toasts).toEqual(['error: Nothing was saved.']))
  expect(shop.callsOf(changeSettings)[0]).toMatchObject({ body: { from: null } })
  await user.click(screen.getByRole('button', { name: 'Go on with mine' }))
  expect(screen.queryByText(/Inês changed this on/)).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(heard.toasts).toHaveLength(2))
  expect(shop.callsOf(changeSettings)[1]).toMatchObject({
    body: { from: 'v2', value: { phone: `${company.phone}7`, hours: '9 to 5' } },
  })
})

test('An error is shown at its field, and nothing is sent', async () => {
  shop.answers(getSettings, inForce(figures))
  shop.answers(listSettingVersions, [])
  const { user } = open('figures')
  await user.clear(await screen.findByLabelText('What figure 3 counts'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Say what the figure counts.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByLabelText('What figure 3 counts'))
  expect(shop.callsOf(changeSettings)).toEqual([])
})

test('Countries are accepted by name or code, and others are refused at the field', async () => {
  shop.answers(getSettings, inForce({ ...sampleSettings.delivery, countries: ['PT'] }))
  shop.answers(listSettingVersions, [])
  shop.answers(changeSettings, inForce(sampleSettings.delivery, 'v1'))
  const { user } = open('delivery')
  const countries = await screen.findByLabelText<HTMLTextAreaElement>('Countries')
  expect(countries.value).toBe('Portugal')
  await user.type(countries, '\nAtlantis')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^“Atlantis”: .+ two-letter code\.$/)).toBeTruthy()
  await user.clear(countries)
  await user.type(countries, 'XX')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^“xx”: /)).toBeTruthy()
  await user.clear(countries)
  await user.type(countries, 'es, Portugal, UK, Deutschland')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(shop.callsOf(changeSettings)).toHaveLength(1))
  expect(shop.callsOf(changeSettings)[0]).toMatchObject({
    body: { value: { countries: ['ES', 'PT', 'GB', 'DE'] } },
  })
})

test('reports an invalid holiday', async () => {
  shop.answers(getSettings, inForce(sampleSettings.delivery))
  shop.answers(listSettingVersions, [])
  const { user } = open('delivery')
  await user.type(await screen.findByLabelText('Holidays'), '2026-12-25\n2026-02-30')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/^“2026-02-30”: Write each holiday as year-month-day/)).toBeTruthy()
})

test("The day of another admin's change is shown in the shop's time zone", async () => {
  const { user } = open()
  await user.type(await screen.findByLabelText('Name of the shop'), 'Mine')
  shop.answers(changeSettings, () => {
    throw refusal('SETTINGS_CHANGED')
  })
  shop.answers(getSettings, inForce({ ...company, name: 'Theirs' }, 'v2', 'Inês'))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const told = await screen.findByText(/Inês changed this on/)
  expect(told.textContent).toContain(instantText(usEnglishFormats, at, testSettings.shop.money.timeZone))
})

test('The page lists the versions with their changes, and can restore one', async () => {
  const renamed = { ...company, name: 'Oficina' }
  shop.answers(getSettings, inForce(renamed, 'v1', 'Inês'))
  shop.answers(listSettingVersions, [
    { _id: 'v1', value: renamed, createdAt: at, createdBy: 'Inês' },
    { _id: 'original', value: { ...company }, createdAt: null, createdBy: null },
  ])
  shop.answers(restoreSettings, inForce(company, 'v2', 'Ada'))
  const { user } = open()
  const row = await screen.findByRole('row', { name: /Inês/ })
  expect(row.textContent).toContain('Name of the shop: Truewheel → Oficina')
  await user.click(screen.getByRole('button', { name: /^Restore/ }))
  await waitFor(() => expect(shop.callsOf(restoreSettings)).toHaveLength(1))
  expect(shop.callsOf(restoreSettings)[0]).toMatchObject({
    params: { section: 'company', id: 'original' },
    body: { from: 'v1' },
  })
})

test('If the backend has no settings, the page says where they are, and sends no request', async () => {
  open('company', [])
  expect(await screen.findByText('This shop keeps its settings elsewhere.')).toBeTruthy()
  expect(screen.queryByRole('form')).toBeNull()
  expect(shop.calls).toEqual([])
})
