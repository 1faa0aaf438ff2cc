// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { readStored, writeStored } from './browser-storage.ts'

afterEach(() => {
  vi.restoreAllMocks()
  window.localStorage.clear()
})

test('A value that does not fit on a full disk lasts as long as the page, and hides the stored value', () => {
  writeStored('accessToken', 'old')
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  writeStored('accessToken', 'new')
  expect(readStored('accessToken')).toBe('new')
  writeStored('accessToken', null)
  expect(readStored('accessToken')).toBeNull()
  writeStored('accessToken', 'newer')
  full.mockRestore()
  writeStored('accessToken', 'stored')
  expect(readStored('accessToken')).toBe('stored')
  expect(window.localStorage.getItem('accessToken')).toBe('stored')
})
