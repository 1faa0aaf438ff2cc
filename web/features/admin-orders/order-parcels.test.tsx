// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { addParcel, correctParcel, removeParcel } from '../../../contract/orders/sending.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { OrderParcels } from './order-parcels.tsx'
import { OrderSheet } from './order-sheet.tsx'
import { sendTexts, parcelTexts as texts } from './texts.ts'

const sentAt = Date.UTC(2026, 10, 24, 12)
const dhl = { _id: 'p1', carrier: 'DHL', tracking: '0034', sentAt, orders: 5 }
const ups = { _id: 'p2', carrier: 'UPS', tracking: '1Z 9', sentAt, orders: 1 }
const sent = sampleOrder({ paid: true, sentAt, number: 'TW-1042-9', carrier: 'DHL', tracking: '0034' })
let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>

beforeEach(() => {
  stubDialogs()
  sessionStorage.clear()
  shop = new FakeShop()
  heard = listenForToasts()
  shop.answers(addParcel, { acknowledged: true, insertedId: 'p3' })
  shop.answers(correctParcel, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(removeParcel, { acknowledged: true, deletedCount: 1 })
})
afterEach(() => {
  heard.stop()
  cleanup()
})

const open = (parcels = [dhl, ups]) =>
  renderInShop(
    shop,
    [{ path: '/order', Component: () => <OrderParcels order={{ ...sent, parcels }} parcels={parcels} /> }],
    '/order',
  )
const button = (name: string | RegExp) => screen.getByRole('button', { name })

describe('The parcels of an order', () => {
  test('are added with a number, and a missing one is named at its field', async () => {
    const { user } = open([dhl])
    expect(screen.getByText(new RegExp(texts.shared(usEnglishFormats, 4)))).toBeDefined()
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    await user.click(button(texts.add))
    await user.click(button(texts.saveAddition))
    expect(screen.getByText(texts.numberMissing)).toBeDefined()
    await user.type(screen.getByLabelText(sendTexts.carrier), 'UPS')
    await user.type(screen.getByLabelText(sendTexts.tracking), '1Z 9{Enter}')
    await expect.poll(() => heard.toasts).toEqual([`success: ${texts.added('UPS 1Z 9')}`])
    expect(shop.callsOf(addParcel).map(({ body }) => body)).toEqual([{ carrier: 'UPS', tracking: '1Z 9' }])
    expect(document.activeElement).toBe(screen.getByRole('region', { name: texts.heading }))
  })

  test('keep what was typed if the shop refuses it, and say why', async () => {
    shop.refuses(correctParcel, 'PARCEL_KNOWN')
    const { user } = open()
    await user.click(button(/^Correct.*UPS 1Z 9/))
    const field = screen.getByLabelText<HTMLInputElement>(sendTexts.tracking)
    await user.clear(field)
    await user.type(field, '0034{Enter}')
    expect(await screen.findByText(/Another parcel of this order has this number/)).toBeDefined()
    expect(field.value).toBe('0034')
    expect(shop.callsOf(correctParcel).map(({ params }) => params)).toEqual([{ id: 'o1', parcel: 'p2' }])
  })

  test('are removed after a confirmation', async () => {
    const { user } = open()
    await user.click(button(/^Remove.*DHL 0034/))
    const dialog = within(await screen.findByRole('dialog', { name: texts.removeQuestion('DHL 0034') }))
    expect(dialog.getByText(texts.removeShared)).toBeDefined()
    await user.click(dialog.getByRole('button', { name: texts.remove }))
    await expect.poll(() => heard.toasts).toEqual([`success: ${texts.removed('DHL 0034')}`])
    expect(shop.callsOf(removeParcel).map(({ params }) => params)).toEqual([{ id: 'o1', parcel: 'p1' }])
  })

  test('are only shown where the backend cannot change them', async () => {
    const sheet = { path: '/order', Component: () => <OrderSheet order={{ ...sent, parcels: [dhl, ups] }} /> }
    renderInShop(shop, [sheet], '/order', { ...testSettings, extensions: [] })
    expect(await screen.findByText('DHL 0034')).toBeDefined()
    expect(screen.getByText('UPS 1Z 9')).toBeDefined()
    expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
  })
})
