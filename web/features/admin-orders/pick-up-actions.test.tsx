// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { listOrders } from '../../../contract/orders/orders.ts'
import { findPickUps, handOut, markReady, tellReadyAgain } from '../../../contract/orders/pick-up.ts'
import { getDeliveryPrices } from '../../../contract/shop/delivery-rates.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { PickUpCounter } from './pick-up-counter.tsx'
import { pickUpDeskTexts as texts } from './pick-up-desk-texts.ts'
import { SendOrder } from './send-order.tsx'

const toPrepare = sampleOrder({
  paid: true,
  sentAt: null,
  number: 'TW-1042-9',
  deliveryWay: 'pickup',
  deliverTo: null,
})
const ready = { ...toPrepare, readyAt: Date.UTC(2026, 10, 24, 12), pickUpCode: '123456' }
const place = { place: ['Workshop'], hours: '', note: '' }
const prices = { zones: [], defaultZone: null, home: null, pieceGrams: null, names: {} }
const extensions = ['markSent', 'markReady', 'tellReadyAgain', 'findPickUps', 'handOut', 'getDeliveryPrices']
const settings = { ...testSettings, extensions }
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>

beforeEach(() => {
  sessionStorage.clear()
  shop = new FakeShop()
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const show = (order: typeof toPrepare) =>
  renderInShop(shop, [{ path: '/order', Component: () => <SendOrder order={order} /> }], '/order', settings)
const button = (name: string) => screen.getByRole('button', { name: new RegExp(`^${name}`) })

describe('An order that is picked up', () => {
  test('is marked as ready and handed out, not sent', async () => {
    shop.answers(markReady, [{ order: 'o1', ready: true }])
    const { user } = show(toPrepare)
    expect(screen.queryByRole('button', { name: /^Send:/ })).toBeNull()
    await user.click(button(texts.steps.ready))
    await expect.poll(() => heard.toasts).toEqual([`success: ${texts.done.ready('Hex key set')}`])
    expect(shop.callsOf(markReady).map(({ body }) => body)).toEqual([{ orders: ['o1'] }])
  })

  test('says why it cannot be handed out', async () => {
    shop.answers(handOut, [{ order: 'o1', handedOut: false, code: 'ORDER_REFUNDED', message: 'Refunded.' }])
    const { user } = show(ready)
    await user.click(button(texts.steps['hand-out']))
    expect(await screen.findByText('Refunded.')).toBeDefined()
    expect(heard.toasts).toEqual([])
  })

  test('has its email sent again on request, and a refusal stays beside the button', async () => {
    shop.refuses(tellReadyAgain, 'READY_JUST_TOLD')
    const { user } = show(ready)
    await user.click(button(texts.steps.again))
    expect((await screen.findByRole('alert')).textContent).toBe(refusal('READY_JUST_TOLD').message)
  })
})

describe('The counter', () => {
  const open = (offered: typeof testSettings = settings) =>
    renderInShop(shop, [{ path: '/board', Component: PickUpCounter }], '/board', offered)

  test('finds orders by a code and says if there is none', async () => {
    shop.answers(getDeliveryPrices, { ...prices, pickup: place })
    shop.answers(findPickUps, [])
    shop.answers(listOrders, [])
    const { user } = open()
    await user.type(await screen.findByLabelText(texts.wanted), '000 000{Enter}')
    expect(await screen.findByText(texts.notFound)).toBeDefined()
    shop.answers(findPickUps, [ready])
    await user.click(button(texts.find))
    expect(await screen.findByText('TW-1042-9')).toBeDefined()
    expect(shop.callsOf(findPickUps).map(({ query }) => query)).toEqual([
      { wanted: '000 000' },
      { wanted: '000 000' },
    ])
  })

  test('is missing where the shop offers no pick-up', async () => {
    shop.answers(getDeliveryPrices, { ...prices, pickup: null })
    open()
    await expect.poll(() => shop.callsOf(getDeliveryPrices).length).toBe(1)
    expect(screen.queryByText(texts.counter)).toBeNull()
    cleanup()
    open(testSettings)
    expect(screen.queryByText(texts.counter)).toBeNull()
  })
})
