import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { type Profile, saveProfile } from '../../../../contract/accounts/profiles.ts'
import { getProfile } from '../../../api/rows/people.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { stubObjectUrls } from '../../../testing/browser-stubs.ts'
import { freshUploads } from '../../../testing/fake-picture-upload.ts'
import { FakeShop } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { ProfilePage } from '../profile-page.tsx'
import { profileTexts } from '../texts.ts'

export const ada: Profile = {
  img: '/images/ada.webp',
  name: 'Ada',
  email: 'ada@example.com',
  address: '1 Yard Lane',
  status: 'Mechanic',
  phone: '555 0101',
}
export const blank: Profile = { ...ada, img: '', address: '', status: '', phone: '' }
export const wrench = new File(['wrench'], 'wrench.jpg', { type: 'image/jpeg' })

/** Returns a shop that stores Ada's profile, and signs her in with fresh browser storage. */
export function freshShop(): FakeShop {
  localStorage.clear()
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: ada.email, name: 'Ada' })
  const shop = new FakeShop()
  shop.answers(getProfile, ada)
  shop.answers(saveProfile, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  return shop
}

export function openPage(shop: FakeShop, settings = testSettings) {
  const path = '/dashboard/myprofile'
  return renderInShop(shop, [{ path, Component: ProfilePage }], path, settings)
}

/** Opens the page and waits for the form. */
export async function openForm(shop: FakeShop, settings = testSettings) {
  const opened = openPage(shop, settings)
  await screen.findByRole('form', { name: profileTexts.heading })
  return opened
}

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
export const save = () => userEvent.click(screen.getByRole('button', { name: profileTexts.submit }))
export const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
export const typed = () => ['Name', 'Email', 'Address', 'Status', 'Phone'].map((label) => field(label).value)
export const picture = () => document.querySelector('.image-preview img')?.getAttribute('src') ?? null
export const choose = () => userEvent.upload(field('Image'), wrench)

export async function retype(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label))
  await userEvent.type(field(label), text)
}
