// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { bookTogether } from '../../../contract/orders/purchases.ts'
import { ApiError } from '../../api/api-error.ts'
import { getTool, listChosenProducts } from '../../api/rows/catalogue.ts'
import { getProfile } from '../../api/rows/people.ts'
import { readBasket, writeBasket } from '../../buying/basket.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { sampleOrder } from '../../testing/sample-order.ts'
import { sampleTool } from '../../testing/sample-tool.ts'
import { BasketPage } from './basket-page.tsx'
import { basketTexts as texts } from './texts.ts'

const whip = sampleTool()
const vice = sampleTool({
  _id: 'vice',
  name: 'Axle vice',
  minOrderQuantity: 1,
  availableQuantity: 3,
  price: 10,
})
const settings = {
  ...testSettings,
  holdHours: 24,
  extensions: ['bookTogether', 'getProfile', 'searchProducts'],
}
const ada = { email: 'ada@example.com', name: 'Ada' }

let shop: FakeShop
let products: Record<string, unknown>
let toastLog: ReturnType<typeof listenForToasts>
const scrolledTo = vi.fn()
beforeEach(() => {
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = scrolledTo.mockClear()
  localStorage.clear()
  sessionStorage.clear()
  dropSession()
  toastLog = listenForToasts()
  products = { whip, vice }
  shop = new FakeShop()
  shop.answers(getTool, ({ params }: { params: { id: string } }) => {
    const product = products[params.id]
    if (!product) throw refusal('TOOL_NOT_FOUND')
    return product
  })
  shop.answers(getProfile, { ...ada, img: '', address: '', status: '', phone: '555' })
})
afterEach(() => {
  toastLog.stop()
  cleanup()
})

const names: Record<string, string> = { whip: 'Chain whip', vice: 'Axle vice', gone: 'Old pump' }
function put(...lines: readonly (readonly [id: string, quantity: number, price?: number])[]) {
  writeBasket(
    lines.map(([id, quantity, price]) => ({
      id,
      quantity,
      name: names[id] ?? id,
      ...(price !== undefined && { price }),
    })),
  )
}
const Page = () => <BasketPage data={null} />
const open = (extensions: readonly string[] = settings.extensions) =>
  renderInShop(shop, [{ path: '/basket', Component: Page }], '/basket', { ...settings, extensions })
const row = (name: string) => within(screen.getByRole('heading', { name }).closest('li') as HTMLElement)
const hold = () => screen.getByRole('button', { name: 'Hold these for up to 24 hours' })
const total = () => document.querySelector('output')?.textContent

function refusesLines(...lines: ApiError['lines']) {
  shop.answers(bookTogether, () => {
    throw new ApiError({ status: 409, code: 'LINES_REFUSED', message: 'Some lines cannot be had.', lines })
  })
}

const purchase = {
  acknowledged: true,
  insertedId: 'p1',
  number: 'P-1042-3',
  price: 59,
  holdExpiresAt: Date.now() + 3_600_000,
  holdExtendsTo: null,
  orders: [sampleOrder(), sampleOrder({ _id: 'o2', Id: 'vice' })],
}

describe('The basket page', () => {
  test('shows the price of a line as soon as the line arrives from another device or by typing', async () => {
    put(['vice', 1, 10])
    open()
    await waitFor(() => expect(total()).toBe('$10.00'))
    act(() => put(['vice', 1, 10], ['whip', 2, 24.5]))
    expect(await screen.findByLabelText('Quantity of Chain whip')).toBeTruthy()
    await waitFor(() => expect(total()).toBe('$59.00'))
  })

  test('has no total until the price of every line is known', async () => {
    put(['vice', 1, 10])
    open()
    await waitFor(() => expect(total()).toBe('$10.00'))
    shop.answers(getTool, () => new Promise(() => undefined))
    act(() => put(['vice', 1, 10], ['whip', 2, 24.5]))
    expect(screen.getByRole('heading', { name: 'Chain whip' })).toBeDefined()
    expect(total()).toBe('–')
  })

  test('says what to do if it is empty', () => {
    open()
    expect(screen.getByRole('link', { name: 'See all tools' }).getAttribute('href')).toBe('/tools')
  })

  test('shows each line with its price by quantity, and the total', async () => {
    products.whip = { ...whip, priceBreaks: [{ from: 10, price: 20 }] }
    put(['whip', 10], ['vice', 1])
    open()
    await waitFor(() => expect(total()).toBe('$210.00'))
    const prices = [...document.querySelectorAll('.basket-line-price')].map(({ textContent }) => textContent)
    expect(prices).toEqual(['$200.00$20.00 each', '$10.00$10.00 each'])
  })

  test('changes the quantity and the total by steps; an unusable text stays in the field with an error', async () => {
    put(['whip', 2])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: '1 more' }))
    expect(readBasket()[0]?.quantity).toBe(3)
    expect(total()).toBe('$73.50')
    const field = row('Chain whip').getByRole<HTMLInputElement>('textbox')
    await user.type(field, 'x')
    expect(field.value).toBe('3x')
    expect(screen.getByText('Enter a whole number of pieces.')).toBeDefined()
    expect(readBasket()[0]?.quantity).toBe(3)
  })

  test('answers a number outside the limits with the minimum or the stock, and keeps the last valid number', async () => {
    put(['vice', 2])
    const { user } = open()
    const field = await screen.findByRole('textbox', { name: 'Quantity of Axle vice' })
    await user.clear(field)
    await user.type(field, '1,000')
    expect(readBasket()[0]?.quantity).toBe(1000)
    expect(screen.getByText('Only 3 left.')).toBeDefined()
    await user.type(field, ',000,000')
    expect(screen.getByText('Only 3 left.')).toBeDefined()
    await user.clear(field)
    await user.type(field, '0')
    expect(screen.getByText('The minimum order is 1.')).toBeDefined()
    expect(screen.queryByText('Enter a whole number of pieces.')).toBeNull()
  })

  test('says at once what has changed since a product was added, and corrects it with one press', async () => {
    put(['whip', 1, 20], ['vice', 9, 10], ['gone', 1])
    products.sold = { ...vice, availableQuantity: 0 }
    const { user } = open()
    expect(
      await row('Chain whip').findByText(/it cost \$20\.00 when you put it in, and costs \$24\.50/),
    ).toBeDefined()
    await user.click(row('Chain whip').getByRole('button', { name: 'Raise to 2 Chain whip' }))
    await user.click(row('Axle vice').getByRole('button', { name: 'Lower to 3 Axle vice' }))
    expect(readBasket().map(({ quantity }) => quantity)).toEqual([2, 3, 1])
    expect(screen.getByText(/no longer offers/)).toBeDefined()
  })

  test('says within a minute what changes while it is open', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setInterval', 'clearInterval'] })
    put(['vice', 2, 10])
    open()
    await waitFor(() => expect(total()).toBe('$20.00'))
    products.vice = { ...vice, price: 12, availableQuantity: 1 }
    await act(() => vi.advanceTimersByTimeAsync(61_000))
    expect(await row('Axle vice').findByText(/it cost \$10\.00 when you put it in/)).toBeDefined()
    expect(row('Axle vice').getByText('Only 1 left.')).toBeDefined()
    vi.useRealTimers()
  })

  test('moves the focus to the heading of the lines when a line is removed', async () => {
    put(['whip', 2], ['vice', 1])
    const { user } = open()
    await user.click(await screen.findByRole('button', { name: 'Remove Chain whip' }))
    expect(readBasket().map(({ id }) => id)).toEqual(['vice'])
    expect(document.activeElement?.id).toBe('lines')
  })

  test('shows the lines even if prices do not load, and tries again', async () => {
    shop.answers(getTool, () => {
      throw noAnswer()
    })
    put(['whip', 2])
    const { user } = open()
    expect((await screen.findByRole('alert')).textContent).toContain('Prices and stock did not load.')
    expect(screen.getByRole('heading', { name: 'Chain whip' })).toBeDefined()
    shop.answers(getTool, whip)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(total()).toBe('$49.00'))
  })
})

describe('Holding the lines', () => {
  test('leads a visitor to /login and keeps the basket', async () => {
    put(['whip', 2])
    const { user, router } = open()
    await user.click(hold())
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ from: '/basket' })
    expect(readBasket()).toHaveLength(1)
  })

  test('books all lines once, empties the basket, and shows number, hold and the next step', async () => {
    keepSession('token', ada)
    put(['whip', 2], ['vice', 1])
    shop.answers(bookTogether, purchase)
    const { user } = open()
    await waitFor(() => expect(total()).toBe('$59.00'))
    await user.dblClick(hold())
    const heading = await screen.findByRole('heading', { name: /Held for you/ })
    expect(document.activeElement).toBe(heading)
    expect(screen.getByText('P-1042-3')).toBeDefined()
    expect(screen.getByRole('link', { name: 'Pay in My Orders' }).getAttribute('href')).toBe(
      '/dashboard/myorders',
    )
    expect(readBasket()).toEqual([])
    expect(toastLog.toasts).toEqual(['success: Successfully Booked'])
    const lines = [
      { Id: 'whip', quantity: 2 },
      { Id: 'vice', quantity: 1 },
    ]
    expect(shop.callsOf(bookTogether)).toMatchObject([{ body: { lines, userName: 'Ada', userPhone: '555' } }])
  })

  test('keeps the lines after a lost answer, and the next press sends the same key', async () => {
    keepSession('token', ada)
    put(['whip', 2])
    shop.answers(bookTogether, () => {
      throw noAnswer()
    })
    const { user } = open()
    await user.click(hold())
    const reason = await screen.findByRole('alert')
    expect(reason.textContent).toContain('not responding')
    expect(scrolledTo.mock.contexts).toEqual([reason.parentElement])
    expect(readBasket()).toHaveLength(1)
    shop.answers(bookTogether, purchase)
    await user.click(hold())
    await screen.findByText('P-1042-3')
    const [first, second] = shop.callsOf(bookTogether)
    expect(first?.headers).toEqual(second?.headers)
  })

  test('shows a refusal at each named line until its quantity changes, and keeps the other lines', async () => {
    keepSession('token', ada)
    put(['whip', 2], ['vice', 3])
    refusesLines({
      index: 1,
      Id: 'vice',
      code: 'QUANTITY_ABOVE_AVAILABLE',
      message: 'Only 1 of this product are left.',
      availableQuantity: 1,
      minOrderQuantity: 1,
    })
    const { user } = open()
    await waitFor(() => expect(total()).toBe('$79.00'))
    await user.click(hold())
    expect(await row('Axle vice').findByText('Only 1 of this product are left.')).toBeDefined()
    await waitFor(() =>
      expect(row('Axle vice').getByLabelText('Quantity of Axle vice')).toBe(document.activeElement),
    )
    expect(scrolledTo).not.toHaveBeenCalled()
    await user.click(row('Axle vice').getByRole('button', { name: 'Lower to 1 Axle vice' }))
    expect(screen.queryByText('Only 1 of this product are left.')).toBeNull()
    expect(readBasket().map(({ quantity }) => quantity)).toEqual([2, 1])
  })

  test('shows a refusal of lines at the button as long as one of them is unchanged', async () => {
    keepSession('token', ada)
    put(['whip', 2], ['vice', 3])
    const refused = { code: 'QUANTITY_ABOVE_AVAILABLE', availableQuantity: 1, minOrderQuantity: 1 } as const
    refusesLines(
      { ...refused, index: 0, Id: 'whip', message: 'Only 1 whip.' },
      { ...refused, index: 1, Id: 'vice', message: 'Only 1 vice.' },
    )
    const { user } = open()
    await waitFor(() => expect(total()).toBe('$79.00'))
    await user.click(hold())
    expect(await screen.findByText('Some lines cannot be had.')).toBeDefined()
    await user.click(await screen.findByRole('button', { name: 'Lower to 1 Axle vice' }))
    expect(screen.getByText('Some lines cannot be had.')).toBeDefined()
    await user.click(row('Chain whip').getByRole('button', { name: 'Remove Chain whip' }))
    expect(screen.queryByText('Some lines cannot be had.')).toBeNull()
  })
})

test('The basket loads 200 products with one call, and names one that is no longer for sale', async () => {
  const many = Array.from({ length: 199 }, (_, place) => ({
    ...whip,
    _id: `t${place}`,
    name: `Tool ${place}`,
  }))
  shop.answers(listChosenProducts, many)
  put(...many.map(({ _id }) => [_id, 1] as const), ['gone', 1])
  open([...settings.extensions, 'listChosenTools'])
  expect(await row('Old pump').findByText(texts.gone)).toBeDefined()
  expect(shop.callsOf(getTool)).toEqual([])
  expect(shop.callsOf(listChosenProducts)).toHaveLength(1)
})

test('A purchase is shown only to the account that booked it, even when that account logs out here', async () => {
  keepSession('token', ada)
  put(['whip', 2], ['vice', 1])
  shop.answers(bookTogether, purchase)
  const { user } = open()
  await user.click(hold())
  await screen.findByText('P-1042-3')
  act(() => dropSession('left'))
  expect(screen.queryByText('P-1042-3')).toBeNull()
  expect(screen.getByText(texts.empty)).toBeDefined()
  act(() => keepSession('other', { email: 'bob@example.com', name: 'Bob' }))
  expect(screen.queryByText('P-1042-3')).toBeNull()
})
