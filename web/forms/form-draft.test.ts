// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dropFormDraft, keepFormDraft, readFormDraft } from './form-draft.ts'

const ada = 'ada@example.com'

beforeEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
})

describe('A draft', () => {
  test('is there for the person who began it, and for nobody else', () => {
    keepFormDraft('a-form', { email: ada, typed: 'so far' })
    expect(readFormDraft('a-form', ada)).toEqual({ email: ada, typed: 'so far' })
    expect(readFormDraft('a-form', 'bob@example.com')).toBeUndefined()
    expect(readFormDraft('another-form', ada)).toBeUndefined()
  })

  test('that was begun signed out belongs to who signs in next', () => {
    keepFormDraft('a-form', { email: null })
    expect(readFormDraft('a-form', ada)).toEqual({ email: ada })
  })

  test('that is sent is forgotten', () => {
    keepFormDraft('a-form', { email: ada })
    dropFormDraft('a-form')
    expect(sessionStorage.length).toBe(0)
  })

  test('that somebody else wrote under its name is none', () => {
    sessionStorage.setItem('a-form', '{broken')
    expect(readFormDraft('a-form', ada)).toBeUndefined()
    sessionStorage.setItem('a-form', '"text"')
    expect(readFormDraft('a-form', ada)).toBeUndefined()
  })

  test('is not kept where the browser keeps nothing, and nothing breaks', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(() => keepFormDraft('a-form', { email: ada })).not.toThrow()
    expect(readFormDraft('a-form', ada)).toBeUndefined()
  })
})
