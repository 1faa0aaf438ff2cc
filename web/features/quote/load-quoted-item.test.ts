import { expect, test } from 'vitest'
import { createShopApi } from '../../api/client.ts'
import { loadQuotedItem } from './load-quoted-part.ts'

const chain = { _id: 'chain', img: '/pictures/chain.webp', price: 29.5, name: 'Chain' }
const { signal } = new AbortController()

function load(query: string, status = 200) {
  const api = createShopApi(async () => ({ status, body: status === 200 ? [chain] : {} }))
  return loadQuotedItem(api, { query: new URLSearchParams(query), signal })
}

test('The part in the address is found among the items', async () => {
  expect(await load('item=chain')).toMatchObject(chain)
})

test('Without a part or with an unknown one, the form is a general one', async () => {
  expect(await load('')).toBeNull()
  expect(await load('item=unicycle')).toBeNull()
})

test('The form works even if the list fails to load', async () => {
  expect(await load('item=chain', 503)).toBeNull()
})
