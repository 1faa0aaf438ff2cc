// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { type PartStatus, partStates, shopParts } from '../../../contract/shop/status.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import type { Status } from './load-status.ts'
import { StatusPage } from './status-page.tsx'
import { partTexts, statusTexts as texts } from './texts.ts'

const readAt = Date.UTC(2026, 10, 25, 23, 50)
const works: PartStatus = { part: 'database', state: 'works', seenAt: readAt, since: null }
const down: PartStatus = { part: 'payments', state: 'down', seenAt: null, since: readAt - 600_000 }
afterEach(cleanup)

function show(status: Partial<Status>) {
  const shown: Status = { readAt, parts: [works], ...status }
  return renderInShop(
    new FakeShop(),
    [{ path: '/status', loader: () => shown, element: <StatusPage data={shown} /> }],
    '/status',
    testSettings,
  )
}

/** Returns the instrument of a part. */
async function instrument(name: string) {
  const heading = await screen.findByRole('heading', { name })
  const item = heading.closest('li')
  if (!item) throw new Error(`${name} is not in the list`)
  return within(item)
}

test('Says that everything works while nothing is slow or down', async () => {
  show({ parts: [works, { part: 'backup', state: 'unknown', seenAt: null, since: null }] })
  expect(await screen.findByText(texts.allWorks)).toBeDefined()
  expect((await instrument(partTexts.backup.name)).getByText(texts.states.unknown)).toBeDefined()
})

test.each([
  ['slow', texts.someSlow],
  ['down', texts.someDown],
] as const)(
  'Says that something is %s, with its name, since when, and what it means',
  async (state, words) => {
    show({ parts: [works, { ...down, state }] })
    expect(await screen.findByText(words)).toBeDefined()
    const payments = await instrument(partTexts.payments.name)
    expect(payments.getByText(texts.states[state])).toBeDefined()
    expect(payments.getByText(partTexts.payments.says[state])).toBeDefined()
    expect(payments.getByText('Nov 25, 2026, 6:40 PM')).toBeDefined()
  },
)

test('Every state of every service has a text of its own', () => {
  for (const part of shopParts)
    expect(new Set(partStates.map((state) => partTexts[part].says[state])).size, part).toBe(partStates.length)
})
