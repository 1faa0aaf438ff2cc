// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookTool } from '../../../contract/orders/orders.ts'
import { getProfile } from '../../api/rows/people.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { pendingBookingKey } from '../../session/pending-booking.ts'
import { type FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, testSettings } from '../../testing/in-shop.tsx'
import {
  ada,
  field,
  freshShop,
  loadTool,
  openForm,
  openSignedIn,
  scrolledTo,
  submit,
  tool,
  type,
} from './testing/booking-page.tsx'
import { bookingTexts } from './texts.ts'

let shop: FakeShop
let toastLog: ReturnType<typeof listenForToasts>
beforeEach(() => {
  shop = freshShop()
  toastLog = listenForToasts()
})
afterEach(() => {
  toastLog.stop()
  cleanup()
})

function keyOf(call: { readonly headers?: unknown } | undefined): string {
  const { headers } = call ?? {}
  if (typeof headers !== 'object' || headers === null || !('idempotency-key' in headers)) return ''
  return String(headers['idempotency-key'])
}

describe('A refused booking', () => {
  test('says Sorry and the reason, and keeps the values', async () => {
    const { user } = await openSignedIn(shop)
    shop.refuses(bookTool, 'QUANTITY_ABOVE_AVAILABLE')
    await type('Quantity', '99')
    await type('Phone', '555')
    await user.click(submit())
    expect(toastLog.toasts).toEqual(['error: Sorry'])
    expect(screen.getByRole('alert').textContent).toMatch(/not that many left/)
    expect([field('Quantity').value, field('Phone').value]).toEqual(['99', '555'])
    await waitFor(() => expect(loadTool).toHaveBeenCalledOnce())
  })

  test.each([
    'QUANTITY_BELOW_MINIMUM',
    'QUANTITY_ABOVE_AVAILABLE',
    'ORDER_CANNOT_BE_PAID',
    'UNPAID_SHARE_LIMIT',
  ] as const)('because of the quantity (%s) says why at the field, which takes the focus', async (code) => {
    const { user } = await openSignedIn(shop)
    shop.refuses(bookTool, code)
    await user.click(submit())
    const quantity = field('Quantity')
    expect(document.activeElement).toBe(quantity)
    expect(quantity.getAttribute('aria-invalid')).toBe('true')
    const described = quantity.getAttribute('aria-describedby')?.split(' ') ?? []
    const texts = described.map((id) => document.getElementById(id)?.textContent)
    expect(texts).toContain(refusal(code).message)
    expect(screen.getAllByRole('alert')).toHaveLength(1)
  })

  test('shows the reason at its field until that field changes, regardless of other fields', async () => {
    const { user } = await openSignedIn(shop)
    shop.refuses(bookTool, 'QUANTITY_ABOVE_AVAILABLE')
    await type('Quantity', '99')
    await user.click(submit())
    await type('Phone', '555')
    expect(field('Quantity').getAttribute('aria-invalid')).toBe('true')
    expect(document.activeElement).toBe(field('Phone'))
    await type('Quantity', '7')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(field('Quantity').getAttribute('aria-invalid')).toBe('false')
  })

  test('moves the focus to the phone number if that is the reason', async () => {
    const { user } = await openSignedIn(shop)
    shop.answers(bookTool, () => {
      throw refusal('INPUT_INVALID', { userPhone: 'At most 40 characters.' })
    })
    await user.click(submit())
    expect(document.activeElement).toBe(field('Phone'))
    expect(field('Quantity').getAttribute('aria-invalid')).toBe('false')
  })

  test('shows any other reason below the form', async () => {
    const { user } = await openSignedIn(shop)
    shop.refuses(bookTool, 'UNPAID_ORDERS_LIMIT')
    await user.click(submit())
    expect(screen.getByRole('alert').textContent).toBe(refusal('UNPAID_ORDERS_LIMIT').message)
    expect(field('Quantity').getAttribute('aria-invalid')).toBe('false')
  })

  test.each([[false], [null], [0], ['']])('is also one with the falsy response %j', async (answer) => {
    const { user } = await openSignedIn(shop)
    shop.answers(bookTool, answer)
    await user.click(submit())
    expect(toastLog.toasts).toEqual(['error: Sorry'])
    expect(screen.getByRole('alert').textContent).toBe(bookingTexts.falsyAnswer)
  })

  test('gets a new idempotency key when it is sent again', async () => {
    const { user } = await openSignedIn(shop)
    shop.refuses(bookTool, 'QUANTITY_BELOW_MINIMUM')
    await user.click(submit())
    await user.click(submit())
    const [first, second] = shop.callsOf(bookTool)
    expect(keyOf(first)).toMatch(/^[0-9a-f]{32}$/)
    expect(keyOf(second)).not.toBe(keyOf(first))
  })
})

describe('A booking whose response was lost', () => {
  test('keeps its key when it is sent again, also after a reload, with all values', async () => {
    const { user, unmount } = await openSignedIn(shop)
    shop.answers(bookTool, () => {
      throw noAnswer()
    })
    await type('Quantity', '8')
    await type('Address', '1 Fork Lane')
    await user.click(submit())
    expect(screen.getByRole('alert').textContent).toBe(bookingTexts.unreachable)
    await user.click(submit())
    unmount()
    const reloaded = await openSignedIn(shop)
    expect([field('Quantity').value, field('Address').value]).toEqual(['8', '1 Fork Lane'])
    await reloaded.user.click(submit())
    const keys = shop.callsOf(bookTool).map(keyOf)
    expect(keys).toHaveLength(3)
    expect(new Set(keys).size).toBe(1)
  })

  test('keeps the key that version 1.0.0 stored in its draft', async () => {
    const typed = { quantity: '8', phone: '555' }
    const attempt = { key: 'k1', sent: JSON.stringify([ada.email, ada.name, '8', '555']) }
    sessionStorage.setItem(`booking:hex-draft:${ada.email}`, JSON.stringify({ typed, attempt }))
    const { user } = await openSignedIn(shop)
    shop.answers(bookTool, () => {
      throw noAnswer()
    })
    await user.click(submit())
    await user.click(submit())
    expect(shop.callsOf(bookTool).map(keyOf)).toEqual(['k1', 'k1'])
  })

  test('is first looked up in My Orders if the backend ignores the key', async () => {
    shop.answers(bookTool, () => {
      throw noAnswer()
    })
    keepSession('token', ada)
    const { user } = openForm(shop, tool, { ...testSettings, extensions: [] })
    await user.click(submit())
    expect(screen.getByRole('alert').textContent).toBe(bookingTexts.unreachableElsewhere)
  })

  test('gets a new key when its values change', async () => {
    const { user } = await openSignedIn(shop)
    shop.answers(bookTool, () => {
      throw noAnswer()
    })
    await user.click(submit())
    await type('Quantity', '9')
    await user.click(submit())
    const [first, second] = shop.callsOf(bookTool)
    expect(keyOf(second)).not.toBe(keyOf(first))
  })
})

describe('Booking while signed out', () => {
  test('leads to /login, keeps the values until the return, and does not book by itself', async () => {
    const { user, router } = openForm(shop)
    await type('Quantity', '6')
    await type('Phone', '555')
    await user.click(submit())
    expect(router.state.location.pathname).toBe('/login')
    expect(router.state.location.state).toEqual({ from: '/tool/hex' })
    expect(JSON.parse(sessionStorage.getItem(pendingBookingKey) ?? '')).toEqual({
      toolId: 'hex',
      toolName: 'Hex key set',
      values: { quantity: '6', phone: '555', address: '' },
    })
    cleanup()
    await openSignedIn(shop)
    expect([field('Quantity').value, field('Phone').value]).toEqual(['6', '555'])
    expect(sessionStorage.getItem(pendingBookingKey)).toBeNull()
    expect(shop.callsOf(bookTool)).toHaveLength(0)
  })

  test('opens the form after the sign-in, once, and says that the booking is ready', async () => {
    const { user, unmount } = openForm(shop)
    await user.click(submit())
    unmount()
    const back = await openSignedIn(shop)
    const heading = screen.getByRole('heading', { name: bookingTexts.ready })
    expect(document.activeElement).toBe(heading)
    expect(scrolledTo.mock.contexts).toEqual([heading])
    back.unmount()
    await openSignedIn(shop)
    expect(screen.getByRole('heading', { name: bookingTexts.heading })).toBeDefined()
    expect(scrolledTo).toHaveBeenCalledOnce()
  })

  test('hides values that another person typed in this tab', async () => {
    const { unmount } = await openSignedIn(shop)
    await type('Address', '1 Fork Lane')
    unmount()
    dropSession()
    keepSession('other', { email: 'bob@example.com', name: 'Bob' })
    openForm(shop)
    await waitFor(() => expect(shop.callsOf(getProfile)).toHaveLength(2))
    expect(field('Address').value).toBe('')
  })
})
