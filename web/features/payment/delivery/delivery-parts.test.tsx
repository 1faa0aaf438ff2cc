// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listAddresses, setDeliveryAddress } from '../../../../contract/orders/addresses.ts'
import type { Order } from '../../../../contract/orders/orders.ts'
import { createPaymentIntent, recordPayment } from '../../../../contract/payments/payments.ts'
import { getOrder } from '../../../api/rows/orders.ts'
import { proposeAddress } from '../../../forms/address-proposal.ts'
import { addressParts } from '../../../forms/address-values.ts'
import { partTexts } from '../../../forms/part-texts.ts'
import { textOfDoubt } from '../../../forms/text-of-doubt.ts'
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

const vienna = {
  name: 'Ada',
  phone: '555',
  address: 'Ring 1\n1010 Wien\nAustria',
  lines: ['Ring 1'],
  postcode: '1010',
  city: 'Wien',
  country: 'AT',
}
const noCountry = { name: 'Ada', address: 'Ring 1\n1010 Wien', phone: '555' }
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

function open(changed: Partial<Order>, delivered: readonly string[] = []) {
  shop.answers(getOrder, sampleOrder({ userPhone: '555', ...changed }))
  const Component = () => <PaymentPage toPay={{ order: 'o1' }} history={() => null} />
  const { delivery } = testSettings.shop
  const settings = {
    ...testSettings,
    shop: { ...testSettings.shop, delivery: { ...delivery, countries: [...delivered] } },
    extensions: ['setDeliveryAddress', 'listAddresses', addressParts.id],
  }
  return renderInShop(shop, [{ path: '/pay', Component }], '/pay', settings)
}

type User = ReturnType<typeof open>['user']
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)
const sent = () => shop.callsOf(setDeliveryAddress).map(({ body }) => body)
const labels = () => [...document.querySelectorAll('fieldset label')].map(({ textContent }) => textContent)

async function payOnce(user: User): Promise<void> {
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Pay $288.00' })
  await waitFor(() => expect(button.disabled).toBe(false))
  await user.click(button)
  await screen.findByText(paymentTexts.congrats)
  expect(stripe.confirmed).toHaveLength(1)
}

async function type(user: User, typed: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await user.type(await field(label), text)
}

describe('The fields of an address', () => {
  test('have the labels and the order of the country, and keep what was typed and the focus', async () => {
    const { user } = open({ deliverTo: null })
    const country = await field('Country')
    await type(user, { [partTexts.line1]: 'Ring 1', 'Postal code': '1010', City: 'Wien' })
    await user.selectOptions(country, 'US')
    expect(document.activeElement).toBe(country)
    const first = labels().slice(-6)
    expect(first.slice(-3)).toEqual(['City', 'State', 'ZIP code'])
    expect((await field('ZIP code')).value).toBe('1010')
    expect((await field('City')).value).toBe('Wien')
    const said = screen.getByText('Fields for United States: City, State, ZIP code.')
    expect(said.getAttribute('role')).toBe('status')
    await user.selectOptions(country, 'AT')
    expect(labels().slice(-2)).toEqual(['Postal code', 'City'])
    expect((await field('Postal code')).value).toBe('1010')
  })

  test('can all be filled in by the browser', async () => {
    const { user } = open({ deliverTo: null })
    await user.selectOptions(await field('Country'), 'US')
    const tokens = [...document.querySelectorAll('fieldset .field-box')].map((box) =>
      box.getAttribute('autocomplete'),
    )
    expect(tokens).toEqual([
      'shipping name',
      'shipping tel',
      'shipping country',
      'shipping organization',
      'shipping address-line1',
      'shipping address-line2',
      'shipping address-level2',
      'shipping address-level1',
      'shipping postal-code',
    ])
  })

  test('are sent as parts, with one press on Pay', async () => {
    const { user } = open({ deliverTo: null })
    await user.selectOptions(await field('Country'), 'AT')
    await type(user, { [partTexts.line1]: 'Ring 1', 'Postal code': '1010', City: 'Wien' })
    await payOnce(user)
    expect(sent()).toEqual([
      {
        orders: ['o1'],
        name: 'Ada',
        phone: '555',
        company: '',
        lines: ['Ring 1'],
        postcode: '1010',
        city: 'Wien',
        region: '',
        country: 'AT',
        onlyUnpaid: true,
      },
    ])
  })

  test('begin with the only country that the shop delivers to', async () => {
    open({ deliverTo: null }, ['AT'])
    expect((await field('Country')).value).toBe('AT')
  })

  test('show a refusal of the server at the field', async () => {
    shop.answers(setDeliveryAddress, () => {
      throw refusal('INPUT_INVALID', { postcode: 'At most 20 characters.' })
    })
    const { user } = open({ deliverTo: null })
    await type(user, { [partTexts.line1]: 'Ring 1' })
    await user.click(await screen.findByRole('button', { name: 'Pay $288.00' }))
    expect(await screen.findByText('At most 20 characters.')).toBeDefined()
    expect(stripe.confirmed).toEqual([])
  })
})

describe('A doubt about the parts of an address', () => {
  test('is a hint at its field once the person leaves it, and one press on Pay pays', async () => {
    const { user } = open({ deliverTo: null })
    await user.selectOptions(await field('Country'), 'AT')
    await type(user, { [partTexts.line1]: 'Ring 1', 'Postal code': '80331' })
    expect(screen.queryByText(textOfDoubt('oddPostcode', 'AT'))).toBeNull()
    await type(user, { City: 'Wien' })
    const hint = await screen.findByText(textOfDoubt('oddPostcode', 'AT'))
    const postcode = await field('Postal code')
    expect(postcode.getAttribute('aria-describedby')).toBe(hint.closest('p')?.id)
    expect(postcode.getAttribute('aria-invalid')).toBe('false')
    await payOnce(user)
    expect(sent()).toMatchObject([{ postcode: '80331', country: 'AT' }])
  })

  test.each([
    ['no postcode', { City: 'Wien' }, 'AT', textOfDoubt('noPostcode', 'AT')],
    [
      'a country without delivery',
      { City: 'Bern', 'Postal code': '3000' },
      'CH',
      textOfDoubt('notDelivered', 'CH'),
    ],
    ['no country', { City: 'Wien', 'Postal code': '1010' }, '', textOfDoubt('noCountry', '')],
  ])('never keeps a person from paying: %s', async (_, typed, country, hint) => {
    const { user } = open({ deliverTo: null }, ['AT', 'DE'])
    await user.selectOptions(await field('Country'), country)
    await type(user, { [partTexts.line1]: 'Ring 1', ...typed })
    await user.tab()
    expect(await screen.findByText(hint)).toBeDefined()
    expect(screen.queryByRole('alert')).toBeNull()
    await payOnce(user)
    expect(sent()).toMatchObject([{ lines: ['Ring 1'], country }])
  })
})

describe('An address that was saved without a country', () => {
  test('is shown with the question for its country, and Pay pays without an answer', async () => {
    shop.answers(listAddresses, [{ _id: 'a1', ...noCountry }])
    const { user } = open({ deliverTo: null })
    expect(await screen.findByText(texts.askCountry)).toBeDefined()
    expect(screen.getByText(/Ring 1/, { selector: 'address' })).toBeDefined()
    await payOnce(user)
    expect(sent()).toEqual([{ orders: ['o1'], ...noCountry, onlyUnpaid: true }])
  })

  test('is filled in as far as it is sure with the chosen country, beside the text as it was', async () => {
    shop.answers(listAddresses, [{ _id: 'a1', ...noCountry }])
    const { user } = open({ deliverTo: null })
    await screen.findByText(texts.askCountry)
    await user.selectOptions(await field('Country'), 'AT')
    expect((await field(partTexts.line1)).value).toBe('Ring 1')
    expect((await field('Postal code')).value).toBe('1010')
    expect((await field('City')).value).toBe('Wien')
    expect(document.activeElement).toBe(await field('Country'))
    expect(screen.getByText(/So far saved as:\s+Ring 1\s+1010 Wien/)).toBeDefined()
    await payOnce(user)
    expect(sent()).toMatchObject([{ lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }])
  })

  test('is asked for after the payment, too, and saved with its country', async () => {
    const { user } = open({ paid: true, transactionId: 'pi_1', deliverTo: noCountry })
    await user.selectOptions(await field('Country'), 'AT')
    await user.click(await screen.findByRole('button', { name: texts.save }))
    await waitFor(() => expect(sent()).toMatchObject([{ orders: ['o1'], country: 'AT' }]))
  })

  test('is read without a question if its text names the country', async () => {
    proposeAddress('o1', { phone: '', address: 'Ring 1\n1010 Wien\nAustria' })
    const { user } = open({ deliverTo: null })
    await screen.findByText(/Austria/, { selector: 'address' })
    expect(screen.queryByText(texts.askCountry)).toBeNull()
    await payOnce(user)
    expect(sent()).toMatchObject([{ lines: ['Ring 1'], postcode: '1010', city: 'Wien', country: 'AT' }])
  })
})

test('The country of an address can be changed, and the save asks for it if it is missing', async () => {
  const { user } = open({ paid: true, transactionId: 'pi_1', deliverTo: vienna })
  expect(screen.queryByText(texts.askCountry)).toBeNull()
  await user.click(await screen.findByRole('button', { name: texts.change }))
  await user.selectOptions(await field('Country'), '')
  await user.click(screen.getByRole('button', { name: texts.save }))
  expect(await screen.findByText('Choose the country.')).toBeDefined()
  expect(document.activeElement).toBe(await field('Country'))
  await user.selectOptions(await field('Country'), 'DE')
  await user.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(sent()).toMatchObject([{ orders: ['o1'], country: 'DE', city: 'Wien' }]))
})

describe('The country of the price', () => {
  test('is proposed for the address, and a hint says that another one changes the sum', async () => {
    const { user } = open({ deliverTo: null, deliveryCountry: 'AT' })
    const country = await screen.findByLabelText<HTMLSelectElement>('Country')
    expect(country.value).toBe('AT')
    expect(screen.queryByText(texts.pricedElsewhere)).toBeNull()
    await user.selectOptions(country, 'DE')
    expect(screen.getByText(texts.pricedElsewhere)).toBeDefined()
  })

  test('is not mentioned in a shop with one price for all countries', async () => {
    const { user } = open({ deliverTo: null, deliveryCountry: null })
    await user.selectOptions(await screen.findByLabelText('Country'), 'DE')
    expect(screen.queryByText(texts.pricedElsewhere)).toBeNull()
  })
})
