// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addAddress,
  changeAddress,
  deleteAddress,
  listAddresses,
  mostAddresses,
} from '../../../../contract/orders/addresses.ts'
import { doubtText } from '../../../forms/address-doubts.ts'
import { addressParts } from '../../../forms/address-values.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { stubDialogs } from '../../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { AddressesPart } from './addresses-part.tsx'
import { addressesTexts as texts } from './texts.ts'

const workshop = { _id: 'a1', name: 'Ada', address: '7 Chain Lane\nSpringfield', phone: '555 0100' }
const body = { name: 'Ada', address: '2 Hub Street\nSpringfield 62701\nUSA', phone: '555 0199' }
let shop: FakeShop

beforeEach(() => {
  stubDialogs()
  window.sessionStorage.clear()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(listAddresses, [workshop])
  shop.answers(addAddress, { acknowledged: true, insertedId: 'a2' })
  shop.answers(changeAddress, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(deleteAddress, { acknowledged: true, deletedCount: 1 })
})
afterEach(cleanup)

/** Makes an operation wait for an answer from the test. */
function answersLater(operation: Parameters<FakeShop['answers']>[0]) {
  const later = Promise.withResolvers<unknown>()
  shop.answers(operation, () => later.promise)
  return later
}
const open = () => renderInShop(shop, [{ path: '/account', Component: AddressesPart }], '/account')
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

test('An address can be added without a picture or a job', async () => {
  const { user } = open()
  await user.click(await button(texts.add))
  expect((await field('Name')).value).toBe('Ada')
  await user.click(await button(texts.save))
  expect(await screen.findByText('address is Required')).toBeDefined()
  await user.type(await field('Address'), body.address)
  await user.type(await field('Phone'), body.phone)
  shop.answers(listAddresses, [{ _id: 'a2', ...body }, workshop])
  await user.click(await button(texts.save))
  expect(await screen.findByText(/2 Hub Street/, { selector: 'address' })).toBeDefined()
  expect(shop.callsOf(addAddress)[0]?.body).toEqual(body)
  expect(document.activeElement?.textContent).toBe(texts.heading)
})

test('A form that opens takes the focus from the button that it replaces', async () => {
  const { user } = open()
  await user.click(await button(new RegExp(texts.change)))
  expect(document.activeElement).toBe(await field('Name'))
  await user.click(await button(texts.add))
  expect(document.activeElement?.closest('form')?.getAttribute('aria-label')).toBe(texts.add)
})

test('An address that looks incomplete gets a hint during typing, and is saved with one press', async () => {
  const { user } = open()
  await user.click(await button(texts.add))
  await user.type(await field('Address'), '2 Hub Street\nSpringfield')
  expect(await screen.findByText(doubtText(['noPostcode', 'noCountry']))).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
  await user.type(await field('Phone'), body.phone)
  await user.click(await button(texts.save))
  await waitFor(() => expect(shop.callsOf(addAddress)).toHaveLength(1))
})

test('A stored address that looks incomplete gets no hint until it is changed', async () => {
  shop.answers(listAddresses, [{ ...workshop, address: '7 Chain Lane' }])
  const { user } = open()
  await user.click(await button(/^Change: Ada/))
  await user.type(await field('Phone'), '1')
  await new Promise((resolve) => setTimeout(resolve, 700))
  expect(screen.queryByText(doubtText(['oneLine']))).toBeNull()
  await user.type(await field('Address'), ' 3')
  expect(await screen.findByText(doubtText(['oneLine']))).toBeDefined()
})

test('An address can be changed in its row', async () => {
  const { user } = open()
  await user.click(await button(/^Change: Ada, 7 Chain Lane/))
  await user.clear(await field('Phone'))
  await user.type(await field('Phone'), '555 0111')
  await user.click(await button(texts.save))
  await waitFor(() => expect(shop.callsOf(changeAddress)).toHaveLength(1))
  const { _id, ...before } = workshop
  expect(shop.callsOf(changeAddress)[0]).toMatchObject({
    params: { id: _id },
    body: { ...before, phone: '555 0111' },
  })
})

test('Deleting an address asks for confirmation first', async () => {
  const { user } = open()
  await user.click(await button(/^Delete: Ada, 7 Chain Lane/))
  expect(shop.callsOf(deleteAddress)).toEqual([])
  shop.answers(listAddresses, [])
  await user.click(await button(texts.deleteYes))
  expect(await screen.findByText(texts.none)).toBeDefined()
})

test('A refused address stays in the form', async () => {
  shop.answers(addAddress, () => {
    throw refusal('ADDRESSES_LIMIT')
  })
  const { user } = open()
  await user.click(await button(texts.add))
  await user.type(await field('Address'), body.address)
  await user.type(await field('Phone'), body.phone)
  await user.click(await button(texts.save))
  expect((await screen.findByRole('alert')).textContent).toBe(refusal('ADDRESSES_LIMIT').message)
  expect((await field('Address')).value).toBe(body.address)
})

test('An account with the maximum of addresses offers no further one', async () => {
  shop.answers(
    listAddresses,
    Array.from({ length: mostAddresses }, (_, index) => ({ ...workshop, _id: `a${index}` })),
  )
  open()
  expect(await screen.findAllByText(/7 Chain Lane/, { selector: 'address' })).toHaveLength(mostAddresses)
  expect(screen.queryByRole('button', { name: texts.add })).toBeNull()
})

test('Saving one address neither closes the form of another one nor takes its focus', async () => {
  shop.answers(listAddresses, [workshop, { ...workshop, _id: 'a2', name: 'Bob' }])
  const first = answersLater(changeAddress)
  const { user } = open()
  await user.click(await button(/^Change: Ada,/))
  await user.click(await button(texts.save))
  await waitFor(() => expect(shop.callsOf(changeAddress)).toHaveLength(1))
  await user.click(await button(/^Change: Bob,/))
  await user.type(await field('Phone'), '9')
  const save = await button(texts.save)
  save.focus()
  shop.answers(listAddresses, [
    { ...workshop, phone: '1' },
    { ...workshop, _id: 'a2', name: 'Bob' },
  ])
  first.resolve({ acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  await screen.findByText(/Ada.*1$/s, { selector: 'address' })
  expect(screen.getByLabelText<HTMLInputElement>('Phone').value).toBe(`${workshop.phone}9`)
  expect(document.activeElement).toBe(save)
})

test.each([
  ['changed', /^Change: Ada,/, changeAddress],
  ['added', texts.add, addAddress],
] as const)(
  'An address that was given up while it was %s does not close a new form',
  async (_, first, call) => {
    const later = answersLater(call)
    const { user } = open()
    await user.click(await button(first))
    if (call === addAddress) {
      await user.type(await field('Address'), body.address)
      await user.type(await field('Phone'), body.phone)
    }
    await user.click(await button(texts.save))
    await waitFor(() => expect(shop.callsOf(call)).toHaveLength(1))
    await user.click(await button(texts.cancel))
    await user.click(await button(texts.add))
    shop.answers(listAddresses, [{ ...workshop, name: 'Saved' }])
    later.resolve({ acknowledged: true })
    await screen.findByText(/Saved/, { selector: 'address' })
    expect(screen.getByRole('form', { name: texts.add })).toBeDefined()
  },
)

describe('An address with its parts', () => {
  const settings = { ...testSettings, extensions: [addressParts.id] }
  const openParts = () =>
    renderInShop(shop, [{ path: '/account', Component: AddressesPart }], '/account', settings)

  test('is added, and its country is asked for', async () => {
    const { user } = openParts()
    await user.click(await button(texts.add))
    await user.type(await field('Street and number'), 'Ring 1')
    await user.type(await field('Postal code'), '1010')
    await user.type(await field('City'), 'Wien')
    await user.type(await field('Phone'), '555')
    await user.click(await button(texts.save))
    expect(await screen.findByText('Choose the country.')).toBeDefined()
    await user.selectOptions(await field('Country'), 'AT')
    await user.click(await button(texts.save))
    await waitFor(() => expect(shop.callsOf(addAddress)).toHaveLength(1))
    expect(shop.callsOf(addAddress)[0]?.body).toEqual({
      name: 'Ada',
      phone: '555',
      company: '',
      lines: ['Ring 1'],
      postcode: '1010',
      city: 'Wien',
      region: '',
      country: 'AT',
    })
  })

  test('is filled from its text when it is changed, as far as the text is sure', async () => {
    shop.answers(listAddresses, [{ ...workshop, address: 'Ring 1\n1010 Wien\nAustria' }])
    const { user } = openParts()
    await user.click(await button(/^Change: Ada/))
    expect((await field('Country')).value).toBe('AT')
    expect((await field('Postal code')).value).toBe('1010')
    await user.type(await field('Company (optional)'), 'Rad GmbH')
    await user.click(await button(texts.save))
    await waitFor(() => expect(shop.callsOf(changeAddress)).toHaveLength(1))
    expect(shop.callsOf(changeAddress)[0]?.body).toMatchObject({
      company: 'Rad GmbH',
      city: 'Wien',
      country: 'AT',
    })
  })
})
