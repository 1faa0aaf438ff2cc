import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, vi } from 'vitest'
import { saveProfile } from '../../../../contract/accounts/profiles.ts'
import { bookTool } from '../../../../contract/orders/orders.ts'
import type { DescribedProduct } from '../../../api/rows/catalogue.ts'
import { getProfile } from '../../../api/rows/people.ts'
import { dropSession, keepSession } from '../../../session/access-token/stored-session.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { BookingForm } from '../booking-form.tsx'

export const tool: DescribedProduct = {
  _id: 'hex',
  name: 'Hex key set',
  img: '/pictures/hex.webp',
  shortDescription: 'Six keys.',
  minOrderQuantity: 5,
  availableQuantity: 86,
  price: 24.1,
}
export const ada = { email: 'ada@example.com', name: 'Ada' }
export const profile = { ...ada, img: '', address: '', status: '', phone: '' }
export const booked = {
  acknowledged: true,
  insertedId: 'o1',
  price: 120.5,
  holdExpiresAt: Date.now() + 3_600_000,
}
/** Loader of the product's page. */
export const loadTool = vi.fn(() => null)

/** Called with each element that is scrolled into view as `this`. */
export const scrolledTo = vi.fn()

/** Returns a shop with an empty profile that accepts every booking, and clears the browser's storage. */
export function freshShop(): FakeShop {
  localStorage.clear()
  sessionStorage.clear()
  dropSession()
  loadTool.mockClear()
  // jsdom has no layout, so it cannot scroll.
  Element.prototype.scrollIntoView = scrolledTo.mockClear()
  const shop = new FakeShop()
  shop.answers(getProfile, profile)
  shop.answers(saveProfile, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  shop.answers(bookTool, booked)
  return shop
}

export function openForm(shop: FakeShop, shown: DescribedProduct = tool, settings = testSettings) {
  const Component = () => <BookingForm product={shown} />
  const page = { path: '/tool/hex', Component, loader: loadTool }
  // As in a browser, the first page already has its data.
  return renderInShop(shop, [page], '/tool/hex', settings, { loaderData: { 0: null } })
}

/** Opens the form as Ada and waits until it has requested her profile. */
export async function openSignedIn(shop: FakeShop, shown?: DescribedProduct) {
  const asked = shop.callsOf(getProfile).length
  keepSession('token', ada)
  const opened = openForm(shop, shown)
  await waitFor(() => expect(shop.callsOf(getProfile)).toHaveLength(asked + 1))
  return opened
}

export const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name })
export const submit = () => screen.getByRole('button', { name: /^Book( |$)/ })

export async function type(name: string, text: string): Promise<void> {
  await userEvent.clear(field(name))
  await userEvent.type(field(name), text)
}
