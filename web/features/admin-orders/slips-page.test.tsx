// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { namedLanguage } from '../../../contract/languages/languages.ts'
import type { Order } from '../../../contract/orders/orders.ts'
import { getOrder, listOrders } from '../../api/rows/orders.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { slipTexts } from './slip-texts.ts'
import { SlipsPage } from './slips-page.tsx'

const deliverTo = { name: 'Ada Byron', address: '7 Chain Lane\nSpringfield', phone: '020 7946 0999' }
const toSend = (changed: Partial<Order> = {}) =>
  sampleOrder({
    number: 'TW-4821-7',
    userPhone: '020 7946 0999',
    paid: true,
    transactionId: 'pi_1',
    sentAt: null,
    unitPrice: 24,
    refundable: 288,
    createdAt: Date.UTC(2026, 10, 1, 12),
    deliverTo,
    ...changed,
  })

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
})
afterEach(cleanup)

const open = (search: string, settings = testSettings) =>
  renderInShop(
    shop,
    [{ path: '/dashboard/slips', Component: SlipsPage }],
    `/dashboard/slips${search}`,
    settings,
  )
/** Finds every order except `gone`. */
const orderOf = ({ params }: { readonly params?: unknown }) => {
  const { id } = getOrder.params.parse(params)
  if (id === 'gone') throw refusal('ORDER_NOT_FOUND')
  return toSend({ _id: id, number: `TW-${id}` })
}
const slips = () => screen.findAllByRole('article')

describe('A packing slip', () => {
  test('shows the shop, the number with its barcode, the address and the pieces', async () => {
    shop.answers(getOrder, toSend())
    open('?orders=o1')
    const slip = within(await screen.findByRole('article', { name: 'Packing slip TW-4821-7' }))
    expect(slip.getByText(testSettings.shop.company.name)).toBeDefined()
    expect(slip.getByRole('img', { name: slipTexts.barcode('TW-4821-7') })).toBeDefined()
    expect(slip.getByText(/Ada Byron\s7 Chain Lane\sSpringfield/)).toBeDefined()
    expect(slip.getByRole('row', { name: '12 Hex key set' })).toBeDefined()
    expect(slip.queryByText(slipTexts.notToSend)).toBeNull()
  })

  test('is in the language of its order, and says to the packer what lies on the shelf', async () => {
    const german = { language: 'de', tool: 'Chain whip', shownName: 'Kettenpeitsche', sku: 'TW-CW-1' }
    const orders = [toSend({ _id: 'o1', ...german }), toSend({ _id: 'o2', language: 'fr' }), toSend()]
    shop.answers(getOrder, ({ params }: { readonly params?: unknown }) => {
      const { id } = getOrder.params.parse(params)
      return orders.find(({ _id }) => _id === id) ?? toSend({ _id: id })
    })
    const offered = [namedLanguage('en'), namedLanguage('de'), namedLanguage('fr')]
    open('?orders=o1,o2,o3', { ...testSettings, languages: { standard: 'en', offered } })
    const [inGerman, inFrench, inEnglish] = await slips()
    expect(inGerman?.lang).toBe('de')
    expect(inGerman?.textContent).toContain('Lieferschein')
    expect(inGerman?.textContent).toMatch(/Bestellt am 1\. Nov\.? 2026|Bestellt am 01\.11\.2026/)
    expect(inGerman?.textContent).toContain('KettenpeitscheTW-CW-1Chain whip')
    expect(inFrench?.textContent).toContain('Bon de livraison')
    expect(inEnglish?.textContent).toContain('Packing slip')
    expect(screen.getByRole('heading', { level: 1, name: slipTexts.page })).toBeDefined()
  })

  test('warns the packer in the language of the page', async () => {
    shop.answers(getOrder, toSend({ language: 'de', paid: false }))
    open('?orders=o1')
    expect((await screen.findByText(slipTexts.notToSend)).lang).toBe('en')
  })

  test('shows no price, no payment, and no email or phone of the customer', async () => {
    shop.answers(getOrder, toSend())
    open('?orders=o1')
    const text = (await slips())[0]?.textContent ?? ''
    for (const secret of ['$', '288', '24.00', 'pi_1', 'ada@example.com', '7946'])
      expect(text).not.toContain(secret)
  })

  test.each([
    [null, slipTexts.addressMissing],
    [{ name: 'Ada Byron', address: ' ', phone: '' }, slipTexts.addressMissing],
    [undefined, slipTexts.addressNotOffered],
  ])('says that the address is missing: %j', async (where, text) => {
    const { deliverTo: _, ...order } = toSend()
    shop.answers(getOrder, where === undefined ? order : { ...order, deliverTo: where })
    open('?orders=o1')
    expect(await screen.findByText(text)).toBeDefined()
  })

  test.each([{ paid: false }, { refunded: 288, refundable: 0 }])(
    'warns of an order that must not be sent: %j',
    async (changed) => {
      shop.answers(getOrder, toSend(changed))
      open('?orders=o1')
      expect(await screen.findByText(slipTexts.notToSend)).toBeDefined()
    },
  )

  test('shows the id of an order of another backend, which has no number', async () => {
    const { number: _, ...order } = toSend({ _id: '65f2c3d4e5f6a7b8c9d0e1f2' })
    shop.answers(getOrder, order)
    open('?orders=65f2c3d4e5f6a7b8c9d0e1f2')
    expect(await screen.findByRole('img', { name: slipTexts.barcode(order._id) })).toBeDefined()
  })
})

describe('Packing slips', () => {
  test('are printed for the named orders, once each, and an unknown order is reported', async () => {
    shop.answers(getOrder, orderOf)
    open('?orders=1,gone,2,1')
    expect(await slips()).toHaveLength(2)
    expect(screen.getByText(slipTexts.notFound('gone'))).toBeDefined()
    expect(screen.getByText(slipTexts.count('2', false))).toBeDefined()
    expect(screen.getByRole('button', { name: slipTexts.print })).toBeDefined()
  })

  test('are loaded for at most 100 orders', async () => {
    shop.answers(getOrder, orderOf)
    open(`?orders=${Array.from({ length: 120 }, (_, at) => at)}`)
    expect(await screen.findByText(slipTexts.count('100', false))).toBeDefined()
    expect(shop.callsOf(getOrder)).toHaveLength(100)
  })

  test('begin with the orders that have waited longest, and say if there are more', async () => {
    shop.answers(listOrders, [toSend(), toSend({ _id: 'o2', number: 'TW-4822-5' })])
    shop.setNextCursor(listOrders, 'c2')
    open('?state=to-send')
    expect(await slips()).toHaveLength(2)
    expect(screen.getByText(slipTexts.more(100))).toBeDefined()
    expect(shop.callsOf(listOrders).map(({ query }) => query)).toEqual([
      { state: 'to-send', sort: 'createdAt', limit: 100 },
    ])
  })

  test('show a text if no order is named', async () => {
    open('')
    expect(await screen.findByText(slipTexts.none)).toBeDefined()
  })

  test('can be loaded again after a failure', async () => {
    shop.answers(getOrder, () => {
      throw noAnswer()
    })
    const { user } = open('?orders=o1')
    expect((await screen.findByRole('alert')).textContent).toContain(slipTexts.notLoaded)
    shop.answers(getOrder, toSend())
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await slips()).toHaveLength(1)
  })
})
