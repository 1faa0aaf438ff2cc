// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getProof } from '../../../contract/desk/proof.ts'
import { FakeShop, noAnswer } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { problems } from '../../texts/problems.ts'
import { ProofLine } from './proof-line.tsx'
import { ProofPage } from './proof-page.tsx'
import { proofTexts as texts } from './texts.ts'

const proved = {
  finishedAt: Date.now(),
  checks: [
    { check: 'stock', checked: 1200, differences: 0 },
    { check: 'orders', checked: 7, differences: 0 },
  ],
  differences: [],
}
const differing = {
  ...proved,
  checks: [{ check: 'orders', checked: 7, differences: 2 }],
  differences: [
    {
      check: 'stock',
      problem: 'stock-differs',
      id: 't1',
      name: 'Hub vice',
      order: null,
      expected: 5,
      found: 6,
    },
    {
      check: 'orders',
      problem: 'amount-differs',
      id: 'o1',
      name: 'TW-7',
      order: 'o1',
      expected: 1250,
      found: 99,
    },
  ],
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(getProof, proved)
})
afterEach(cleanup)

const show = (Component: () => React.ReactNode = ProofPage, extensions = ['getProof']) =>
  renderInShop(shop, [{ path: '/dashboard/proof', Component }], '/dashboard/proof', {
    ...testSettings,
    extensions,
  })

test('The page lists the comparisons and says that all figures agree', async () => {
  show()
  expect(await screen.findByText(texts.proved)).toBeDefined()
  const row = within(screen.getByRole('row', { name: new RegExp(texts.checks.stock) }))
  expect(row.getByText('1,200')).toBeDefined()
  expect(row.getByText(texts.fine)).toBeDefined()
})

test('The page names each difference, and says what to do and where', async () => {
  shop.answers(getProof, differing)
  show()
  const product = within(await screen.findByRole('row', { name: /^Hub vice/ }))
  expect(product.getByText('The ledger says 5 pieces, the stock says 6')).toBeDefined()
  expect(product.getByRole('link').getAttribute('href')).toBe('/dashboard/manageproduct/t1')
  const order = within(screen.getByRole('row', { name: /^TW-7/ }))
  expect(order.getByText('The order costs $12.50, its charge took $0.99')).toBeDefined()
  expect(order.getByRole('link').getAttribute('href')).toBe('/dashboard/manageallorders/o1')
})

test('Before the first comparison the page says so, and a failure can be tried again', async () => {
  shop.answers(getProof, () => {
    throw noAnswer()
  })
  const { user } = show()
  await screen.findByRole('alert')
  shop.answers(getProof, { finishedAt: null, checks: [], differences: [] })
  await user.click(screen.getByRole('button', { name: problems.tryAgain }))
  expect(await screen.findByText(texts.waiting)).toBeDefined()
})

test('A line on the start page links to the check of the figures, if the backend has it', async () => {
  show(ProofLine)
  const link = await screen.findByRole('link', { name: `${texts.proved} just now` })
  expect(link.getAttribute('href')).toBe('/dashboard/proof')
  cleanup()
  show(ProofLine, [])
  expect(screen.queryByRole('link')).toBeNull()
  expect(shop.callsOf(getProof)).toHaveLength(1)
})

test('The line says how many figures do not agree', async () => {
  shop.answers(getProof, differing)
  show(ProofLine)
  await vi.waitFor(() => expect(screen.getByText(/^2 numbers do not agree/)).toBeDefined())
})
