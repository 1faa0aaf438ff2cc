// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { saveProfile } from '../../../contract/accounts/profiles.ts'
import { getProfile } from '../../api/rows/people.ts'
import { imageTexts } from '../../forms/texts.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { uploads } from '../../testing/fake-picture-upload.ts'
import type { FakeShop } from '../../testing/fake-shop-api.ts'
import { listenForToasts } from '../../testing/in-shop.tsx'
import {
  ada,
  blank,
  choose,
  field,
  freshShop,
  openForm,
  picture,
  retype,
  save,
  typed,
} from './testing/profile-screen.tsx'

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

describe('A draft of the profile', () => {
  test('overrides the stored profile after a reload', async () => {
    await openForm(shop)
    await retype('Address', '2 Mill Road')
    cleanup()
    shop.answers(getProfile, { ...ada, phone: '555 0303' })
    await openForm(shop)
    expect(typed()).toEqual(['Ada', 'ada@example.com', '2 Mill Road', 'Mechanic', '555 0303'])
  })

  test('is hidden from another person in the same tab, and restored for its owner', async () => {
    await openForm(shop)
    await retype('Address', '2 Mill Road')
    cleanup()
    keepSession('token', { email: 'bob@example.com', name: 'Bob' })
    shop.answers(getProfile, { ...blank, email: 'bob@example.com', name: 'Bob' })
    await openForm(shop)
    expect(field('Address').value).toBe('')
    cleanup()
    keepSession('token', { email: 'ada@example.com', name: 'Ada' })
    shop.answers(getProfile, ada)
    await openForm(shop)
    expect(field('Address').value).toBe('2 Mill Road')
  })

  test('includes an uploaded picture that was not saved yet', async () => {
    shop.refuses(saveProfile, 'SESSION_ENDED')
    shop.answers(getProfile, { ...ada, img: '' })
    await openForm(shop)
    await choose()
    await save()
    await waitFor(() => expect(toastLog.toasts).toEqual(['error: Sorry faild!']))
    cleanup()
    await openForm(shop)
    expect(picture()).toBe('/images/new.webp')
    shop.answers(saveProfile, {})
    await save()
    await waitFor(() => expect(toastLog.toasts.at(-1)).toBe('success: Successful'))
    expect(uploads.sent).toHaveLength(1)
  })

  test('names a chosen file that a reload has lost', async () => {
    await openForm(shop)
    await choose()
    cleanup()
    await openForm(shop)
    expect(screen.getByText(imageTexts.chooseAgain('wrench.jpg'), { exact: false })).toBeDefined()
    await choose()
    expect(screen.queryByText(imageTexts.chooseAgain('wrench.jpg'), { exact: false })).toBeNull()
  })
})
