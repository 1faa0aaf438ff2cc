// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { InSettings, testSettings } from '../testing/in-shop.tsx'
import { LocalDay, LocalTime } from '../ui/values/local-time.tsx'
import { InShopTime } from './in-shop-time.tsx'

const at = Date.UTC(2026, 10, 28, 4, 10)
afterEach(cleanup)

test("Staff see instants in the shop's time zone, with its name; everyone else in the browser's zone", () => {
  const { shop } = testSettings
  const settings = {
    ...testSettings,
    shop: { ...shop, money: { ...shop.money, timeZone: 'America/New_York' } },
  }
  render(
    <InSettings settings={settings}>
      <InShopTime>
        <LocalTime at={at} />
        <LocalDay at={at} />
      </InShopTime>
      <LocalTime at={at} />
    </InSettings>,
  )
  const [time, day] = screen.getAllByTitle('America/New_York')
  expect([time?.textContent, day?.textContent]).toEqual([
    'Nov 27, 2026, 11:10 PM (New York time)',
    'Nov 27, 2026 (New York time)',
  ])
  expect(screen.getByText('Nov 28, 2026, 4:10 AM (UTC)').title).toBe('')
})

test('A page that names the zone of its times itself has the same text from the server and in the browser', () => {
  const page = (
    <InSettings>
      <LocalTime at={at} timeZone="America/New_York" />
    </InSettings>
  )
  expect(renderToString(page)).toContain('>Nov 27, 2026, 11:10 PM</time>')
  render(page)
  expect(screen.getByTitle('America/New_York').textContent).toBe('Nov 27, 2026, 11:10 PM')
})
