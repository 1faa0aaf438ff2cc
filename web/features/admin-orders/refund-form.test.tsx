// @vitest-environment jsdom
import { act, cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { refundOrder } from '../../../contract/payments/refunds.ts'
import { getOrder } from '../../api/rows/orders.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { refundTexts as texts } from '../../texts/refund.ts'
import { OrderPage } from './order-page.tsx'
import { orderStateTexts } from './texts.ts'

const Page = () => <OrderPage toDo={() => null} history={() => null} />
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  sessionStorage.clear()
  shop = new FakeShop()
  shop.answers(refundOrder, refunded)
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const card = { brand: 'visa', last4: '4242' }
const refunded = { acknowledged: true, insertedId: 'r1', state: 'succeeded' } as const
const paid = { paid: true, transactionId: 'pi_1', sentAt: null, refundable: 288, card } as const

async function open(changed: Partial<Order> = {}, extensions = ['refundOrder'], hash = '') {
  shop.answers(getOrder, sampleOrder({ ...paid, ...changed }))
  const rendered = renderInShop(
    shop,
    [{ path: '/dashboard/manageallorders/:orderId', Component: Page }],
    `/dashboard/manageallorders/o1${hash}`,
    { ...testSettings, extensions },
  )
  await screen.findByRole('heading', { level: 1, name: /×/ })
  return rendered.user
}
const form = () => within(screen.getByRole('form', { name: texts.heading }))
const field = (label: string) => form().getByLabelText<HTMLInputElement>(label)
const press = (name: string) => form().getByRole('button', { name })
const calls = () => shop.callsOf(refundOrder)
const keyOf = (call: { headers?: unknown } | undefined) => JSON.stringify(call?.headers)

/** Submits a refund of 1.50. Returns a function that makes the shop respond. */
async function refundPart(): Promise<() => void> {
  const answered = Promise.withResolvers<unknown>()
  shop.answers(refundOrder, () => answered.promise)
  const user = await open()
  await user.clear(field(texts.amount))
  await user.type(field(texts.amount), '1.50')
  await user.type(field(texts.reason), 'One came scratched')
  await user.click(press(texts.go))
  await user.click(press(texts.yes('$1.50')))
  return () => answered.resolve(refunded)
}

test('The field for the amount takes the focus if the address ends with #refund', async () => {
  await open({}, ['refundOrder'], '#refund')
  expect(document.activeElement).toBe(field(texts.amount))
})

describe('Refunding an order', () => {
  test('proposes the full amount, asks to confirm it with the card, and sends the confirmed values', async () => {
    const user = await open()
    expect(field(texts.amount).value).toBe('288.00')
    await user.type(field(texts.reason), ' Came scratched ')
    await user.click(press(texts.go))
    expect(form().getByText(/Refund \$288\.00 to the Visa ending in 4242\?/)).toBeDefined()
    expect(calls()).toEqual([])
    const yes = press(texts.yes('$288.00'))
    expect(document.activeElement).toBe(yes)
    shop.answers(getOrder, sampleOrder({ ...paid, refunded: 288, refundable: 0 }))
    await user.dblClick(yes)
    expect(await screen.findByText(orderStateTexts.refundStates.whole)).toBeDefined()
    expect(calls()).toMatchObject([
      { params: { id: 'o1' }, body: { amount: 288, reason: 'Came scratched', restock: 0 } },
    ])
    expect(heard.toasts).toEqual([`success: ${texts.done('$288.00')}`])
    expect(screen.queryByRole('form', { name: texts.heading })).toBeNull()
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
  })

  test('names what goes to the card and what to the credit that paid a part', async () => {
    const user = await open({ price: 288, credit: 88 })
    await user.type(field(texts.reason), 'Came scratched')
    await user.click(press(texts.go))
    expect(
      form().getByText(
        /Refund \$288\.00: \$200\.00 to the Visa ending in 4242, \$88\.00 to the customer’s credit\?/,
      ),
    ).toBeDefined()
    cleanup()
    sessionStorage.clear()
    const later = await open({ price: 288, credit: 88, refunded: 220, refundable: 68 })
    await later.type(field(texts.reason), 'Came scratched')
    await later.click(press(texts.go))
    expect(form().getByText(/Refund \$68\.00 to the customer’s credit\?/)).toBeDefined()
  })

  test('proposes to restock no pieces for a partial refund, and all pieces for a full one', async () => {
    const user = await open()
    await user.click(form().getByRole('checkbox', { name: texts.restock }))
    expect(field(texts.pieces).value).toBe('12')
    cleanup()
    sessionStorage.clear()
    const again = await open()
    await again.clear(field(texts.amount))
    await again.type(field(texts.amount), '24')
    await again.click(form().getByRole('checkbox', { name: texts.restock }))
    expect(field(texts.pieces).value).toBe('0')
    await again.clear(field(texts.pieces))
    await again.type(field(texts.pieces), '1,000')
    await again.click(press(texts.go))
    expect(form().getByText(texts.abovePieces('12'))).toBeDefined()
    await again.clear(field(texts.pieces))
    await again.type(field(texts.pieces), '1')
    await again.type(field(texts.reason), 'One too many')
    await again.click(press(texts.go))
    expect(form().getByText(/1 piece goes back into stock/)).toBeDefined()
    await again.click(press(texts.yes('$24.00')))
    expect(calls()[0]?.body).toEqual({ amount: 24, reason: 'One too many', restock: 1 })
  })

  test('can be changed before the confirmation, with all values and the focus kept', async () => {
    const user = await open()
    await user.type(field(texts.reason), 'Came scratched')
    await user.click(press(texts.go))
    expect(field(texts.reason).readOnly).toBe(true)
    await user.click(press(texts.no))
    expect(field(texts.reason).value).toBe('Came scratched')
    expect(document.activeElement).toBe(press(texts.go))
    expect(calls()).toEqual([])
  })

  test.each([
    ['', texts.amountRequired],
    ['0', 'Enter at least 0.01.'],
    ['-1', 'Enter at least 0.01.'],
    ['2000000', texts.aboveLeft('$288.00')],
    ['1.0051', 'Use at most two decimals.'],
    ['288.01', texts.aboveLeft('$288.00')],
    ['many', 'Enter a number.'],
  ])('rejects the amount "%s" at its field', async (amount, message) => {
    const user = await open()
    await user.clear(field(texts.amount))
    if (amount) await user.type(field(texts.amount), amount)
    await user.click(press(texts.go))
    expect(form().getByText(message)).toBeDefined()
    expect(form().getByText(texts.reasonRequired)).toBeDefined()
    expect(calls()).toEqual([])
  })

  test('shows the reason for a refusal, keeps the values, and then uses a new key', async () => {
    const user = await open()
    await user.type(field(texts.reason), 'Came scratched')
    await user.click(press(texts.go))
    shop.refuses(refundOrder, 'REFUND_REFUSED')
    await user.click(press(texts.yes('$288.00')))
    expect((await form().findByRole('alert')).textContent).toBe(refusal('REFUND_REFUSED').message)
    expect(field(texts.reason).value).toBe('Came scratched')
    expect(shop.callsOf(getOrder)).toHaveLength(2)
    await user.click(press(texts.go))
    await user.click(press(texts.yes('$288.00')))
    const [first, second] = calls()
    expect(keyOf(first)).not.toBe(keyOf(second))
    expect(heard.toasts).toEqual([])
  })

  test('uses the same key again after a lost response', async () => {
    const user = await open()
    await user.type(field(texts.reason), 'Came scratched')
    for (const answer of [noAnswer(), undefined]) {
      if (answer) shop.answers(refundOrder, () => Promise.reject(answer))
      else shop.answers(refundOrder, { acknowledged: true, insertedId: 'r1', state: 'succeeded' })
      await user.click(press(texts.go))
      await user.click(press(texts.yes('$288.00')))
    }
    const [first, second] = calls()
    expect(keyOf(first)).toBe(keyOf(second))
    expect(keyOf(first)).toMatch(/idempotency-key/)
    expect(heard.toasts).toEqual([`success: ${texts.done('$288.00')}`])
  })

  test('keeps its key across a reload after a lost response', async () => {
    const user = await open()
    await user.clear(field(texts.amount))
    await user.type(field(texts.amount), '50')
    await user.type(field(texts.reason), 'Came scratched')
    shop.answers(refundOrder, () => Promise.reject(noAnswer()))
    await user.click(press(texts.go))
    await user.click(press(texts.yes('$50.00')))
    await form().findByRole('alert')
    cleanup()
    shop.answers(refundOrder, { acknowledged: true, insertedId: 'r1', state: 'succeeded' })
    const again = await open({ refunded: 50, refundable: 238 })
    await again.click(press(texts.go))
    await again.click(press(texts.yes('$50.00')))
    const [first, second] = calls()
    expect(keyOf(first)).toBe(keyOf(second))
  })

  test('keeps a draft per order, and clears it once the refund is sent', async () => {
    const user = await open()
    await user.clear(field(texts.amount))
    await user.type(field(texts.amount), '24')
    await user.type(field(texts.reason), 'One too many')
    await user.click(form().getByRole('checkbox', { name: texts.restock }))
    await user.clear(field(texts.pieces))
    await user.type(field(texts.pieces), '1')
    await user.click(press(texts.go))
    cleanup()
    await open({ _id: 'o2' })
    expect([field(texts.amount).value, field(texts.reason).value]).toEqual(['288.00', ''])
    cleanup()
    const again = await open({ refunded: 1, refundable: 287 })
    expect([texts.amount, texts.reason, texts.pieces].map((label) => field(label).value)).toEqual([
      '24',
      'One too many',
      '1',
    ])
    await again.click(press(texts.go))
    shop.answers(getOrder, sampleOrder({ ...paid, refunded: 25, refundable: 263 }))
    await again.click(press(texts.yes('$24.00')))
    await screen.findByText(texts.left)
    await expect.poll(() => field(texts.amount).value).toBe('263.00')
    await expect.poll(() => ({ ...sessionStorage })).toEqual({})
  })

  test('clears the draft when the page is left before the response arrives', async () => {
    const answer = await refundPart()
    cleanup()
    answer()
    await expect.poll(() => heard.toasts).toEqual([`success: ${texts.done('$1.50')}`])
    await open({ refunded: 1.5, refundable: 286.5 })
    expect([field(texts.amount).value, field(texts.reason).value]).toEqual(['286.50', ''])
  })

  test('proposes the remaining amount when the order reloads before the response arrives', async () => {
    const answer = await refundPart()
    shop.answers(getOrder, sampleOrder({ ...paid, refunded: 1.5, refundable: 286.5 }))
    act(() => void window.dispatchEvent(new Event('focus')))
    await screen.findByText(orderStateTexts.refundStates.part)
    await act(async () => answer())
    expect(heard.toasts).toEqual([`success: ${texts.done('$1.50')}`])
    expect([field(texts.amount).value, field(texts.reason).value]).toEqual(['286.50', ''])
    await expect.poll(() => ({ ...sessionStorage })).toEqual({})
  })

  test('shows that the shop retries by itself while the card provider is unavailable', async () => {
    const user = await open()
    shop.answers(refundOrder, { acknowledged: true, insertedId: 'r1', state: 'due' })
    await user.type(field(texts.reason), 'Came scratched')
    await user.click(press(texts.go))
    shop.answers(getOrder, sampleOrder({ ...paid, refunded: 0, refundable: 0 }))
    await user.click(press(texts.yes('$288.00')))
    expect(await screen.findByText(orderStateTexts.refundDue('$288.00'))).toBeDefined()
    expect(heard.toasts).toEqual([`info: ${texts.due('$288.00')}`])
  })

  test('restocks nothing for an order that was sent', async () => {
    await open({ sentAt: Date.UTC(2026, 10, 2) })
    expect(form().queryByRole('checkbox')).toBeNull()
    expect(form().getByText(texts.restockSent)).toBeDefined()
  })

  test.each([
    ['is not paid', { paid: false, refundable: null }, ['refundOrder']],
    ['went back in whole', { refundable: 0 }, ['refundOrder']],
    ['is in a shop that does not offer it', {}, []],
  ] as const)('is not offered for an order that %s', async (_what, changed, extensions) => {
    await open(changed, [...extensions])
    expect(screen.queryByRole('form', { name: texts.heading })).toBeNull()
  })

  test('proposes the remaining amount after a partial refund', async () => {
    const user = await open()
    await user.clear(field(texts.amount))
    await user.type(field(texts.amount), '88')
    await user.type(field(texts.reason), 'Came scratched')
    await user.click(press(texts.go))
    shop.answers(getOrder, sampleOrder({ ...paid, refunded: 88, refundable: 200 }))
    await user.click(press(texts.yes('$88.00')))
    await screen.findByText(orderStateTexts.refundStates.part)
    expect(field(texts.amount).value).toBe('200.00')
    expect(field(texts.reason).value).toBe('')
  })
})
