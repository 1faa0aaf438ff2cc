// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookTogether } from '../../../contract/orders/purchases.ts'
import { getTool } from '../../api/rows/catalogue.ts'
import { getProfile } from '../../api/rows/people.ts'
import { type BasketLine, readBasket, writeBasket } from '../../buying/basket.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { sampleTool } from '../../testing/sample-tool.ts'
import { BasketPage } from './basket-page.tsx'
import { heldTexts } from './texts.ts'

interface Wish {
  readonly headers: { readonly 'idempotency-key': string }
  readonly body: { readonly lines: readonly unknown[]; readonly userPhone: string }
}

const settings = { ...testSettings, holdHours: 24, extensions: ['bookTogether', 'getProfile'] }
const ada = { email: 'ada@example.com', name: 'Ada' }
const profile = { ...ada, img: '', address: '', status: '', phone: '555' }

let shop: FakeShop
/** The fate of the next booking's answer. The shop books in any case except a refusal. */
let fate: 'arrives' | 'lost' | 'session ended' | 'refused'
/** The shop's purchases by idempotency key: it books each key once. */
let booked: Map<string, Wish['body']>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dropSession()
  keepSession('token', ada)
  shop = new FakeShop()
  booked = new Map()
  fate = 'arrives'
  shop.answers(getTool, ({ params: { id } }: { params: { id: string } }) =>
    sampleTool({ _id: id, name: id, minOrderQuantity: 1, availableQuantity: 99, price: 10 }),
  )
  shop.answers(getProfile, profile)
  shop.answers(bookTogether, ({ headers, body }: Wish) => {
    if (fate === 'session ended') throw refusal('SIGN_IN_REQUIRED')
    if (fate === 'refused') throw refusal('CURRENCY_CHANGED')
    const key = headers['idempotency-key']
    if (booked.has(key)) expect(body).toEqual(booked.get(key))
    booked.set(key, body)
    if (fate === 'lost') throw noAnswer()
    const number = `P-${[...booked.keys()].indexOf(key) + 1}`
    const orders = body.lines.map((_, place) => sampleOrder({ _id: `${number}-${place}` }))
    return { ...unpaid, insertedId: number, number, price: 10 * body.lines.length, orders }
  })
})
afterEach(cleanup)

const unpaid = { acknowledged: true, holdExpiresAt: Date.now() + 3_600_000, holdExtendsTo: null }
const lines = (...ids: readonly string[]): readonly BasketLine[] =>
  ids.map((id) => ({ id, quantity: 1, name: id }))
const Page = () => <BasketPage data={null} />
const open = () => renderInShop(shop, [{ path: '/basket', Component: Page }], '/basket', settings)
const hold = () => screen.getByRole('button', { name: 'Hold these for up to 24 hours' })
const purchases = () =>
  [...booked.values()].map((body) => body.lines.map((line) => (line as { Id: string }).Id))

/** Presses once and loses the answer, although the shop has booked. */
async function pressAndLose(...ids: readonly string[]) {
  writeBasket(lines(...ids))
  const page = open()
  fate = 'lost'
  await page.user.click(hold())
  await screen.findByRole('alert')
  fate = 'arrives'
  return page
}

describe('After a lost answer', () => {
  test('the next press sends the first request again, with the same phone number', async () => {
    const { user } = await pressAndLose('whip')
    shop.answers(getProfile, () => {
      throw noAnswer()
    })
    await user.click(hold())
    await screen.findByText('P-1')
    expect(purchases()).toEqual([['whip']])
    expect(readBasket()).toEqual([])
  })

  test('a profile that loads late causes no second purchase', async () => {
    shop.answers(getProfile, () => {
      throw noAnswer()
    })
    const { user } = await pressAndLose('whip')
    shop.answers(getProfile, profile)
    await user.click(hold())
    await screen.findByText('P-1')
    expect(purchases()).toEqual([['whip']])
  })

  test('lines that were added since become a separate purchase, and nothing is booked twice', async () => {
    const { user } = await pressAndLose('whip', 'vice')
    writeBasket(lines('whip', 'vice', 'pump'))
    await user.click(hold())
    await screen.findByText('P-2')
    expect(screen.getByText('P-1')).toBeDefined()
    expect(screen.getByText(heldTexts.earlier)).toBeDefined()
    expect(purchases()).toEqual([['whip', 'vice'], ['pump']])
    expect(readBasket()).toEqual([])
  })

  test('a line that was removed since is shown as held, because the shop holds it', async () => {
    const { user } = await pressAndLose('whip', 'vice')
    writeBasket(lines('vice'))
    await user.click(hold())
    await screen.findByText('P-1')
    expect(screen.getByText(heldTexts.earlier)).toBeDefined()
    expect(purchases()).toEqual([['whip', 'vice']])
    expect(readBasket()).toEqual([])
  })

  test('a page that was loaded again still has the request', async () => {
    await pressAndLose('whip')
    cleanup()
    sessionStorage.clear()
    const { user } = open()
    await user.click(hold())
    await screen.findByText('P-1')
    expect(purchases()).toEqual([['whip']])
  })

  test('a page of the next version sends the request that version 1.0.0 stored', async () => {
    const kept = { lines: lines('whip'), userName: 'Ada', userPhone: '7', key: 'k1', startedAt: Date.now() }
    localStorage.setItem('hold:ada@example.com', JSON.stringify(kept))
    writeBasket(lines('whip'))
    const { user } = open()
    await user.click(hold())
    await screen.findByText('P-1')
    expect([...booked]).toMatchObject([['k1', { userPhone: '7' }]])
  })

  test('a session that ended meanwhile shows nothing of the first press', async () => {
    const { user } = await pressAndLose('whip')
    fate = 'session ended'
    await user.click(hold())
    await waitFor(() => expect(shop.callsOf(bookTogether)).toHaveLength(2))
    fate = 'arrives'
    await waitFor(() => expect(hold().getAttribute('aria-busy')).not.toBe('true'))
    await user.click(hold())
    await screen.findByText('P-1')
    expect(purchases()).toEqual([['whip']])
  })

  test('a refusal means that nothing was booked, and the current lines are sent as a new request', async () => {
    const { user } = await pressAndLose('whip')
    booked.clear()
    fate = 'refused'
    await user.click(hold())
    await screen.findByText(refusal('CURRENCY_CHANGED').message)
    fate = 'arrives'
    writeBasket(lines('vice'))
    await user.click(hold())
    await screen.findByText('P-1')
    expect(purchases()).toEqual([['vice']])
  })
})

test('Another account in this browser starts a purchase of its own', async () => {
  await pressAndLose('whip')
  cleanup()
  keepSession('token', { email: 'bob@example.com', name: 'Bob' })
  writeBasket(lines('vice'))
  const { user } = open()
  await user.click(hold())
  await screen.findByText('P-2')
  expect(purchases()).toEqual([['whip'], ['vice']])
})

test('two tabs that press at the same time book the lines once', async () => {
  writeBasket(lines('whip'))
  open()
  open()
  const [first, second] = screen.getAllByRole('button', { name: 'Hold these for up to 24 hours' })
  if (!first || !second) throw new Error('Two pages were opened')
  fireEvent.click(first)
  fireEvent.click(second)
  await screen.findByText('P-1')
  expect(purchases()).toEqual([['whip']])
})
