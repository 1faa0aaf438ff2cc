// @vitest-environment jsdom
import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getProfile } from '../../../contract/profiles/get-profile.ts'
import type { Profile } from '../../../contract/profiles/profile.ts'
import { saveProfile } from '../../../contract/profiles/save-profile.ts'
import { imageMessages } from '../../messages/image.ts'
import { profileMessages } from '../../messages/profile.ts'
import { keepSession } from '../../session/stored-session.ts'
import { stubObjectUrls } from '../../testing/browser-stubs.ts'
import { freshUploads, uploads } from '../../testing/fake-picture-upload.ts'
import { callsGoTo } from '../../testing/fake-session-api.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, submitTwiceAtOnce, testSettings } from '../../testing/in-shop.tsx'
import { ProfilePage } from './profile-page.tsx'

vi.mock('../../session/session-api.ts', () => import('../../testing/fake-session-api.ts'))
vi.mock('../../session/upload-picture.ts', () => import('../../testing/fake-picture-upload.ts'))

const ada: Profile = {
  img: '/images/ada.webp',
  name: 'Ada',
  email: 'ada@example.com',
  address: '1 Yard Lane',
  status: 'Mechanic',
  phone: '555 0101',
}
const blank: Profile = { ...ada, img: '', address: '', status: '', phone: '' }
const wrench = new File(['wrench'], 'wrench.jpg', { type: 'image/jpeg' })

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  stubObjectUrls()
  freshUploads()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getProfile, ada)
  shop.answers(saveProfile, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  callsGoTo(shop)
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  cleanup()
})

/** Opens the page and waits until the form is there. */
async function open(settings = testSettings) {
  const path = '/dashboard/myprofile'
  const opened = renderInShop([{ path, Component: ProfilePage }], path, settings)
  await screen.findByRole('form', { name: profileMessages.heading })
  return opened
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label)
const save = () => userEvent.click(screen.getByRole('button', { name: profileMessages.submit }))
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)
const typed = () => ['Name', 'Email', 'Address', 'Status', 'Phone'].map((label) => field(label).value)
const picture = () => document.querySelector('.image-preview img')?.getAttribute('src') ?? null
const choose = (file = wrench) => userEvent.upload(field('Image'), file)

async function retype(label: string, text: string): Promise<void> {
  await userEvent.clear(field(label))
  if (text) await userEvent.type(field(label), text)
}

describe('My Profile', () => {
  test('shows the stored profile, its picture too', async () => {
    await open()
    expect(typed()).toEqual(['Ada', 'ada@example.com', '1 Yard Lane', 'Mechanic', '555 0101'])
    expect(picture()).toBe('/images/ada.webp')
    expect(shop.callsOf(getProfile)[0]?.params).toEqual({ email: 'ada@example.com' })
  })

  test('starts empty where the host does not offer to read it, and asks for nothing', async () => {
    await open({ ...testSettings, extensions: [] })
    expect(typed()).toEqual(['Ada', 'ada@example.com', '', '', ''])
    expect(shop.calls).toEqual([])
  })

  test('has the names that programs look for, and an email that cannot be changed', async () => {
    await open()
    const labels = ['Image', 'Name', 'Email', 'Address', 'Status', 'Phone']
    const names = ['image', 'name', 'email', 'address', 'status', 'phone']
    expect(labels.map((label) => field(label).name)).toEqual(names)
    expect([field('Image').type, field('Email').readOnly]).toEqual(['file', true])
    expect(screen.getByRole('button', { name: profileMessages.submit }).getAttribute('type')).toBe('submit')
  })

  test('an empty form says what is required, beside the fields, and sends nothing', async () => {
    shop.answers(getProfile, blank)
    await open()
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

  test('spaces are no address, no job and no phone', async () => {
    await open()
    for (const label of ['Address', 'Status', 'Phone']) await retype(label, '   ')
    await save()
    expect(alerts()).toEqual(['address is Required', 'status is Required', 'phone is Required'])
  })

  test('that does not load is never shown as an empty form, and can be asked for again', async () => {
    shop.answers(getProfile, () => {
      throw noAnswer()
    })
    const path = '/dashboard/myprofile'
    const { user } = renderInShop([{ path, Component: ProfilePage }], path)
    expect((await screen.findByRole('alert')).textContent).toContain(profileMessages.notLoaded)
    expect(screen.queryByRole('form')).toBeNull()
    shop.answers(getProfile, ada)
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    await screen.findByDisplayValue('1 Yard Lane')
  })

  test('follows what another tab has saved, save where somebody is typing', async () => {
    await open()
    await retype('Phone', '555 0202')
    shop.answers(getProfile, { ...ada, address: '2 Mill Road', phone: '555 0303' })
    act(() => void window.dispatchEvent(new Event('focus')))
    await screen.findByDisplayValue('2 Mill Road')
    expect(field('Phone').value).toBe('555 0202')
  })
})

describe('Saving the profile', () => {
  test('uploads the picture first, then sends all six fields, and says so', async () => {
    shop.answers(getProfile, blank)
    await open()
    await choose()
    await retype('Address', ' 2 Mill Road ')
    await retype('Status', 'Workshop owner')
    await retype('Phone', '555 0202')
    const stored = { ...ada, img: '/images/new.webp', address: '2 Mill Road', status: 'Workshop owner' }
    shop.answers(getProfile, { ...stored, phone: '555 0202' })
    await save()
    await waitFor(() => expect(heard.toasts).toEqual(['success: Successful']))
    expect(uploads.sent).toEqual([wrench])
    expect(shop.callsOf(saveProfile)).toEqual([
      { id: 'saveProfile', params: { email: 'ada@example.com' }, body: { ...stored, phone: '555 0202' } },
    ])
  })

  test('resets the form, which then shows the stored profile again', async () => {
    await open()
    await choose()
    await retype('Phone', ' 555 0202 ')
    shop.answers(getProfile, { ...ada, img: '/images/new.webp', phone: '555 0202' })
    await save()
    await waitFor(() => expect(heard.toasts).toEqual(['success: Successful']))
    expect(field('Phone').value).toBe('555 0202')
    expect(picture()).toBe('/images/new.webp')
    await waitFor(() => expect(shop.callsOf(getProfile)).toHaveLength(2))
    expect(sessionStorage.length).toBe(0)
  })

  test('leaves an empty form where the host does not offer to read it', async () => {
    await open({ ...testSettings, extensions: [] })
    await choose()
    for (const label of ['Address', 'Status', 'Phone']) await retype(label, 'x')
    await save()
    await waitFor(() => expect(heard.toasts).toEqual(['success: Successful']))
    expect(typed()).toEqual(['Ada', 'ada@example.com', '', '', ''])
    expect(picture()).toBeNull()
  })

  test('needs no new picture where one is stored', async () => {
    await open()
    await save()
    await waitFor(() => expect(shop.callsOf(saveProfile)).toHaveLength(1))
    expect(shop.callsOf(saveProfile)[0]?.body).toEqual(ada)
    expect(uploads.sent).toEqual([])
  })

  test.each([[{}], [null], ['']])('succeeds with whatever another backend answers: %j', async (answer) => {
    shop.answers(saveProfile, answer)
    await open()
    await save()
    await waitFor(() => expect(heard.toasts).toEqual(['success: Successful']))
  })

  test('that is refused says so and why, keeps all that was typed, and can be sent again', async () => {
    shop.refuses(saveProfile, 'BUSY')
    await open()
    await choose()
    await retype('Phone', '555 0202')
    await save()
    expect((await screen.findByRole('alert')).textContent).toBe(refusal('BUSY').message)
    expect(heard.toasts).toEqual(['error: Sorry faild!'])
    expect([field('Phone').value, field('Image').files?.length]).toEqual(['555 0202', 1])
    shop.answers(saveProfile, {})
    await save()
    await waitFor(() => expect(heard.toasts.at(-1)).toBe('success: Successful'))
    expect(uploads.sent).toHaveLength(1)
  })

  test('shows beside a field what the shop finds wrong with it, once', async () => {
    shop.answers(saveProfile, () => {
      throw refusal('INPUT_INVALID', { img: 'Not a picture of ours.', phone: 'Too long.' })
    })
    await open()
    await save()
    await waitFor(() => expect(alerts()).toEqual(['Not a picture of ours.', 'Too long.']))
  })

  test('with a picture that cannot be uploaded submits nothing and says it beside the picture', async () => {
    uploads.answer = () => Promise.reject(new Error('This file is damaged.'))
    await open()
    await choose()
    await retype('Phone', '555 0202')
    await save()
    expect((await screen.findByRole('alert')).textContent).toContain('This file is damaged.')
    expect([heard.toasts, shop.callsOf(saveProfile)]).toEqual([[], []])
    expect([field('Phone').value, field('Image').files?.length]).toEqual(['555 0202', 1])
    uploads.answer = async () => '/images/second.webp'
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(heard.toasts).toEqual(['success: Successful']))
  })

  test('happens once, however often the form is submitted, and shows that it is under way', async () => {
    shop.answers(saveProfile, () => new Promise(() => undefined))
    await open()
    submitTwiceAtOnce()
    const button = await screen.findByRole('button', { name: profileMessages.submitting })
    await userEvent.click(button)
    expect(button.getAttribute('aria-disabled')).toBe('true')
    expect(shop.callsOf(saveProfile)).toHaveLength(1)
  })
})

describe('What was typed into the profile', () => {
  test('is there after a reload, over what is stored', async () => {
    await open()
    await retype('Address', '2 Mill Road')
    cleanup()
    shop.answers(getProfile, { ...ada, phone: '555 0303' })
    await open()
    expect(typed()).toEqual(['Ada', 'ada@example.com', '2 Mill Road', 'Mechanic', '555 0303'])
  })

  test('is not shown to somebody else in the same tab, and still there for its owner', async () => {
    await open()
    await retype('Address', '2 Mill Road')
    cleanup()
    keepSession('token', { email: 'bob@example.com', name: 'Bob' })
    shop.answers(getProfile, { ...blank, email: 'bob@example.com', name: 'Bob' })
    await open()
    expect(field('Address').value).toBe('')
    cleanup()
    keepSession('token', { email: 'ada@example.com', name: 'Ada' })
    shop.answers(getProfile, ada)
    await open()
    expect(field('Address').value).toBe('2 Mill Road')
  })

  test('includes a picture that was uploaded and never saved', async () => {
    shop.refuses(saveProfile, 'SESSION_ENDED')
    shop.answers(getProfile, { ...ada, img: '' })
    await open()
    await choose()
    await save()
    await waitFor(() => expect(heard.toasts).toEqual(['error: Sorry faild!']))
    cleanup()
    await open()
    expect(picture()).toBe('/images/new.webp')
    shop.answers(saveProfile, {})
    await save()
    await waitFor(() => expect(heard.toasts.at(-1)).toBe('success: Successful'))
    expect(uploads.sent).toHaveLength(1)
  })

  test('names a chosen file that the browser has let go of', async () => {
    await open()
    await choose()
    cleanup()
    await open()
    expect(screen.getByText(imageMessages.chooseAgain('wrench.jpg'), { exact: false })).toBeDefined()
    await choose()
    expect(screen.queryByText(imageMessages.chooseAgain('wrench.jpg'), { exact: false })).toBeNull()
  })
})
