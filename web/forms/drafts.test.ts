// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { currentSession, dropSession, keepSession } from '../session/access-token/stored-session.ts'
import { proposeAddress } from './address-proposal.ts'
import { claimDrafts, draftKeyOf, readDraft, writeDraft } from './drafts.ts'

const draft = { typed: 'so far' }

beforeEach(() => sessionStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('A draft', () => {
  test('is stored in this tab under its key, and is the same object until it changes', () => {
    writeDraft('a-form', draft)
    expect(JSON.parse(sessionStorage.getItem('a-form') ?? '')).toEqual(draft)
    expect(readDraft('a-form')).toBe(readDraft('a-form'))
    expect(readDraft('another-form')).toBeUndefined()
  })

  test('survives a reload', () => {
    sessionStorage.setItem('a-form', JSON.stringify(draft))
    expect(readDraft('a-form')).toEqual(draft)
  })

  test('can be removed', () => {
    writeDraft('a-form', draft)
    writeDraft('a-form', undefined)
    expect([readDraft('a-form'), sessionStorage.length]).toEqual([undefined, 0])
  })

  test('can be limited to the current page', () => {
    writeDraft('a-form', draft, { forPage: true })
    expect([readDraft('a-form'), sessionStorage.length]).toEqual([draft, 0])
  })

  test('is deleted when its owner logs out, regardless of its name', () => {
    keepSession('token', { email: 'ada@example.com', name: 'Ada' })
    proposeAddress('order-1', { phone: '555', address: '1 Main St' })
    writeDraft('profile-draft:ada@example.com', draft, { forPage: true })
    dropSession('left')
    expect(readDraft('profile-draft:ada@example.com')).toBeUndefined()
    expect(sessionStorage.length).toBe(0)
  })

  test("moves to the account that signs in if a visitor typed it, while an account's draft stays", () => {
    dropSession()
    writeDraft(draftKeyOf('contact', currentSession()), { typed: { message: 'Hello' } })
    const ofBob = draftKeyOf('contact', { status: 'in', email: 'bob@example.com', name: 'Bob' })
    writeDraft(ofBob, draft)
    claimDrafts('ada@example.com')
    expect(readDraft(draftKeyOf('contact', currentSession()))).toBeUndefined()
    keepSession('token', { email: 'ada@example.com', name: 'Ada' })
    expect(readDraft(draftKeyOf('contact', currentSession()))).toEqual({ typed: { message: 'Hello' } })
    expect(readDraft(ofBob)).toEqual(draft)
  })

  test('is undefined if another program wrote the key', () => {
    sessionStorage.setItem('a-form', '{broken')
    expect(readDraft('a-form')).toBeUndefined()
  })

  test('lasts as long as the page if storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    writeDraft('a-form', draft)
    expect(readDraft('a-form')).toEqual(draft)
  })
})
