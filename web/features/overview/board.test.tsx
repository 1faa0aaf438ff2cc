// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changeTool } from '../../../contract/catalogue/tools.ts'
import { getBoard, type LowTool, type MissingName } from '../../../contract/desk/board.ts'
import { retryEmail } from '../../../contract/desk/emails.ts'
import { isLow } from '../../../domain/catalogue/stock-state.ts'
import { useApi } from '../../api/api-context.ts'
import { useAction } from '../../forms/use-action.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { askingTexts } from './asking-texts.ts'
import { Board, PaymentsBoard } from './board.tsx'
import { failedMailTexts, lowTexts, paymentTexts, requestTexts } from './texts.ts'

const wrench: LowTool = {
  _id: 'wrench',
  name: 'Combination wrench',
  img: '',
  outline: null,
  availableQuantity: 8,
  minOrderQuantity: 2,
  soldAWeek: 2.9,
  goneInDays: 19,
  waiting: 0,
}
const vice = { ...wrench, _id: 'vice', name: 'Axle vice', availableQuantity: 0, soldAWeek: 0.4, waiting: 7 }
const request = {
  _id: 'q1',
  kind: 'quote',
  name: 'Northgate School',
  words: 'Whole workshop, 3 benches',
  itemName: null,
  createdAt: Date.now() - 2 * 3_600_000,
}
const dispute = { _id: 'd1', kind: 'dispute', order: 'o1', tool: 'Hub', amount: 25, since: Date.now() }
const mail = {
  _id: 'm1',
  to: 'kay@example.com',
  subject: 'Your receipt',
  problem: 'The address is refused.',
  failedAt: 1,
  secret: false,
}
const part = <Row,>(...rows: readonly Row[]) => ({ rows, count: rows.length, more: false })
const nothing = part()
const empty = { low: { ...nothing, anyTool: true }, requests: nothing, payments: nothing, emails: nothing }

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(getBoard, {
    low: { ...part(vice, wrench), anyTool: true },
    requests: { ...part(request), count: 50, more: true },
    payments: part(dispute),
    emails: part(mail),
  })
  shop.answers(changeTool, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(retryEmail, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
})
afterEach(cleanup)

/** Renders a field and a button that add pieces, like the form in the product list. */
function Restock({ id }: { readonly id: string }) {
  const api = useApi()
  const { start } = useAction(async () => {
    const body = { restock: { quantity: 100, reason: 'Delivery' } }
    await api.call(changeTool, { params: { id }, body })
  })
  return (
    <>
      <input aria-label="Pieces" />
      <button type="button" onClick={() => start(undefined)}>
        Add
      </button>
    </>
  )
}

const show = (
  Component = () => <Board restock={({ _id }) => <Restock id={_id} />} />,
  extensions = ['getBoard', 'retryEmail'],
) => renderInShop(shop, [{ path: '/dashboard', Component }], '/dashboard', { ...testSettings, extensions })
const headingOf = (title: string) => screen.getByRole('heading', { level: 2, name: new RegExp(`^${title}`) })

test('A low tool shows the remaining pieces, its sales rate and when it will be sold out', async () => {
  show()
  const row = (await screen.findByRole('link', { name: 'Combination wrench' })).closest('li')
  expect(row?.textContent).toContain('8 left · sells 3 a week · gone in 19 days')
  expect(headingOf(lowTexts.heading).textContent).toBe('Low on the board 2')
})

test('A sold-out tool says how many people wait for it', async () => {
  show()
  const row = (await screen.findByRole('link', { name: 'Axle vice' })).closest('li')
  expect(row?.textContent).toContain('sold out · sells less than one a week · 7 people wait for it')
})

test('Pieces can be added in the row, and the heading takes the focus when the tool leaves the list', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: '+ pieces: Axle vice' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Pieces'))
  shop.answers(getBoard, { ...empty, low: { ...part(wrench), anyTool: true } })
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() => expect(document.activeElement).toBe(headingOf(lowTexts.heading)))
  expect(screen.queryByLabelText('Pieces')).toBeNull()
})

test('The form can be closed, and its button keeps the focus', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: '+ pieces: Axle vice' }))
  await user.click(screen.getByRole('button', { name: 'Not now: Axle vice' }))
  expect(screen.queryByLabelText('Pieces')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: '+ pieces: Axle vice' }))
})

test('A request for a quote leads to its page, which prefills the offer with the requested product', async () => {
  show(undefined, ['getBoard', 'getQuote', 'makeOffer'])
  const offer = await screen.findByRole('link', { name: 'Offer: Northgate School' })
  expect(offer.getAttribute('href')).toBe('/dashboard/quotes/q1')
})

test('A company that asked leads to its page, where the owner decides', async () => {
  const company = { _id: 'c1', name: 'Radwerk GmbH', country: 'AT', askedAt: Date.now() - 2 * 3_600_000 }
  shop.answers(getBoard, { ...empty, companies: part(company) })
  show()
  const decide = await screen.findByRole('link', { name: 'Decide: Radwerk GmbH' })
  expect(decide.getAttribute('href')).toBe('/dashboard/companies/c1')
  expect(decide.closest('li')?.textContent).toContain('Austria · 2 hours ago')
  const all = screen.getByRole('link', { name: askingTexts.all })
  expect(all.getAttribute('href')).toBe('/dashboard/companies?state=asked')
})

test('Requests, payments and emails link to the pages where staff handle them', async () => {
  show()
  expect((await screen.findByRole('link', { name: 'Answer: Northgate School' })).textContent).toBeDefined()
  expect(screen.getByText('2 hours ago')).toBeDefined()
  expect(headingOf(requestTexts.heading).textContent).toBe('Wants an answer 50+')
  const look = screen.getByRole('link', { name: 'Look: Hub' })
  expect(look.getAttribute('href')).toBe('/dashboard/manageallorders/o1')
  expect(screen.getByRole('link', { name: failedMailTexts.all }).getAttribute('href')).toBe(
    '/dashboard/messages?state=failed',
  )
})

test('A withdrawal links to its refund, where the withdrawal can also be ended', async () => {
  shop.answers(getBoard, { ...empty, payments: part({ ...dispute, kind: 'withdrawal' }) })
  show(undefined, ['getBoard', 'refundOrder'])
  const next = await screen.findByRole('link', { name: 'Refund or close: Hub' })
  expect(next.getAttribute('href')).toBe('/dashboard/manageallorders/o1#refund')
})

test('An email that failed can be sent again in its row, and the heading takes the focus', async () => {
  const { user } = show()
  const again = await screen.findByRole('button', { name: 'Send again: Your receipt' })
  shop.answers(getBoard, empty)
  await user.click(again)
  await waitFor(() => expect(document.activeElement).toBe(headingOf(failedMailTexts.heading)))
  expect(shop.callsOf(retryEmail).map(({ params }) => params)).toEqual([{ id: 'm1' }])
  expect(screen.getByText(failedMailTexts.nothing)).toBeDefined()
})

test('An email that contains a secret cannot be sent again', async () => {
  shop.answers(getBoard, { ...empty, emails: part({ ...mail, secret: true }) })
  show()
  await screen.findByText('Your receipt')
  expect(screen.queryByRole('button', { name: /Send again/ })).toBeNull()
})

test('Products without a weight link to the list that is filtered to them, with the weight that counts', async () => {
  const [tools, parts] = (['tool', 'part'] as const).map((kind) => ({ kind, count: 12, pieceGrams: 500 }))
  if (!tools || !parts) throw new Error('There are two kinds')
  shop.answers(getBoard, { ...empty, weights: part(tools, { ...parts, count: 1 }) })
  show()
  const link = await screen.findByRole('link', { name: '12 tools have no weight' })
  expect(link.getAttribute('href')).toBe('/dashboard/manageproduct?state=no-weight')
  const other = screen.getByRole('link', { name: '1 part has no weight' })
  expect(other.getAttribute('href')).toBe('/dashboard/parts?state=no-weight')
  expect(screen.getByText('A piece without a weight counts as 500 g.')).toBeDefined()
})

test('Products without a name in a language link to the list that is filtered to them', async () => {
  const names: MissingName[] = [
    { language: 'de', kind: 'tool', count: 37 },
    { language: 'fr', kind: 'part', count: 1 },
  ]
  shop.answers(getBoard, { ...empty, names: part(...names) })
  show()
  const link = await screen.findByRole('link', { name: '37 tools have no German name' })
  expect(link.getAttribute('href')).toBe('/dashboard/manageproduct?state=no-name-de')
  const other = screen.getByRole('link', { name: '1 part has no French name' })
  expect(other.getAttribute('href')).toBe('/dashboard/parts?state=no-name-fr')
})

test('A section without tasks says so, and asks the server once', async () => {
  shop.answers(getBoard, empty)
  show()
  for (const { nothing } of [lowTexts, requestTexts, paymentTexts, failedMailTexts])
    expect(await screen.findByText(nothing)).toBeDefined()
  expect(shop.calls).toHaveLength(1)
})

test('A shop without tools asks for the first tool', async () => {
  shop.answers(getBoard, { ...empty, low: { ...nothing, anyTool: false } })
  show()
  const link = await screen.findByRole('link', { name: lowTexts.firstTool })
  expect(link.getAttribute('href')).toBe('/dashboard/addproduct')
  expect(screen.queryByText(lowTexts.nothing)).toBeNull()
})

test('A bookkeeper sees only the payments', async () => {
  shop.answers(getBoard, { payments: part({ ...dispute, order: null, tool: null }) })
  show(PaymentsBoard)
  const look = await screen.findByRole('link', { name: `Look: ${paymentTexts.noOrder}` })
  expect(look.getAttribute('href')).toBe('/dashboard#owed-refunds')
  expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1)
})

test('The gauge is red exactly for the tools that the board counts as low', async () => {
  for (const availableQuantity of [9, 10]) {
    shop.answers(getBoard, { ...empty, low: { ...part({ ...wrench, availableQuantity }), anyTool: true } })
    const { container, unmount } = show()
    await screen.findByText(/left/)
    const isRed = container.querySelector('.gauge')?.hasAttribute('data-low')
    expect(isRed).toBe(isLow(availableQuantity, wrench.minOrderQuantity))
    unmount()
  }
})
