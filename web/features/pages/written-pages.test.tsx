import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import type { ShopSettings } from '../../../contract/shop-settings.ts'
import { sampleSettings } from '../../../domain/sample-settings.ts'
import { shownSettings } from '../../../domain/shown-settings.ts'
import { SettingsContext } from '../../api/settings-context.ts'
import { links } from '../../routing/links.ts'
import { DeliveryPage, PrivacyPage, ReturnsPage, TermsPage } from './written-pages.tsx'

function pageIn(
  Page: ComponentType,
  {
    sandbox = true,
    firebase = false,
    google = false,
    demoGoogle = false,
    mail = false,
    imgbb = false,
    extensions = [] as readonly string[],
  } = {},
): string {
  const settings: ShopSettings = {
    version: 'test',
    apiHost: '/api',
    publicUrl: 'http://localhost',
    shop: shownSettings(sampleSettings),
    extensions,
    identity: { provider: firebase ? 'firebase' : 'built-in', google, demoGoogle },
    cards: { publishableKey: '', sandbox },
    mail,
    imgbb,
  }
  return renderToString(
    <SettingsContext value={settings}>
      <MemoryRouter>
        <Page />
      </MemoryRouter>
    </SettingsContext>,
  )
}

const pages = { DeliveryPage, ReturnsPage, PrivacyPage, TermsPage }

test.each(Object.entries(pages))(
  '%s has one level-1 heading, and its links lead to pages of the shop',
  (_, Page) => {
    const html = pageIn(Page)
    expect(html.match(/<h1/g)).toHaveLength(1)
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
    expect(addresses.length).toBeGreaterThan(0)
    expect(addresses.filter((address) => !Object.values<unknown>(links).includes(address))).toEqual([])
    expect(html).not.toMatch(/\]\(|`/)
  },
)

test('A shop with the card sandbox says that no real card is charged, a shop with Stripe who charges', () => {
  for (const Page of [PrivacyPage, TermsPage]) {
    expect(pageIn(Page)).toContain('no real card')
    expect(pageIn(Page)).not.toContain('Stripe')
    expect(pageIn(Page, { sandbox: false })).toContain('Stripe')
    expect(pageIn(Page, { sandbox: false })).not.toContain('no real card')
  }
})

test('The privacy page names the mail provider where mail is sent', () => {
  expect(pageIn(PrivacyPage)).not.toContain('Mail to you')
  expect(pageIn(PrivacyPage, { mail: true })).toContain('Our mail provider and yours carry these messages')
})

test('The privacy page says who stores uploaded pictures', () => {
  expect(pageIn(PrivacyPage)).toContain('A picture that you upload is stored here')
  expect(pageIn(PrivacyPage)).not.toContain('imgbb')
  expect(pageIn(PrivacyPage, { imgbb: true })).toContain('imgbb sees its network address')
  expect(pageIn(PrivacyPage, { imgbb: true })).not.toContain('is stored here')
  const extensions = ['deleteAccount']
  expect(pageIn(PrivacyPage, { imgbb: true, extensions })).toContain(
    'At imgbb they can only be deleted by hand',
  )
  expect(pageIn(PrivacyPage, { extensions })).not.toContain('imgbb')
})

test('The privacy page says who stores the password', () => {
  expect(pageIn(PrivacyPage)).not.toContain('Firebase')
  expect(pageIn(PrivacyPage, { firebase: true })).toContain('Firebase stores your email, your password')
  expect(pageIn(PrivacyPage, { google: true })).toContain('Google tells us your name')
  for (const none of [{}, { google: true, demoGoogle: true }, { google: true, firebase: true }]) {
    expect(pageIn(PrivacyPage, none)).not.toContain('Google tells us')
  }
})
