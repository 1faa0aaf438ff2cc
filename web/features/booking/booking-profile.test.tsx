// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveProfile } from '../../../contract/accounts/profiles.ts'
import { getProfile } from '../../api/rows/people.ts'
import { proposedAddress } from '../../forms/address-proposal.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import type { FakeShop } from '../../testing/fake-shop-api.ts'
import { listenForToasts, testSettings } from '../../testing/in-shop.tsx'
import {
  ada,
  field,
  freshShop,
  openForm,
  openSignedIn,
  profile,
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

describe('Phone and address', () => {
  const known = { ...profile, img: '/images/a.webp', phone: '555', address: '1 Fork Lane' }

  test('come from the profile, and typed values replace them', async () => {
    shop.answers(getProfile, known)
    keepSession('token', ada)
    sessionStorage.setItem(`booking:hex-draft:${ada.email}`, JSON.stringify({ typed: { phone: '777' } }))
    openForm(shop)
    await waitFor(() => expect(field('Address').value).toBe('1 Fork Lane'))
    expect(field('Phone').value).toBe('777')
  })

  test('are saved to the profile after the booking if they changed', async () => {
    shop.answers(getProfile, known)
    const { user } = await openSignedIn(shop)
    await waitFor(() => expect(field('Phone').value).toBe('555'))
    expect(screen.queryByRole('checkbox')).toBeNull()
    await type('Phone', '777')
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: bookingTexts.keep }).checked).toBe(true)
    await user.click(submit())
    await screen.findByText(bookedTexts.kept)
    // The request contains nothing else: another tab may have changed the picture or the name since the form read the
    // profile.
    expect(shop.callsOf(saveProfile)).toMatchObject([{ params: { email: ada.email } }])
    expect(shop.callsOf(saveProfile).map(({ body }) => body)).toEqual([
      { phone: '777', address: '1 Fork Lane' },
    ])
  })

  test('tell the payment page whether the booking saves the address to the account', async () => {
    shop.answers(getProfile, known)
    const { user } = await openSignedIn(shop)
    await waitFor(() => expect(field('Address').value).toBe('1 Fork Lane'))
    await user.click(submit())
    await screen.findByText(bookedTexts.heading)
    expect(proposedAddress('o1')).toMatchObject({ address: '1 Fork Lane', isNew: false })
    cleanup()
    await openSignedIn(shop)
    await waitFor(() => expect(field('Address').value).toBe('1 Fork Lane'))
    await type('Address', '2 Hub Street')
    await user.click(submit())
    await screen.findByText(bookedTexts.kept)
    expect(proposedAddress('o1')).toMatchObject({ address: '2 Hub Street', isNew: true })
  })

  test('are not saved if the box is unticked', async () => {
    const { user } = await openSignedIn(shop)
    await type('Phone', '777')
    await user.click(screen.getByRole('checkbox'))
    await user.click(submit())
    await screen.findByText(bookedTexts.heading)
    expect(shop.callsOf(saveProfile)).toHaveLength(0)
  })

  test('can be saved again after a failure', async () => {
    shop.refuses(saveProfile, 'BUSY')
    const { user } = await openSignedIn(shop)
    await type('Phone', '777')
    await user.click(submit())
    await screen.findByText(new RegExp(bookedTexts.notKept))
    shop.answers(saveProfile, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByText(bookedTexts.kept)
  })

  test('are not reported as saved if another person has signed in', async () => {
    const bob = { email: 'bob@example.com', name: 'Bob' }
    shop.answers(getProfile, ({ params }: { params: { email: string } }) => ({ ...known, ...params }))
    const { user } = await openSignedIn(shop)
    await waitFor(() => expect(field('Phone').value).toBe('555'))
    await type('Phone', '777')
    await user.click(submit())
    await screen.findByText(bookedTexts.kept)
    act(() => keepSession('other', bob))
    await waitFor(() => expect(field('Phone').value).toBe('555'))
    await user.click(submit())
    await screen.findByText(bookedTexts.heading)
    expect(screen.queryByText(bookedTexts.kept)).toBeNull()
  })

  test('start empty if the backend cannot read the profile', async () => {
    keepSession('token', ada)
    openForm(shop, tool, { ...testSettings, extensions: [] })
    await type('Phone', '777')
    expect(screen.queryByRole('checkbox')).toBeNull()
    expect(shop.callsOf(getProfile)).toHaveLength(0)
  })
})
