// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveProfile } from '../../../contract/accounts/profiles.ts'
import { getProfile } from '../../api/rows/people.ts'
import { uploads } from '../../testing/fake-picture-upload.ts'
import { type FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, submitTwiceAtOnce, testSettings } from '../../testing/in-shop.tsx'
import {
  ada,
  alerts,
  blank,
  choose,
  field,
  freshShop,
  openForm,
  picture,
  retype,
  save,
  typed,
  wrench,
} from './testing/profile-screen.tsx'
import { profileTexts } from './texts.ts'

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

describe('Saving the profile', () => {
  test('uploads the picture first, then sends all six fields, and confirms', async () => {
    shop.answers(getProfile, blank)
    await openForm(shop)
    await choose()
    await retype('Address', ' 2 Mill Road ')
    await retype('Status', 'Workshop owner')
    await retype('Phone', '555 0202')
    const stored = { ...ada, img: '/images/new.webp', address: '2 Mill Road', status: 'Workshop owner' }
    shop.answers(getProfile, { ...stored, phone: '555 0202' })
    await save()
    await waitFor(() => expect(toastLog.toasts).toEqual(['success: Successful']))
    expect(uploads.sent).toEqual([wrench])
    expect(shop.callsOf(saveProfile)).toEqual([
      { id: 'saveProfile', params: { email: 'ada@example.com' }, body: { ...stored, phone: '555 0202' } },
    ])
  })

  test('resets the form, which then shows the stored profile', async () => {
    await openForm(shop)
    await choose()
    await retype('Phone', ' 555 0202 ')
    shop.answers(getProfile, { ...ada, img: '/images/new.webp', phone: '555 0202' })
    await save()
    await waitFor(() => expect(toastLog.toasts).toEqual(['success: Successful']))
    expect(field('Phone').value).toBe('555 0202')
    expect(picture()).toBe('/images/new.webp')
    await waitFor(() => expect(shop.callsOf(getProfile)).toHaveLength(2))
    expect(sessionStorage.length).toBe(0)
  })

  test('clears the form if the backend cannot read the profile', async () => {
    await openForm(shop, { ...testSettings, extensions: [] })
    await choose()
    for (const label of ['Address', 'Status', 'Phone']) await retype(label, 'x')
    await save()
    await waitFor(() => expect(toastLog.toasts).toEqual(['success: Successful']))
    expect(typed()).toEqual(['Ada', 'ada@example.com', '', '', ''])
    expect(picture()).toBeNull()
  })

  test('needs no new picture if one is stored', async () => {
    await openForm(shop)
    await save()
    await waitFor(() => expect(shop.callsOf(saveProfile)).toHaveLength(1))
    expect(shop.callsOf(saveProfile)[0]?.body).toEqual(ada)
    expect(uploads.sent).toEqual([])
  })

  test.each([[{}], [null], ['']])('succeeds with any response of another backend: %j', async (answer) => {
    shop.answers(saveProfile, answer)
    await openForm(shop)
    await save()
    await waitFor(() => expect(toastLog.toasts).toEqual(['success: Successful']))
  })

  test('shows the reason for a refusal, keeps the values, and can be repeated', async () => {
    shop.refuses(saveProfile, 'BUSY')
    await openForm(shop)
    await choose()
    await retype('Phone', '555 0202')
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(refusal('BUSY').message)
    expect(toastLog.toasts).toEqual(['error: Sorry faild!'])
    expect([field('Phone').value, field('Image').files?.length]).toEqual(['555 0202', 1])
    shop.answers(saveProfile, {})
    await save()
    await waitFor(() => expect(toastLog.toasts.at(-1)).toBe('success: Successful'))
    expect(uploads.sent).toHaveLength(1)
  })

  test("shows the server's field error at its field, once", async () => {
    shop.answers(saveProfile, () => {
      throw refusal('INPUT_INVALID', { img: 'Not a picture of ours.', phone: 'Too long.' })
    })
    await openForm(shop)
    await save()
    await waitFor(() => expect(alerts()).toEqual(['Not a picture of ours.', 'Too long.']))
  })

  test('submits nothing after a failed upload, and shows the error at the picture', async () => {
    uploads.answer = () => Promise.reject(new Error('This file is damaged.'))
    await openForm(shop)
    await choose()
    await retype('Phone', '555 0202')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('This file is damaged.')
    expect([toastLog.toasts, shop.callsOf(saveProfile)]).toEqual([[], []])
    expect([field('Phone').value, field('Image').files?.length]).toEqual(['555 0202', 1])
    uploads.answer = async () => '/images/second.webp'
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(toastLog.toasts).toEqual(['success: Successful']))
  })

  test('sends one request, however often it is submitted, and shows the progress', async () => {
    shop.answers(saveProfile, () => new Promise(() => undefined))
    await openForm(shop)
    submitTwiceAtOnce()
    const button = await screen.findByRole('button', { name: profileTexts.submitting })
    await userEvent.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(shop.callsOf(saveProfile)).toHaveLength(1)
  })
})
