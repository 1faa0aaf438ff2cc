// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { readInTab, writeInTab } from '../browser-storage.ts'
import { dropSession, keepSession } from './stored-session.ts'

beforeEach(() => {
  sessionStorage.clear()
  writeInTab('booking:axle-vice-draft:', '{}')
  writeInTab('profile-draft:ada@example.com', '{}', { forPage: true })
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
})

const kept = () => [readInTab('booking:axle-vice-draft:'), readInTab('profile-draft:ada@example.com')]

test('Logging out removes typed values and opened pages from the tab', () => {
  dropSession('left')
  expect([...kept(), sessionStorage.length]).toEqual([null, null, 0])
})

test('Typed values and opened pages stay when a session expires, for the next sign-in', () => {
  dropSession('ended')
  expect(kept()).toEqual(['{}', '{}'])
})
