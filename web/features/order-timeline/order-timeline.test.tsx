// @vitest-environment jsdom

import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getTimeline, type TimelineEntry } from '../../../contract/orders/order-timeline.ts'
import { reloadShown } from '../../api/use-loaded.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { describeEntry } from './describe-entry.ts'
import { OrderTimeline } from './order-timeline.tsx'
import { timelineTexts as texts } from './texts.ts'

const at = Date.UTC(2026, 10, 2, 12)
let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(getTimeline, [
    { at, kind: 'booked', pieces: 3, amount: 37.5 },
    { at: at + 60_000, kind: 'paid', amount: 37.5 },
  ])
})
afterEach(cleanup)

const History = () => (
  <>
    <button type="button" onClick={reloadShown}>
      Pay
    </button>
    <OrderTimeline order={sampleOrder()} reader="customer" />
  </>
)
const open = (extensions = ['getTimeline']) =>
  renderInShop(shop, [{ path: '/order', Component: History }], '/order', { ...testSettings, extensions })

describe("An order's timeline", () => {
  test('shows the events in order, each with its time', async () => {
    open()
    const entries = await screen.findAllByRole('listitem')
    expect(entries.map((entry) => within(entry).getByRole('paragraph').textContent)).toEqual([
      'Booked: 3 pieces for $37.50.',
      'Paid: $37.50.',
    ])
    expect(entries[0]?.querySelector('time')?.dateTime).toBe(new Date(at).toISOString())
  })

  test('reloads after a change, and stays visible until it has loaded', async () => {
    const { user } = open()
    await screen.findAllByRole('listitem')
    shop.answers(getTimeline, [{ at, kind: 'sent' }])
    await user.click(screen.getByRole('button', { name: 'Pay' }))
    await screen.findByText(texts.sent)
    expect(shop.callsOf(getTimeline)).toHaveLength(2)
  })

  test('can be loaded again after a failure', async () => {
    shop.refuses(getTimeline, 'BUSY')
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain(texts.notLoaded)
    shop.answers(getTimeline, [{ at, kind: 'sent' }])
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(texts.sent)
  })

  test('is hidden if the backend does not offer it', () => {
    open([])
    expect(screen.queryByText(texts.heading)).toBeNull()
    expect(shop.calls).toEqual([])
  })
})

describe('A timeline entry', () => {
  const told = (
    entry: Partial<TimelineEntry> & Pick<TimelineEntry, 'kind'>,
    reader: 'customer' | 'staff' = 'staff',
  ) => describeEntry(usEnglishFormats, { at, ...entry }, reader)

  test.each([
    [{ kind: 'hold-ended', pieces: 1 }, 'The hold ended. 1 piece went back into stock.'],
    [{ kind: 'stock-retaken', pieces: 1_200 }, 'Held again: 1,200 pieces.'],
    [{ kind: 'payment-opened', amount: 5 }, 'The payment of $5.00 began.'],
    [{ kind: 'payment-failed' }, 'A payment was declined. Nothing was charged.'],
    [{ kind: 'payment-closed' }, 'The payment ended without a charge.'],
    [{ kind: 'cancelled' }, 'Cancelled.'],
    [{ kind: 'disputed', amount: 5 }, 'The customer’s bank disputes $5.00.'],
    [{ kind: 'dispute-won', amount: 5 }, 'The dispute was won: the shop keeps $5.00.'],
    [{ kind: 'dispute-lost', amount: 5 }, 'The dispute was lost: $5.00 went to the customer.'],
    [{ kind: 'refund', amount: 5, state: 'due' }, '$5.00 is on its way back.'],
    [{ kind: 'refund', amount: 5, currency: 'eur' }, '5.00 EUR was refunded.'],
    [{ kind: 'refund', amount: 5, state: 'failed' }, '$5.00 could not be refunded.'],
    [
      { kind: 'message', subject: 'Hi', recipient: 'a@b.example', state: 'due' },
      'Email to a@b.example, not sent yet: “Hi”',
    ],
    [{ kind: 'message', subject: 'Hi', recipient: 'a@b.example' }, 'Email to a@b.example: “Hi”'],
    [{ kind: 'message', subject: 'Hi' }, 'Email to you: “Hi”'],
  ] as const)('%o reads: %s', (entry, text) => {
    expect(told(entry).text).toBe(text)
  })

  test('addresses the customer as “you”, and does not name the card provider to customers', () => {
    expect(told({ kind: 'withdrawn' }, 'customer').text).toBe('You have withdrawn from the purchase.')
    expect(told({ kind: 'withdrawn' }).text).toBe('The customer has withdrawn from the purchase.')
    const refund = { kind: 'refund', amount: 5, origin: 'provider', reason: 'Scratched' } as const
    expect(told(refund, 'customer').notes).toEqual(['Reason: Scratched'])
  })

  test('for the end of a withdrawal has the shop’s sentence', () => {
    const ended = { kind: 'withdrawal-closed', reason: 'Half is kept', by: 'a@b.example' } as const
    expect(told(ended).notes).toEqual(['Reason: Half is kept', 'By a@b.example'])
  })

  test('for a dispute states the bank’s reason in words, and is highlighted', () => {
    expect(told({ kind: 'disputed', amount: 5, reason: 'product_not_received' })).toMatchObject({
      notes: ['The bank’s reason: product not received'],
      tone: 'bad',
    })
    expect(told({ kind: 'dispute-won' }).tone).toBe('plain')
  })

  test('for a refund states the reason, the admin and, once it succeeded, the restocked pieces', () => {
    const refund = { kind: 'refund', amount: 5, pieces: 1, reason: 'Scratched', by: 'a@b.example' } as const
    expect(told({ ...refund, state: 'succeeded' }).notes).toEqual([
      'Reason: Scratched',
      '1 piece went back into stock.',
      'By a@b.example',
    ])
    expect(told({ ...refund, state: 'due' }).notes).toEqual(['Reason: Scratched', 'By a@b.example'])
    expect(told({ kind: 'refund', origin: 'shop' }).notes).toEqual([texts.automatic])
    expect(told({ kind: 'refund', origin: 'provider', state: 'failed', failure: 'No' }).notes).toEqual([
      texts.atTheProvider,
      'The card provider says: “No”',
    ])
  })
})
