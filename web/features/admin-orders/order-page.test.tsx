// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { markSent } from '../../../contract/orders/sending.ts'
import { correctInvoice } from '../../../contract/payments/invoices.ts'
import { getOrder } from '../../api/rows/orders.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { OrderPage } from './order-page.tsx'
import { slipTexts } from './slip-texts.ts'
import { orderStateTexts, orderTexts } from './texts.ts'

const Page = () => <OrderPage toDo={() => null} history={() => null} />
const deliverTo = { name: 'Ada Byron', address: '7 Chain Lane\nSpringfield', phone: '555-0199' }
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
beforeEach(() => {
  shop = new FakeShop()
  shop.answers(markSent, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

function open(changed: Partial<Order>, extensions = ['markSent']) {
  shop.answers(getOrder, sampleOrder({ sentAt: null, deliverTo, ...changed }))
  return openAsAnswered(extensions)
}
function openAsAnswered(extensions = ['markSent']) {
  return renderInShop(
    shop,
    [{ path: '/dashboard/manageallorders/:orderId', Component: Page }],
    '/dashboard/manageallorders/o1',
    { ...testSettings, extensions },
  )
}
const markButton = () => screen.queryByRole<HTMLButtonElement>('button', { name: orderTexts.markSent })

describe('An order, for an admin', () => {
  test('shows its tool, customer, address and state', async () => {
    open({ paid: true, transactionId: 'pi_1' })
    expect(await screen.findByRole('heading', { name: '12 × Hex key set' })).toBeDefined()
    expect(shop.callsOf(getOrder)[0]?.params).toEqual({ id: 'o1' })
    const mail = screen.getByRole('link', { name: 'ada@example.com' })
    expect(mail.getAttribute('href')).toBe('mailto:ada@example.com')
    expect(screen.getByText(/Ada Byron\s7 Chain Lane\sSpringfield/)).toBeDefined()
    expect(screen.getByText(/555-0199/)).toBeDefined()
    expect(screen.getByText('pi_1')).toBeDefined()
    expect(screen.getByText('paid')).toBeDefined()
  })

  test.each([
    [{ unitPrice: 24, priceFrom: 10 }, '$24.00 from 10 pieces'],
    [{ unitPrice: 24, priceFrom: null }, '$24.00'],
    [{ unitPrice: 24, offer: 'f1' }, '$24.00 from an offer'],
    [{}, undefined],
  ])('shows at which price of one piece it was booked: %j', async (booked, text) => {
    open(booked)
    await screen.findByRole('heading', { name: '12 × Hex key set' })
    expect(screen.queryByText(orderTexts.priceOfOne)?.nextElementSibling?.textContent).toBe(text)
  })

  test('says what to do if the address is missing', async () => {
    open({ paid: true, deliverTo: null })
    expect(await screen.findByText(orderTexts.noAddress)).toBeDefined()
  })

  test.each([
    ['open', 'Disputed'],
    ['lost', 'Dispute lost'],
    ['won', 'Dispute won'],
  ] as const)('shows whether its payment is disputed: %s', async (dispute, text) => {
    open({ paid: true, dispute })
    expect(await screen.findByText(text)).toBeDefined()
  })

  test('can correct an invoice with unprinted letters, and asks for other letters if no font has them', async () => {
    shop.refuses(correctInvoice, 'INVOICE_STILL_UNPRINTED')
    open({ paid: true, unprinted: [{ invoice: 'CN-00001', letters: 'ጤና' }] }, ['markSent', 'correctInvoice'])
    expect(await screen.findByText(orderTexts.unprinted('CN-00001', 'ጤና'))).toBeDefined()
    expect(screen.queryByLabelText(orderTexts.correctedName)).toBeNull()
    const press = () => fireEvent.click(screen.getByRole('button', { name: 'Issue a corrected credit note' }))
    press()
    fireEvent.change(await screen.findByLabelText(orderTexts.correctedName), { target: { value: 'Tena' } })
    shop.answers(correctInvoice, { number: 'CN-00002' })
    press()
    await vi.waitFor(() => expect(shop.callsOf(correctInvoice)).toHaveLength(2))
    expect(shop.callsOf(correctInvoice).map(({ body }) => body)).toEqual([{}, { name: 'Tena' }])
  })

  test('leads to its packing slip once it is paid', async () => {
    open({ paid: true })
    const link = await screen.findByRole('link', { name: slipTexts.open })
    expect(link.getAttribute('href')).toBe('/dashboard/slips?orders=o1')
    cleanup()
    open({})
    await screen.findByText(orderTexts.unpaidCannotBeSent)
    expect(screen.queryByRole('link', { name: slipTexts.open })).toBeNull()
  })

  test('says that the other backend gives no address', async () => {
    const order = sampleOrder()
    shop.answers(getOrder, order)
    openAsAnswered()
    expect(await screen.findByText(orderTexts.notOffered)).toBeDefined()
  })

  test('can be loaded again after a failure', async () => {
    shop.refuses(getOrder, 'BUSY')
    openAsAnswered()
    expect((await screen.findByRole('alert')).textContent).toContain(orderTexts.notLoaded)
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined()
  })
})

describe('Marking an order as sent', () => {
  test('sends one request, confirms it, and shows the time', async () => {
    const { user } = open({ paid: true })
    await screen.findByText(orderStateTexts.toSend)
    shop.answers(getOrder, sampleOrder({ paid: true, deliverTo, sentAt: Date.UTC(2026, 10, 2) }))
    const button = markButton()
    if (button) await user.dblClick(button)
    expect(await screen.findByText(/^Sent/)).toBeDefined()
    expect(shop.callsOf(markSent).map(({ params }) => params)).toEqual([{ id: 'o1' }])
    expect(heard.toasts).toEqual([`success: ${orderTexts.markedSent('Hex key set')}`])
    expect(markButton()).toBeNull()
  })

  test('is not offered before the payment', async () => {
    open({})
    expect(await screen.findByText(orderTexts.unpaidCannotBeSent)).toBeDefined()
    expect(markButton()?.disabled).toBe(true)
  })

  test('shows the reason for a refusal, and reloads the order', async () => {
    const { user } = open({ paid: true })
    await screen.findByText(orderStateTexts.toSend)
    shop.refuses(markSent, 'ORDER_NOT_PAID')
    const button = markButton()
    if (button) await user.click(button)
    expect((await screen.findByRole('alert')).textContent).toBe(refusal('ORDER_NOT_PAID').message)
    expect(shop.callsOf(getOrder)).toHaveLength(2)
    expect(heard.toasts).toEqual([])
  })

  test('is not offered if the backend does not support it', async () => {
    open({ paid: true }, [])
    await screen.findByText('paid')
    expect(markButton()).toBeNull()
  })
})
