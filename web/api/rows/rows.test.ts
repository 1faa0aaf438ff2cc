import { describe, expect, test } from 'vitest'
import type { Operation } from '../../../contract/operation.ts'
import { createShopApi } from '../client.ts'
import { getTool, listTools } from './catalogue.ts'
import { getOrder, listOrders, listOwnOrders } from './orders.ts'
import { getProfile, listUsers } from './people.ts'
import type { ReadIssues } from './read-rows.ts'
import { listReviews } from './reviews.ts'

const tool = { _id: 't1', name: 'Jig', img: '/j.png', shortDescription: 'Holds.', price: 5 }
const order = { _id: 'o1', Id: 't1', tool: 'Jig', quantity: 2, price: 10, customer: 'ada@example.com' }

let reported: { operation: Operation; issues: ReadIssues } | undefined

/** Returns a client whose backend answers every call with this body. */
function apiAnswering(body: unknown) {
  reported = undefined
  return createShopApi(
    async () => ({ status: 200, body }),
    (operation, issues) => {
      reported = { operation, issues }
    },
  )
}

describe('A list', () => {
  test('shows the usable rows, and reports the number of unusable rows and their fields', async () => {
    const rows = [{ ...tool, price: '$5', img: 'http://[bad' }, { ...tool, _id: undefined }, null, 'a row']
    const shown = await apiAnswering(rows).call(listTools, {})
    expect(shown).toEqual([{ ...tool, img: '' }])
    expect(reported).toMatchObject({ operation: { id: 'listTools' }, issues: { leftOut: 3 } })
    expect([...(reported?.issues.fields ?? [])].toSorted()).toEqual(['_id', 'img'])
  })

  test('shows only the first of two rows with the same id', async () => {
    const shown = await apiAnswering([tool, { ...tool, name: 'Another' }]).call(listTools, {})
    expect(shown).toEqual([tool])
    expect(reported?.issues.leftOut).toBe(1)
  })

  test('whose rows are all unusable is refused, while an empty list is accepted', async () => {
    await expect(apiAnswering([null, {}]).call(listTools, {})).rejects.toMatchObject({ code: 'UNEXPECTED' })
    expect(await apiAnswering([]).call(listTools, {})).toEqual([])
  })

  test('that follows the contract has no problems to report', async () => {
    await apiAnswering([{ ...tool, outline: null }]).call(listTools, {})
    await apiAnswering([{ _id: 'r1', img: '/f.png', name: 'Mo', review: '', ratings: 4 }]).call(
      listReviews,
      {},
    )
    expect(reported).toBeUndefined()
  })

  test.each([[{ data: [tool] }], [null], ['<html>'], [''], [12]])('that is %j is unusable', async (body) => {
    await expect(apiAnswering(body).call(listTools, {})).rejects.toMatchObject({ code: 'UNEXPECTED' })
  })
})

test.each([[null], ['']])('A tool that is answered with %j is not found', async (body) => {
  const call = apiAnswering(body).call(getTool, { params: { id: 't1' } })
  await expect(call).rejects.toMatchObject({ status: 404 })
})

const details = {
  sku: 'TW-7',
  specs: [{ key: 'drive', value: 24, unit: 'mm' }],
  pictures: [{ img: '/pictures/a.webp', alt: 'In use.' }],
  fits: ['udh'],
  needsAlso: ['whip'],
  weightGrams: 86.5,
  priceBreaks: [{ from: 10, price: 17.5 }],
}

describe('The details of a tool', () => {
  const get = (given: object) =>
    apiAnswering({ ...tool, ...details, ...given }).call(getTool, { params: { id: 't1' } })

  test('are read on the page of the tool, and omitted from lists', async () => {
    expect(await get({})).toEqual({ ...tool, ...details })
    expect(await apiAnswering([{ ...tool, ...details }]).call(listTools, {})).toEqual([tool])
    expect(reported).toBeUndefined()
  })

  test.each([
    ['sku', {}],
    ['sku', ' '],
    ['specs', 'heavy'],
    ['specs', [{ key: 'Not a key', value: 1 }]],
    ['specs', [null]],
    ['pictures', [{ img: 'javascript:alert(1)', alt: '' }]],
    ['pictures', ['/pictures/a.webp']],
    ['fits', { bsa: true }],
    ['needsAlso', [12]],
    ['weightGrams', -1],
    ['weightGrams', 'heavy'],
    ['priceBreaks', [{ from: 10 }]],
  ])('without the field %s when it is %j, and with all others', async (name, odd) => {
    const read = await get({ [name]: odd })
    expect(read).toEqual({ ...tool, ...details, [name]: undefined })
    expect([...(reported?.issues.fields ?? [])]).toEqual([name])
  })

  test('that are null count as missing, without being reported', async () => {
    const none = Object.fromEntries(Object.keys(details).map((name) => [name, null]))
    expect(await get(none)).toEqual(tool)
    expect(reported).toBeUndefined()
  })
})

test('A review needs a text or stars, but no id', async () => {
  const rows = [{ ratings: 4 }, { review: 'It holds.' }, { name: 'Mo', img: '/f.png' }]
  expect(await apiAnswering(rows).call(listReviews, {})).toEqual([
    { img: '', ratings: 4 },
    { img: '', review: 'It holds.' },
  ])
})

describe('Lists of signed-in people', () => {
  test.each([
    ['the own orders', listOwnOrders],
    ['all orders', listOrders],
  ])('%s leave out an order that cannot be paid, and show one with unusual words', async (_, list) => {
    const rows = [
      { ...order, _id: 'a', quantity: '2', price: '10.00', paid: 'true', userPhone: 555, card: 'a card' },
      { ...order, _id: 'b', price: 'much' },
      { ...order, _id: 'c', tool: null, customer: undefined, paid: null },
    ]
    const request = { query: { customer: 'ada@example.com' } }
    expect(await apiAnswering(rows).call(list, request)).toEqual([
      { ...order, _id: 'a', paid: true, userPhone: '555' },
      { ...order, _id: 'c', tool: '', customer: '' },
    ])
    expect(reported?.issues.leftOut).toBe(1)
  })

  test('keep the extension fields of a single order', async () => {
    const extended = {
      ...order,
      holdExpiresAt: null,
      refundable: null,
      card: { brand: 'visa', last4: '4242' },
    }
    expect(await apiAnswering(extended).call(getOrder, { params: { id: 'o1' } })).toEqual(extended)
  })

  test('leave out users without an email', async () => {
    const rows = [{ email: 'ada@example.com', role: { admin: true } }, { role: 'admin' }]
    expect(await apiAnswering(rows).call(listUsers, {})).toEqual([{ email: 'ada@example.com' }])
  })

  test('keep the extension fields of a user', async () => {
    const extended = { email: 'ada@example.com', img: '/images/a.webp', blockedAt: 1, secondFactor: true }
    expect(await apiAnswering([extended]).call(listUsers, {})).toEqual([extended])
  })

  test('show missing fields of a profile as empty', async () => {
    const read = await apiAnswering({ email: 'ada@example.com', phone: 555 }).call(getProfile, {
      params: { email: 'ada@example.com' },
    })
    expect(read).toEqual({
      email: 'ada@example.com',
      phone: '555',
      name: '',
      img: '',
      address: '',
      status: '',
    })
  })
})
