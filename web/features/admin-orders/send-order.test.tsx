// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Order } from '../../../contract/orders/orders.ts'
import { markSent, undoSending } from '../../../contract/orders/sending.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { SendOrder } from './send-order.tsx'
import { orderTexts, sendTexts } from './texts.ts'

const deliverTo = { name: 'Ada', address: '1 Spoke Lane', phone: '' }
const toSend = sampleOrder({ paid: true, sentAt: null, deliverTo, number: 'TW-1042-9' })
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>

beforeEach(() => {
  sessionStorage.clear()
  shop = new FakeShop()
  heard = listenForToasts()
  shop.answers(markSent, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(undoSending, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (order: Order) =>
  renderInShop(shop, [{ path: '/orders', Component: () => <SendOrder order={order} /> }], '/orders', {
    ...testSettings,
    extensions: ['markSent', 'undoSending'],
  })
const press = (name: string | RegExp) => screen.getByRole('button', { name })
const bodies = () => shop.callsOf(markSent).map(({ body }) => body)

describe('Sending an order in its row', () => {
  test('accepts carrier and tracking number, and keeps the focus there', async () => {
    const { user } = open(toSend)
    await user.click(press(/^Send: TW-1042-9/))
    await user.type(screen.getByLabelText(sendTexts.carrier), ' UPS ')
    await user.type(screen.getByLabelText(sendTexts.tracking), '1Z 999{Enter}')
    await expect.poll(bodies).toEqual([{ carrier: 'UPS', tracking: '1Z 999' }])
    await expect.poll(() => heard.toasts).toEqual([`success: ${orderTexts.markedSent('Hex key set')}`])
    expect(document.activeElement?.classList).toContain('send-order')
  })

  test('refuses a tracking number with other characters at its field, and keeps the typed text', async () => {
    const { user } = open(toSend)
    await user.click(press(/^Send/))
    await user.type(screen.getByLabelText(sendTexts.tracking), '<b>{Enter}')
    expect(screen.getByText(sendTexts.trackingWrong)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>(sendTexts.tracking).value).toBe('<b>')
    expect(bodies()).toEqual([])
  })

  test('keeps typed values across a reload, without moving the focus, until the order is sent or the form closed', async () => {
    const { user } = open(toSend)
    await user.click(press(/^Send/))
    await user.type(screen.getByLabelText(sendTexts.carrier), 'UPS')
    await user.type(screen.getByLabelText(sendTexts.tracking), '1Z 999')
    cleanup()
    const again = open(toSend)
    expect(screen.getByLabelText<HTMLInputElement>(sendTexts.carrier).value).toBe('UPS')
    expect(screen.getByLabelText<HTMLInputElement>(sendTexts.tracking).value).toBe('1Z 999')
    expect(document.activeElement).toBe(document.body)
    await again.user.click(press(sendTexts.notNow))
    cleanup()
    const left = open(toSend)
    await left.user.click(press(/^Send/))
    expect(screen.getByLabelText<HTMLInputElement>(sendTexts.tracking).value).toBe('')
    await left.user.type(screen.getByLabelText(sendTexts.tracking), '1Z 999{Enter}')
    await expect.poll(bodies).toEqual([{ tracking: '1Z 999' }])
    await expect.poll(() => sessionStorage.length).toBe(0)
  })

  test('shows before the press that the address is missing, and then sends with one press', async () => {
    const { user } = open({ ...toSend, deliverTo: null })
    await user.click(press(/^Send/))
    expect(screen.getByText(sendTexts.noAddress)).toBeDefined()
    expect(screen.queryByRole('button', { name: orderTexts.markSent })).toBeNull()
    await user.click(press(sendTexts.sendAnyway))
    await expect.poll(bodies).toEqual([{ withoutAddress: true }])
  })

  test('asks for confirmation even if the address was removed meanwhile', async () => {
    shop.refuses(markSent, 'ADDRESS_MISSING')
    const { user } = open(toSend)
    await user.click(press(/^Send/))
    await user.click(press(orderTexts.markSent))
    await screen.findByText(sendTexts.noAddress)
    expect(press(sendTexts.sendAnyway)).toBeDefined()
  })

  test('cannot be triggered by Enter in a field if the address is missing', async () => {
    const { user } = open({ ...toSend, deliverTo: null })
    await user.click(press(/^Send/))
    await user.type(screen.getByLabelText(sendTexts.tracking), '1Z{Enter}')
    expect(bodies()).toEqual([])
    expect(document.activeElement).toBe(screen.getByLabelText(sendTexts.tracking))
  })

  test('can be undone as long as the server allows it', async () => {
    const sentAt = Date.now()
    const { user } = open({ ...toSend, sentAt, undoUntil: sentAt + 60_000 })
    shop.refuses(undoSending, 'SENDING_TOLD')
    await user.click(press(/^Undo sending/))
    expect((await screen.findByRole('alert')).textContent).toBe(refusal('SENDING_TOLD').message)
    shop.answers(undoSending, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    await user.click(press(/^Undo sending/))
    await expect.poll(() => heard.toasts).toEqual([`success: ${sendTexts.undone('Hex key set')}`])
  })

  test('can no longer be undone after a minute', () => {
    open({ ...toSend, sentAt: 1, undoUntil: 60_001 })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
