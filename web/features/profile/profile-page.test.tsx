// @vitest-environment jsdom
import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveProfile } from '../../../contract/accounts/profiles.ts'
import { getProfile } from '../../api/rows/people.ts'
import { type FakeShop, noAnswer } from '../../testing/fake-shop-api.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import {
  ada,
  alerts,
  blank,
  field,
  freshShop,
  openForm,
  openPage,
  picture,
  retype,
  save,
  typed,
} from './testing/profile-screen.tsx'
import { profileTexts } from './texts.ts'

let shop: FakeShop

beforeEach(() => {
  shop = freshShop()
})
afterEach(cleanup)

describe('My Profile', () => {
  test('shows the stored profile with its picture', async () => {
    await openForm(shop)
    expect(typed()).toEqual(['Ada', 'ada@example.com', '1 Yard Lane', 'Mechanic', '555 0101'])
    expect(picture()).toBe('/images/ada.webp')
    expect(shop.callsOf(getProfile)[0]?.params).toEqual({ email: 'ada@example.com' })
  })

  test('starts empty and sends no request if the backend cannot read the profile', async () => {
    await openForm(shop, { ...testSettings, extensions: [] })
    expect(typed()).toEqual(['Ada', 'ada@example.com', '', '', ''])
    expect(shop.calls).toEqual([])
  })

  test('uses the field names of the spec, and a read-only email', async () => {
    await openForm(shop)
    const labels = ['Image', 'Name', 'Email', 'Address', 'Status', 'Phone']
    const names = ['image', 'name', 'email', 'address', 'status', 'phone']
    expect(labels.map((label) => field(label).name)).toEqual(names)
    expect([field('Image').type, field('Email').readOnly]).toEqual(['file', true])
    expect(screen.getByRole('button', { name: profileTexts.submit }).getAttribute('type')).toBe('submit')
  })

  test('shows the required-field errors at the fields of an empty form, and sends nothing', async () => {
    shop.answers(getProfile, blank)
    await openForm(shop)
    await save()
    expect(alerts()).toEqual([
      'Image is Required',
      'address is Required',
      'status is Required',
      'phone is Required',
    ])
    expect(shop.callsOf(saveProfile)).toEqual([])
    expect(document.activeElement).toBe(field('Image'))
  })

  test('rejects spaces as address, job or phone', async () => {
    await openForm(shop)
    for (const label of ['Address', 'Status', 'Phone']) await retype(label, '   ')
    await save()
    expect(alerts()).toEqual(['address is Required', 'status is Required', 'phone is Required'])
  })

  test('shows an error instead of an empty form if the load fails, and can be loaded again', async () => {
    shop.answers(getProfile, () => {
      throw noAnswer()
    })
    const { user } = openPage(shop)
    expect((await screen.findByRole('alert')).textContent).toContain(profileTexts.notLoaded)
    expect(screen.queryByRole('form')).toBeNull()
    shop.answers(getProfile, ada)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByDisplayValue('1 Yard Lane')
  })

  test('updates untouched fields after another tab has saved', async () => {
    await openForm(shop)
    await retype('Phone', '555 0202')
    shop.answers(getProfile, { ...ada, address: '2 Mill Road', phone: '555 0303' })
    act(() => void window.dispatchEvent(new Event('focus')))
    await screen.findByDisplayValue('2 Mill Road')
    expect(field('Phone').value).toBe('555 0202')
  })
})
