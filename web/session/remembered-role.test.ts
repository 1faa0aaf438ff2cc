// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { dropSession, keepSession } from './access-token/stored-session.ts'
import { rememberedRole, rememberRole } from './remembered-role.ts'

const ada = { email: 'ada@example.com', name: 'Ada' }
afterEach(() => localStorage.clear())

describe('What somebody was allowed to do when the shop last said so', () => {
  test('is known from then on, over a reload and a renewed token', () => {
    keepSession('token', ada)
    expect(rememberedRole(ada.email)).toBeUndefined()
    rememberRole('admin', ada.email)
    keepSession('renewed', ada)
    expect(rememberedRole(ada.email)).toBe('admin')
    rememberRole('customer', ada.email)
    expect(rememberedRole(ada.email)).toBe('customer')
  })

  test('says nothing of anybody else', () => {
    rememberRole('admin', ada.email)
    expect(rememberedRole('eve@example.com')).toBeUndefined()
  })

  test('leaves the browser with the session', () => {
    keepSession('token', ada)
    rememberRole('admin', ada.email)
    dropSession()
    expect(localStorage).toHaveLength(0)
  })

  test('is not read out of what somebody else has written there', () => {
    localStorage.setItem('role', `owner ${ada.email}`)
    expect(rememberedRole(ada.email)).toBeUndefined()
  })
})
