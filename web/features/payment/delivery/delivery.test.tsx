// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { act } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAddresses, setDeliveryAddress } from '../../../../contract/orders/addresses.ts'
import type { Order } from '../../../../contract/orders/orders.ts'
import { createPaymentIntent, recordPayment } from '../../../../contract/payments/payments.ts'
import { getOrder } from '../../../api/rows/orders.ts'
import { doubtText } from '../../../forms/address-doubts.ts'
import { proposeAddress } from '../../../forms/address-proposal.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { stubMediaQueries } from '../../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleOrder } from '../../../testing/sample-order.ts'
import { PaymentPage } from '../payment-page.tsx'
import { FakeStripe } from '../testing/fake-stripe.ts'
import { paymentTexts, deliveryTexts as texts } from '../texts.ts'

const provider = vi.hoisted(() => ({ loadStripe: vi.fn() }))
vi.mock('../card/load-stripe.ts', () => provider)

const workshop = { name: 'Ada Byron', address: '7 Chain Lane\nSpringfield', phone: '555 0100' }
const home = { name: 'Ada', address: '2 Hub Street', phone: '555 0199' }
let shop: FakeShop
let stripe: FakeStripe

beforeEach(() => {
  window.sessionStorage.clear()
  stubMediaQueries()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(createPaymentIntent, { clientSecret: 'secret' })
  shop.answers(recordPayment, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(setDeliveryAddress, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(listAddresses, [])
  stripe = new FakeStripe()
  provider.loadStripe.mockReset().mockImplementation(async () => stripe)
})
afterEach(cleanup)

function open(changed: Partial<Order>) {
  shop.answers(getOrder, sampleOrder(changed))
  const Component = () => <PaymentPage toPay={{ order: 'o1' }} history={() => null} />
  const settings = { ...testSettings, extensions: ['setDeliveryAddress', 'listAddresses'] }
  return renderInShop(shop, [{ path: '/pay', Component }], '/pay', settings)
}

const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const payButton = async () => {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $288.00' })
  await waitFor(() => expect(button.disabled).toBe(false))
  return button
}
const sent = () => shop.callsOf(setDeliveryAddress).map(({ body }) => body)

describe('Paying an order without an address', () => {
  test('proposes the last used address, and saves it on the order before the card is charged', async () => {
    shop.answers(listAddresses, [{ _id: 'a1', ...workshop }])
    const { user } = open({ deliverTo: null })
    expect(await screen.findByText(/7 Chain Lane/, { selector: 'address' })).toBeDefined()
    expect(screen.queryByLabelText('Address')).toBeNull()
    await user.click(await payButton())
    await screen.findByText(paymentTexts.congrats)
    expect(sent()).toEqual([{ orders: ['o1'], ...workshop, onlyUnpaid: true }])
    const order = shop.calls.map(({ id }) => id)
    expect(order.indexOf('setDeliveryAddress')).toBeLessThan(order.indexOf('recordPayment'))
  })

  test('keeps the fields and their typed text if the earlier addresses arrive late', async () => {
    const addresses = Promise.withResolvers<unknown>()
    shop.answers(listAddresses, () => addresses.promise)
    const { user } = open({ deliverTo: null })
    const typed = await field('Address')
    await user.type(typed, '12 Ha')
    await act(async () => addresses.resolve([{ _id: 'a1', ...workshop }]))
    await waitFor(() => expect(screen.getByDisplayValue('Ada Byron')).toBeDefined())
    expect(document.activeElement).toBe(typed)
    expect(typed.value).toBe('12 Ha')
  })

  test('proposes the address typed while booking, rather than an earlier one', async () => {
    shop.answers(listAddresses, [{ _id: 'a1', ...workshop }])
    proposeAddress('o1', { phone: '', address: '2 Hub Street' })
    open({ deliverTo: null })
    const text = await screen.findByText(/Ada Byron/, { selector: 'address' })
    expect(text.textContent).toBe('Ada Byron\n2 Hub Street\n555')
  })

  test('accepts an incomplete address, and asks for the missing part at its field afterwards', async () => {
    const { user } = open({ deliverTo: null, userPhone: '' })
    await user.type(await field('Address'), '2 Hub Street')
    await user.click(await payButton())
    await screen.findByText(paymentTexts.congrats)
    expect(sent()).toEqual([])
    expect((await field('Address')).value).toBe('2 Hub Street')
    await user.click(await screen.findByRole('button', { name: texts.save }))
    expect(await screen.findByText('phone is Required')).toBeDefined()
    expect(document.activeElement).toBe(await field('Phone'))
    await user.type(await field('Phone'), '555')
    await user.click(await screen.findByRole('button', { name: texts.save }))
    await waitFor(() =>
      expect(sent()).toMatchObject([{ orders: ['o1'], name: 'Ada', address: '2 Hub Street', phone: '555' }]),
    )
  })

  test('continues without an address if none was started, and asks for one afterwards', async () => {
    const { user } = open({ deliverTo: null })
    await user.click(await payButton())
    await screen.findByText(paymentTexts.congrats)
    expect(sent()).toEqual([])
    expect(await screen.findByRole('button', { name: texts.save })).toBeDefined()
  })

  test('charges nothing if the address could not be saved, and keeps the typed text', async () => {
    shop.answers(setDeliveryAddress, () => {
      throw refusal('INPUT_INVALID', { address: 'This text has a character that cannot be stored.' })
    })
    const { user } = open({ deliverTo: null })
    await user.type(await field('Address'), '2 Hub Street\nSpringfield 62701\nUSA')
    await user.click(await payButton())
    expect(await screen.findByText(/^Nothing was charged/)).toBeDefined()
    expect(await screen.findByText('This text has a character that cannot be stored.')).toBeDefined()
    expect((await field('Address')).value).toBe('2 Hub Street\nSpringfield 62701\nUSA')
    expect(stripe.confirmed).toEqual([])
  })

  test('charges nothing if another tab has paid the order, and shows the address that the order got', async () => {
    const { user } = open({ deliverTo: null })
    await user.type(await field('Address'), '2 Hub Street\nSpringfield 62701\nUSA')
    shop.refuses(setDeliveryAddress, 'ORDER_ALREADY_PAID')
    const button = await payButton()
    shop.answers(getOrder, sampleOrder({ paid: true, deliverTo: workshop }))
    await user.click(button)
    expect((await screen.findAllByText(workshop.name, { exact: false })).length).toBeGreaterThan(0)
    expect(screen.queryByRole('button', { name: 'Pay $288.00' })).toBeNull()
    expect(stripe.confirmed).toEqual([])
  })

  test('fills the fields with the chosen address if there are several', async () => {
    shop.answers(listAddresses, [
      { _id: 'a1', ...workshop },
      { _id: 'a2', ...home },
    ])
    const { user } = open({ deliverTo: null })
    await user.click(await screen.findByRole('button', { name: texts.change }))
    await user.selectOptions(await field(texts.kept), 'Ada, 2 Hub Street')
    expect((await field('Phone')).value).toBe(home.phone)
    await user.selectOptions(await field(texts.kept), texts.another)
    expect((await field('Address')).value).toBe('')
  })
})

describe('An address that looks incomplete', () => {
  const doubtful = '4 Harbour Road, Springfield'
  const doubt = doubtText(['noPostcode', 'noCountry'])

  async function expectPaidWithOnePress({ user }: ReturnType<typeof open>): Promise<void> {
    await user.click(await payButton())
    await screen.findByText(paymentTexts.congrats)
    expect(screen.queryByText('address is Required')).toBeNull()
    expect(stripe.confirmed).toHaveLength(1)
  }

  test('gets a hint at its field during typing, and the order can still be paid with one press', async () => {
    const opened = open({ deliverTo: null })
    const address = await field('Address')
    await opened.user.type(address, doubtful)
    const hint = await screen.findByText(doubt)
    expect(address.getAttribute('aria-describedby')).toBe(hint.closest('p')?.id)
    expect(address.getAttribute('aria-invalid')).toBe('false')
    await expectPaidWithOnePress(opened)
    expect(sent()).toMatchObject([{ address: doubtful }])
  })

  test('gets the hint when it is proposed because it was typed while booking', async () => {
    proposeAddress('o1', { phone: '', address: doubtful, isNew: true })
    const opened = open({ deliverTo: null })
    await screen.findByText(/4 Harbour Road/, { selector: 'address' })
    expect(screen.getByText(doubt)).toBeDefined()
    await expectPaidWithOnePress(opened)
    expect(sent()).toMatchObject([{ address: doubtful }])
  })

  test('gets the hint even if the account has meanwhile saved it from that booking', async () => {
    proposeAddress('o1', { ...home, isNew: true })
    shop.answers(listAddresses, [{ _id: 'a1', ...home }])
    const opened = open({ deliverTo: null })
    expect(await screen.findByText(doubtText(['oneLine']))).toBeDefined()
    await expectPaidWithOnePress(opened)
  })

  test('gets no hint if it is saved in the account', async () => {
    shop.answers(listAddresses, [{ _id: 'a1', ...home }])
    const opened = open({ deliverTo: null })
    await screen.findByText(/2 Hub Street/, { selector: 'address' })
    expect(screen.queryByText(doubtText(['oneLine']))).toBeNull()
    await expectPaidWithOnePress(opened)
    expect(sent()).toHaveLength(1)
  })

  test('can be used for a payment with one press when it replaces another address', async () => {
    const opened = open({ deliverTo: workshop })
    await opened.user.click(await screen.findByRole('button', { name: texts.change }))
    await opened.user.clear(await field('Address'))
    await opened.user.type(await field('Address'), doubtful)
    await expectPaidWithOnePress(opened)
    expect(sent()).toMatchObject([{ address: doubtful }])
  })

  test('can be used for a payment with one press after a reload', async () => {
    const { user } = open({ deliverTo: null })
    await user.type(await field('Address'), doubtful)
    cleanup()
    const again = open({ deliverTo: null })
    expect((await field('Address')).value).toBe(doubtful)
    await expectPaidWithOnePress(again)
  })
})

describe("A paid order's address", () => {
  test('can be changed until the order is sent', async () => {
    const { user } = open({ paid: true, transactionId: 'pi_1', deliverTo: workshop })
    await user.click(await screen.findByRole('button', { name: texts.change }))
    await user.clear(await field('Address'))
    await user.click(screen.getByRole('button', { name: texts.save }))
    expect(await screen.findByText('address is Required')).toBeDefined()
    await user.type(await field('Address'), '2 Hub Street\nSpringfield 62701\nUSA')
    await user.click(screen.getByRole('button', { name: texts.save }))
    await waitFor(() =>
      expect(sent()).toEqual([
        { orders: ['o1'], ...workshop, address: '2 Hub Street\nSpringfield 62701\nUSA' },
      ]),
    )
  })

  test('stays open for changes after a reload, with the typed text, until the person closes the form', async () => {
    const { user } = open({ deliverTo: workshop })
    await user.click(await screen.findByRole('button', { name: texts.change }))
    await user.type(await field('Address'), ' 62701')
    cleanup()
    const again = open({ deliverTo: workshop })
    expect((await field('Address')).value).toBe(`${workshop.address} 62701`)
    await again.user.click(screen.getByRole('button', { name: texts.keep }))
    cleanup()
    open({ deliverTo: workshop })
    await screen.findByRole('button', { name: texts.change })
    expect(screen.queryByLabelText('Address')).toBeNull()
  })

  test('can no longer be changed once the order is sent', async () => {
    open({ paid: true, transactionId: 'pi_1', deliverTo: workshop, sentAt: 1 })
    expect((await screen.findAllByText(/7 Chain Lane/)).length).toBe(1)
    expect(screen.queryByRole('button', { name: texts.change })).toBeNull()
  })

  test('is not asked for if the backend stores none', async () => {
    open({})
    await payButton()
    expect(screen.queryByText(texts.heading)).toBeNull()
    expect(shop.callsOf(listAddresses)).toEqual([])
  })
})
