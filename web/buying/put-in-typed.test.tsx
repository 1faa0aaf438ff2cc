// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { searchProducts } from '../../contract/catalogue/search.ts'
import { dropSession } from '../session/access-token/stored-session.ts'
import { FakeShop, noAnswer } from '../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../testing/in-shop.tsx'
import { readBasket } from './basket.ts'
import { PutInTyped } from './put-in-typed.tsx'

let shop: FakeShop
beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  dropSession()
  shop = new FakeShop()
})
afterEach(cleanup)

const open = () =>
  renderInShop(shop, [{ path: '/basket', Component: PutInTyped }], '/basket', {
    ...testSettings,
    extensions: ['searchProducts'],
  })

describe('Adding by number', () => {
  const found = {
    kind: 'tool',
    _id: 'whip',
    name: 'Chain whip',
    img: '',
    price: 24.5,
    sku: 'TW-1',
    minOrderQuantity: 2,
  }
  const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Numbers or names/ })

  beforeEach(() => {
    shop.answers(searchProducts, ({ query }: { query: { q: string } }) => ({
      results: /tw-1$|whip/i.test(query.q) ? [found] : [],
    }))
  })

  test('Enter adds a scanned number with the minimum order, and empties the field for the next number', async () => {
    const { user } = open()
    await user.type(field(), 'tw-1{Enter}')
    await waitFor(() => expect(readBasket()).toMatchObject([{ id: 'whip', quantity: 2 }]))
    await waitFor(() => expect(field().value).toBe(''))
  })

  test('pasted lines are added, and lines that are not understood are named and stay in the field', async () => {
    const { user } = open()
    field().focus()
    await user.paste('3 x TW-1\nXY-9 4\nchain whip 5')
    await user.click(screen.getByRole('button', { name: 'Add these' }))
    await waitFor(() => expect(readBasket()).toMatchObject([{ id: 'whip', quantity: 8 }]))
    // The newline keeps the next scan out of this line.
    expect(field().value).toBe('XY-9 4\n')
    expect(screen.getByRole('alert').textContent).toContain('“XY-9 4”: no product has this number or name.')
  })

  describe('by a scanner that continues during a search', () => {
    let answers: (() => void)[]
    const answerAll = () =>
      act(async () => {
        for (const answer of answers.splice(0)) answer()
      })
    beforeEach(() => {
      answers = []
      shop.answers(
        searchProducts,
        ({ query: { q } }: { query: { q: string } }) =>
          new Promise((resolve, reject) => {
            const results = q.startsWith('tw-') ? [{ ...found, _id: q, sku: q, name: q }] : []
            answers.push(() => (q === 'lost' ? reject(noAnswer()) : resolve({ results })))
          }),
      )
    })
    const searched = () =>
      shop.callsOf(searchProducts).map((call) => (call as { query: { q: string } }).query.q)

    test('every code is added, and an incomplete code stays in the field', async () => {
      const { user } = open()
      await user.type(field(), 'tw-a{Enter}')
      await waitFor(() => expect(searched()).toEqual(['tw-a']))
      await user.type(field(), 'tw-b{Enter}tw-c{Enter}tw-')
      await answerAll()
      await waitFor(() => expect(searched()).toEqual(['tw-a', 'tw-b', 'tw-c']))
      await answerAll()
      await waitFor(() => expect(readBasket().map(({ id }) => id)).toEqual(['tw-a', 'tw-b', 'tw-c']))
      await waitFor(() => expect(field().value).toBe('tw-'))
    })

    test('an unknown code stays in the field with the reason, is searched for once, and blocks no other', async () => {
      const { user } = open()
      await user.type(field(), 'odd{Enter}')
      await waitFor(() => expect(searched()).toEqual(['odd']))
      await user.type(field(), 'tw-b{Enter}')
      await answerAll()
      await waitFor(() => expect(searched()).toEqual(['odd', 'tw-b']))
      await answerAll()
      await waitFor(() => expect(readBasket().map(({ id }) => id)).toEqual(['tw-b']))
      await waitFor(() => expect(field().value).toBe('odd\n'))
      expect(screen.getByText(/“odd”: no product has this number or name/)).toBeDefined()
    })

    test('a failed search leaves each code on its own line', async () => {
      const { user } = open()
      await user.type(field(), 'lost{Enter}')
      await waitFor(() => expect(searched()).toEqual(['lost']))
      await user.type(field(), 'tw-b{Enter}')
      await answerAll()
      await screen.findByRole('alert')
      expect(field().value).toBe('lost\ntw-b\n')
    })
  })
})
