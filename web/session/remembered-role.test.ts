// @vitest-environment jsdom
import { afterEach, describe, expect, test } from 'vitest'
import { dropSession, keepSession } from './access-token/stored-session.ts'
import { rememberedRole, rememberRole } from './remembered-role.ts'

const ada = { email: 'ada@example.com', name: 'Ada' }
afterEach(() => localStorage.clear())

describe('The last confirmed role of a person', () => {
  test('is stored, and survives a reload and a renewed token', () => {
    keepSession('token', ada)
    expect(rememberedRole(ada.email)).toBeUndefined()
    rememberRole('admin', ada.email)
    keepSession('renewed', ada)
    expect(rememberedRole(ada.email)).toBe('admin')
    rememberRole('customer', ada.email)
    expect(rememberedRole(ada.email)).toBe('customer')
  })

  test('does not apply to another person', () => {
    rememberRole('admin', ada.email)
    expect(rememberedRole('eve@example.com')).toBeUndefined()
  })

  test('is removed with the session', () => {
    keepSession('token', ada)
    rememberRole('admin', ada.email)
    dropSession()
    expect(localStorage).toHaveLength(0)
  })

  test('ignores values that another program stored', () => {
    localStorage.setItem('role', `owner ${ada.email}`)
    expect(rememberedRole(ada.email)).toBeUndefined()
  })
})
