// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { bookTool } from '../../../contract/orders/orders.ts'
import { ApiContext } from '../../api/api-context.ts'
import { dropSession, keepSession } from '../../session/access-token/stored-session.ts'
import { type FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { InSettings, listenForToasts, submitTwiceAtOnce } from '../../testing/in-shop.tsx'
import { BookingForm } from './booking-form.tsx'
import {
  booked,
  field,
  freshShop,
  loadTool,
  openForm,
  openSignedIn,
  submit,
  tool,
  type,
} from './testing/booking-page.tsx'
import { bookedTexts, bookingTexts } from './texts.ts'

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

describe('The booking form', () => {
  test('starts with the minimum order and its total', async () => {
    await openSignedIn(shop)
    expect(field('Quantity').value).toBe('5')
    expect(screen.getByRole('status', { name: '' }).textContent).toContain('$120.50')
    expect(screen.getByText(/At least 5; 86 available/)).toBeDefined()
  })

  test('asks no address for a gift card, whose code is mailed', async () => {
    await openSignedIn(shop)
    expect(field(bookingTexts.address)).toBeDefined()
    cleanup()
    await openSignedIn(shop, { ...tool, giftCard: true })
    expect(screen.queryByRole('textbox', { name: bookingTexts.address })).toBeNull()
  })

  test.each([
    ['10', '$241.00'],
    ['1000', '$24,100.00'],
    ['1,000', '$24,100.00'],
    ['1,5', bookingTexts.totalUnknown],
    ['many', bookingTexts.totalUnknown],
  ])('shows for a quantity of %s the total %s', async (quantity, total) => {
    await openSignedIn(shop)
    await type('Quantity', quantity)
    expect(document.querySelector('output')?.textContent).toContain(total)
  })

  test('asks what 1.000 pieces means, and sends nothing', async () => {
    await openSignedIn(shop)
    await type('Quantity', '1.000')
    await userEvent.click(submit())
    expect(screen.getAllByText('Write 1000 or 1: it is not clear which is meant.')).not.toEqual([])
    expect(field('Quantity').value).toBe('1.000')
    expect(shop.callsOf(bookTool)).toEqual([])
  })

  test('offers a quote for a tool without a price', async () => {
    openForm(shop, { ...tool, price: undefined })
    expect(screen.getByText(bookingTexts.priceUnknown)).toBeDefined()
    expect(screen.getByRole('link', { name: 'Request For Quote' }).getAttribute('href')).toBe('/quote')
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('starts with one piece and sets no limits if the quantities are unknown', async () => {
    await openSignedIn(shop, { ...tool, minOrderQuantity: undefined, availableQuantity: undefined })
    expect(field('Quantity').value).toBe('1')
    expect(screen.queryByText(/undefined|at least|available/i)).toBeNull()
    await userEvent.click(submit())
    await waitFor(() => expect(shop.callsOf(bookTool)).toHaveLength(1))
  })

  test('shows the signed-in person in read-only fields', async () => {
    await openSignedIn(shop)
    expect([field('Name').value, field('Name').readOnly]).toEqual(['Ada', true])
    expect([field('Email').value, field('Email').readOnly]).toEqual(['ada@example.com', true])
  })

  test('sends the body of the spec, without the address', async () => {
    const { user } = await openSignedIn(shop)
    await type('Quantity', '7')
    await type('Phone', '555')
    await type('Address', '1 Fork Lane')
    await user.click(submit())
    expect(shop.callsOf(bookTool)[0]?.body).toEqual({
      Id: 'hex',
      tool: 'Hex key set',
      availableQuantity: 86,
      minOrderQuantity: 5,
      quantity: 7,
      price: 168.7,
      customer: 'ada@example.com',
      userName: 'Ada',
      userPhone: '555',
    })
  })

  test('sends a quantity that is not a number to the server unchanged', async () => {
    const { user } = await openSignedIn(shop)
    shop.answers(bookTool, () => {
      throw refusal('INPUT_INVALID', { quantity: 'Enter a number.' })
    })
    await type('Quantity', 'many')
    await user.click(submit())
    expect(shop.callsOf(bookTool)[0]?.body).toMatchObject({ quantity: 'many', price: null })
    expect(field('Quantity').getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('Enter a number.')).toBeDefined()
  })

  test('is disabled before hydration', () => {
    const router = createMemoryRouter([{ path: '/', Component: () => <BookingForm product={tool} /> }])
    const page = renderToString(
      <InSettings>
        <ApiContext value={shop.api}>
          <RouterProvider router={router} />
        </ApiContext>
      </InSettings>,
    )
    document.body.innerHTML = page
    expect(submit().hasAttribute('disabled')).toBe(true)
    expect(document.querySelector('fieldset')?.disabled).toBe(true)
    expect(page).toContain(bookingTexts.needsScript)
    document.body.innerHTML = ''
  })

  test('changes the quantity by buttons within its limits, and says what the booking will cost', async () => {
    const { user } = await openSignedIn(shop, { ...tool, availableQuantity: 6 })
    const [fewer, more] = ['1 fewer', '1 more'].map((name) => screen.getByRole('button', { name }))
    expect(submit().textContent).toBe('Book 5 for $120.50')
    await user.click(more ?? document.body)
    await user.click(more ?? document.body)
    expect([field('Quantity').value, more?.getAttribute('aria-disabled')]).toEqual(['6', 'true'])
    expect(submit().textContent).toBe('Book 6 for $144.60')
    await user.click(fewer ?? document.body)
    expect([field('Quantity').value, fewer?.getAttribute('aria-disabled')]).toEqual(['5', 'true'])
    await type('Quantity', 'many')
    expect(submit().textContent).toBe('Book')
    expect(shop.callsOf(bookTool)).toEqual([])
  })

  test('is hidden for a tool with less stock than its minimum order', async () => {
    await openSignedIn(shop, { ...tool, availableQuantity: 4, minOrderQuantity: 5 })
    expect(screen.queryByRole('button')).toBeNull()
  })

  test('is hidden for a sold-out tool', async () => {
    await openSignedIn(shop, { ...tool, availableQuantity: 0 })
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('A successful booking', () => {
  test('shows the price, the end of the hold, and a link to pay', async () => {
    const { user } = await openSignedIn(shop)
    await user.click(submit())
    expect(toastLog.toasts).toEqual(['success: Successfully Booked'])
    expect(screen.getByText(/120\.50/)).toBeDefined()
    expect(document.querySelector('time')?.dateTime).toBe(new Date(booked.holdExpiresAt).toISOString())
    expect(screen.getByRole('link', { name: bookedTexts.pay }).getAttribute('href')).toBe(
      '/dashboard/payment/o1',
    )
    expect(screen.getByRole('link', { name: bookedTexts.orders }).getAttribute('href')).toBe(
      '/dashboard/myorders',
    )
    expect(document.activeElement?.textContent).toBe(bookedTexts.heading)
    await waitFor(() => expect(loadTool).toHaveBeenCalledOnce())
  })

  test.each([
    ['1', '1 piece'],
    ['5', '5 pieces'],
  ])('of %s counts "%s"', async (quantity, text) => {
    const { user } = await openSignedIn(shop)
    await type('Quantity', quantity)
    await user.click(submit())
    expect(screen.getAllByRole('definition')[0]?.textContent).toBe(text)
  })

  test('says so if the booked price differs from the shown price', async () => {
    const { user } = await openSignedIn(shop)
    shop.answers(bookTool, { ...booked, price: 130 })
    await user.click(submit())
    expect(screen.getByText(bookedTexts.priceDiffers('$120.50'))).toBeDefined()
    expect(screen.getByText(/130\.00/)).toBeDefined()
  })

  test.each([[true], [{ ok: 1 }], ['done']])('is any truthy response: %j', async (answer) => {
    const { user } = await openSignedIn(shop)
    shop.answers(bookTool, answer)
    await user.click(submit())
    expect(toastLog.toasts).toEqual(['success: Successfully Booked'])
    expect(screen.getByRole('link', { name: bookedTexts.orders })).toBeDefined()
  })

  test('is shown only to its own account: after Log Out, the next person sees the form', async () => {
    const { user } = await openSignedIn(shop)
    await user.click(submit())
    await screen.findByText(bookedTexts.heading)
    act(() => dropSession('left'))
    expect(screen.queryByText(bookedTexts.heading)).toBeNull()
    expect(submit()).toBeDefined()
    act(() => keepSession('other', { email: 'bob@example.com', name: 'Bob' }))
    expect(screen.queryByText(bookedTexts.heading)).toBeNull()
    await user.click(submit())
    await screen.findByText(bookedTexts.heading)
    expect(shop.callsOf(bookTool)).toMatchObject([
      { body: { customer: 'ada@example.com' } },
      { body: { customer: 'bob@example.com' } },
    ])
  })

  test('sends one request, however often the person submits', async () => {
    const { user } = await openSignedIn(shop)
    let answer: (value: unknown) => void = () => undefined
    shop.answers(
      bookTool,
      () =>
        new Promise((resolve) => {
          answer = resolve
        }),
    )
    const button = submit()
    submitTwiceAtOnce()
    await user.dblClick(button)
    await user.type(field('Quantity'), '{Enter}{Enter}')
    await waitFor(() => expect(shop.callsOf(bookTool)).toHaveLength(1))
    answer(booked)
    await screen.findByText(bookedTexts.heading)
    expect(shop.callsOf(bookTool)).toHaveLength(1)
  })
})
