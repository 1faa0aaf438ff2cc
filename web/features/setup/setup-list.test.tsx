// @vitest-environment jsdom
import { cleanup, screen, waitForElementToBeRemoved, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getSetup, type SetupLine, setupSteps } from '../../../contract/shop/setup.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { SetupList } from './setup-list.tsx'
import { setupTexts as texts } from './texts.ts'

const allDone: readonly SetupLine[] = setupSteps.map((id) => ({
  id,
  done: true,
  missing: [],
  standIn: false,
}))
const withLines = (...open: SetupLine[]) =>
  allDone.map((line) => open.find(({ id }) => id === line.id) ?? line)

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(cleanup)

function show(extensions = ['getSetup']) {
  const Component = () => (
    <SetupList>
      <p>The rest</p>
    </SetupList>
  )
  return renderInShop(shop, [{ path: '/dashboard', Component }], '/dashboard', {
    ...testSettings,
    extensions,
  })
}

/** Returns the line with a title; a screen reader reads its state first. */
async function lineOf(heading: string) {
  const item = (await screen.findByRole('heading', { level: 3, name: heading })).closest('li')
  if (!item) throw new Error('No line')
  return within(item)
}

test('The list says how much is done, and links each open task to its page', async () => {
  shop.answers(
    getSetup,
    withLines(
      { id: 'company', done: false, missing: ['address', 'email'], standIn: false },
      { id: 'tool', done: false, missing: ['tool'], standIn: false },
      { id: 'texts', done: false, missing: ['terms', 'privacy'], standIn: false },
    ),
  )
  show()
  expect(await screen.findByText(texts.count(3, 6))).toBeDefined()
  const company = await lineOf('To do: Shop details')
  expect(company.getByText('Enter your own address and email.')).toBeDefined()
  expect(company.getByRole('link').getAttribute('href')).toBe('/dashboard/settings/company')
  const tool = await lineOf('To do: First tool')
  expect(tool.getByRole('link').getAttribute('href')).toBe('/dashboard/addproduct')
  const written = await lineOf('To do: Terms and privacy')
  expect(written.getByText('Write the text of Terms and Privacy.')).toBeDefined()
  expect(written.getByRole('link').getAttribute('href')).toBe('/dashboard/texts')
  expect((await lineOf('Done: Cards')).queryByRole('link')).toBeNull()
})

test('The list says that a stand-in is used, and which settings the operator must change', async () => {
  shop.answers(
    getSetup,
    withLines(
      { id: 'cards', done: false, missing: [], standIn: true },
      { id: 'mail', done: false, missing: [], standIn: true },
      { id: 'domain', done: false, missing: [], standIn: false },
    ),
  )
  show()
  const cards = await lineOf('A stand-in serves: Cards')
  expect(cards.getByText(/no real card is charged/)).toBeDefined()
  expect(cards.getByText(/STRIPE_SECRET_KEY/)).toBeDefined()
  expect((await lineOf('A stand-in serves: Email')).getByText(/stays in the dashboard/)).toBeDefined()
  expect((await lineOf('To do: Public address')).getByText(/PUBLIC_URL/)).toBeDefined()
})

test('The list disappears when everything is done', async () => {
  shop.answers(getSetup, allDone)
  show()
  await waitForElementToBeRemoved(() => screen.queryByText(texts.loading))
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.getByText('The rest')).toBeDefined()
})

test('A failure offers a retry, and the rest of the page stays', async () => {
  shop.refuses(getSetup, 'BUSY')
  const { user } = show()
  expect((await screen.findByRole('alert')).textContent).toContain(texts.notLoaded)
  expect(screen.getByText('The rest')).toBeDefined()
  shop.answers(getSetup, withLines({ id: 'tool', done: false, missing: ['tool'], standIn: false }))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(texts.count(5, 6))).toBeDefined()
})

test('A backend without the list gets no request, and the rest of the page is shown', () => {
  show([])
  expect(screen.getByText('The rest')).toBeDefined()
  expect(shop.calls).toEqual([])
})
