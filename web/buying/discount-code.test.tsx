// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { quoteDiscount, quoteOwnDiscount } from '../../contract/prices/discounts.ts'
import { dropSession, keepSession } from '../session/access-token/stored-session.ts'
import { FakeShop } from '../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../testing/in-shop.tsx'
import { DiscountCode } from './discount-code.tsx'
import { discountTexts as texts } from './discount-texts.ts'
import { useCodeOfAddress } from './use-code-of-address.ts'
import { useDiscount } from './use-discount.ts'

const lines = [{ Id: 'whip', quantity: 2 }]
const settings = { ...testSettings, extensions: ['quoteDiscount'] }
const applied = { discount: 5, name: 'Club', code: 'CLUB10', lines: [{ Id: 'whip', discount: 5 }] }
const missing = {
  discount: 0,
  lines: [],
  refused: { code: 'DISCOUNT_BELOW_MINIMUM', message: '$6.20 more, and this code applies.', missing: 6.2 },
}

function Basket() {
  const discount = useDiscount(lines, true)
  useCodeOfAddress()
  return (
    <>
      <DiscountCode discount={discount} />
      <data value={discount.sent} />
    </>
  )
}

function Tool() {
  const discount = useDiscount(lines, false)
  return (
    <>
      <DiscountCode discount={discount} />
      <data value={discount.sent} />
    </>
  )
}

let shop: FakeShop
beforeEach(() => {
  localStorage.clear()
  dropSession()
  shop = new FakeShop()
  shop.answers(quoteDiscount, ({ body }: { body: { code?: string } }) =>
    body.code === undefined ? { discount: 0, lines: [] } : body.code === 'CLUB10' ? applied : missing,
  )
})
afterEach(cleanup)

const open = (Component = Basket, address = '/basket', extensions: readonly string[] = settings.extensions) =>
  renderInShop(shop, [{ path: '/basket', Component }], address, { ...settings, extensions })
const field = () => screen.getByRole('textbox', { name: texts.label, hidden: true })
const said = () => screen.getByRole('status').textContent
const sent = () => document.querySelector('data')?.value

describe('The field for a discount code', () => {
  test('Is not shown, and asks nothing, where the backend has no discounts', async () => {
    await act(() => open(Basket, '/basket?code=CLUB10', []))
    expect(screen.queryByText(texts.summary)).toBeNull()
    expect(sent()).toBe('')
    expect(shop.callsOf(quoteDiscount)).toEqual([])
  })

  test('Applies a code with Enter, says what it takes off, and keeps it until it is removed', async () => {
    await act(() => open())
    fireEvent.change(field(), { target: { value: ' CLUB10 ' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    await waitFor(() => expect(said()).toContain('Discount (CLUB10): −$5.00'))
    expect(sent()).toBe('CLUB10')
    cleanup()
    await act(() => open())
    await waitFor(() => expect(said()).toContain('CLUB10'))
    fireEvent.click(screen.getByRole('button', { name: texts.remove }))
    await waitFor(() => expect(said()).not.toContain('CLUB10'))
    expect(sent()).toBe('')
  })

  test('Says at the field what is missing, and keeps the typed code', async () => {
    await act(() => open())
    fireEvent.change(field(), { target: { value: 'OTHER' } })
    fireEvent.click(screen.getByRole('button', { name: texts.apply }))
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'))
    expect(said()).toContain('$6.20 more')
    expect(field()).toHaveProperty('value', 'OTHER')
  })

  test('Takes the code of the address once', async () => {
    await act(() => open(Basket, '/basket?code=CLUB10'))
    await waitFor(() => expect(said()).toContain('CLUB10'))
    fireEvent.click(screen.getByRole('button', { name: texts.remove }))
    await waitFor(() => expect(sent()).toBe(''))
  })

  test('Asks for the account of a signed-in person', async () => {
    keepSession('a', { email: 'ada@example.com', name: 'Ada' })
    shop.answers(quoteOwnDiscount, applied)
    await act(() => open())
    await waitFor(() => expect(said()).toContain('CLUB10'))
    expect(shop.callsOf(quoteDiscount)).toEqual([])
  })

  test('Does not send a code of the basket that does not apply to another booking', async () => {
    localStorage.setItem('discountCode', 'OTHER')
    await act(() => open(Tool))
    await waitFor(() => expect(said()).toContain('OTHER: $6.20 more'))
    expect(sent()).toBe('')
    fireEvent.click(screen.getByRole('button', { name: texts.apply, hidden: true }))
    await waitFor(() => expect(sent()).toBe('OTHER'))
  })
})
