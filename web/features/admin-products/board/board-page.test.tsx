// @vitest-environment jsdom

import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { moveProduct } from '../../../../contract/catalogue/product-places.ts'
import { listProducts, type Product } from '../../../api/rows/products.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { usEnglishFormats } from '../../../ui/testing/us-english-formats.ts'
import { BoardPage } from './board-page.tsx'
import { boardTexts as texts } from './board-texts.ts'

const product = (name: string): Product => ({
  _id: name.toLowerCase(),
  name,
  img: '',
  shortDescription: '',
  state: 'shown',
})
let shop: FakeShop
let order: string[]
beforeEach(() => {
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  order = ['Anvil', 'Bell', 'Crank']
  shop = new FakeShop()
  shop.answers(listProducts, ({ query }: { query: { search?: string } }) =>
    order.filter((name) => name.startsWith(query.search ?? '')).map(product),
  )
  shop.answers(
    moveProduct,
    ({ params: { id }, body }: { params: { id: string }; body: { place?: number } }) => {
      const moved = order.find((name) => name.toLowerCase() === id) ?? ''
      const place = body.place ?? 1
      order = order.filter((name) => name !== moved).toSpliced(place - 1, 0, moved)
      return { acknowledged: true, matchedCount: 1, modifiedCount: 1, place }
    },
  )
})
afterEach(cleanup)

const open = (extensions = ['listProducts', 'moveProduct'], address = '/dashboard/board') =>
  renderInShop(shop, [{ path: '/dashboard/board', Component: BoardPage }], address, {
    ...testSettings,
    extensions,
  })
const rows = async () =>
  within(await screen.findByRole('list', { name: texts.list })).getAllByRole('listitem')
const names = async () => (await rows()).map((row) => /Anvil|Bell|Crank/.exec(row.textContent)?.[0])
const button = (text: string, name: string) =>
  screen.getByRole('button', { name: new RegExp(`^${text}.*${name}$`) })

describe('The order on the board', () => {
  test('moves a product to the top, says so, and keeps the focus in its row', async () => {
    const { user } = open()
    await rows()
    await user.click(button(texts.toTop, 'Crank'))
    expect(await screen.findByText(texts.moved(usEnglishFormats, 'Crank', 1))).toBeDefined()
    expect(await names()).toEqual(['Crank', 'Anvil', 'Bell'])
    expect(shop.callsOf(moveProduct)[0]).toMatchObject({ params: { id: 'crank' }, body: { after: null } })
    await waitFor(() => expect(document.activeElement).toBe(button('Move', 'Crank')))
  })

  test('moves a product to a given place, which must be a number', async () => {
    const { user } = open()
    await rows()
    await user.click(button(texts.toPlace, 'Anvil'))
    const form = within(screen.getByRole('form', { name: `${texts.toPlace}${texts.of('Anvil')}` }))
    await user.type(form.getByLabelText(texts.place), '0')
    await user.click(form.getByRole('button', { name: texts.move }))
    expect(form.getByRole('alert').textContent).toBe(texts.placeRequired)
    await user.clear(form.getByLabelText(texts.place))
    await user.type(form.getByLabelText(texts.place), '2')
    await user.click(form.getByRole('button', { name: texts.move }))
    expect(await screen.findByText(texts.moved(usEnglishFormats, 'Anvil', 2))).toBeDefined()
    await waitFor(async () => expect(await names()).toEqual(['Bell', 'Anvil', 'Crank']))
  })

  test('is restored when a move is refused', async () => {
    shop.refuses(moveProduct, 'BUSY')
    const { user } = open()
    await rows()
    await user.click(button(texts.toTop, 'Crank'))
    expect((await screen.findByRole('alert')).textContent).toContain(refusal('BUSY').message)
    expect(await names()).toEqual(['Anvil', 'Bell', 'Crank'])
  })

  test('accepts a key that is pressed right after picking up a product', async () => {
    const rect = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (
      this: Element,
    ) {
      const place = [...(this.parentElement?.children ?? [])].indexOf(this)
      return DOMRect.fromRect({
        y: this.matches('.board-order > li') ? place * 100 : 0,
        width: 300,
        height: 100,
      })
    })
    onTestFinished(() => rect.mockRestore())
    open()
    await rows()
    const handle = button('Move', 'Crank')
    const scrolls = ['Space', 'ArrowUp', 'ArrowUp', 'Space'].map((code) =>
      fireEvent.keyDown(handle, { code }),
    )
    expect(scrolls).not.toContain(true)
    expect(await screen.findByText(texts.moved(usEnglishFormats, 'Crank', 1))).toBeDefined()
    expect(await names()).toEqual(['Crank', 'Anvil', 'Bell'])
  })

  test('keeps both of two quick moves while the list reloads after the first', async () => {
    const place = { acknowledged: true, matchedCount: 1, modifiedCount: 1, place: 1 }
    const [first, second, last] = [1, 2, 3].map(() => Promise.withResolvers<unknown>())
    const { user } = open()
    await rows()
    shop.answers(moveProduct, ({ params: { id } }: { params: { id: string } }) =>
      id === 'crank' ? first?.promise : second?.promise,
    )
    await user.click(button(texts.toTop, 'Crank'))
    await user.click(button(texts.toTop, 'Bell'))
    shop.answers(listProducts, ['Crank', 'Anvil', 'Bell'].map(product))
    first?.resolve(place)
    await screen.findByText(texts.moved(usEnglishFormats, 'Crank', 1))
    expect(await names()).toEqual(['Bell', 'Crank', 'Anvil'])
    shop.answers(listProducts, () => last?.promise)
    second?.resolve(place)
    await screen.findByText(texts.moved(usEnglishFormats, 'Bell', 1))
    expect(await names()).toEqual(['Bell', 'Crank', 'Anvil'])
    last?.resolve(['Bell', 'Anvil', 'Crank'].map(product))
    await waitFor(async () => expect(await names()).toEqual(['Bell', 'Anvil', 'Crank']))
  })

  test('has no drag handles in a search and says why, but results can still be moved', async () => {
    const { user } = open()
    await rows()
    await user.type(screen.getByLabelText(texts.find), 'Cr{Enter}')
    expect(await screen.findByText(texts.found)).toBeDefined()
    await waitFor(async () => expect(await names()).toEqual(['Crank']))
    expect(screen.queryByRole('button', { name: texts.drag('Crank') })).toBeNull()
    await user.click(button(texts.toTop, 'Crank'))
    expect(await screen.findByText(texts.moved(usEnglishFormats, 'Crank', 1))).toBeDefined()
  })

  test('is absent with another backend, which gets no request', () => {
    open([])
    expect(screen.getByText(texts.notOffered)).toBeDefined()
    expect(shop.calls).toEqual([])
  })

  test('is loaded from the list of parts for parts', async () => {
    open(undefined, '/dashboard/board?kind=part')
    await rows()
    expect(screen.getByRole('heading', { name: texts.titles.part })).toBeDefined()
    expect(shop.callsOf(listProducts)[0]?.query).toMatchObject({ kind: 'part', sort: 'position' })
  })
})
