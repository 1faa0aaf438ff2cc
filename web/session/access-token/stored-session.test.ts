// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { dropSession, keepSession } from './stored-session.ts'

const email = 'ada@example.com'
const [typed, opened, anothers] = [`quote-draft:${email}`, `quick ${email}`, 'quote-draft:grace@example.com']

beforeEach(() => {
  sessionStorage.clear()
  for (const key of [typed, opened, anothers]) sessionStorage.setItem(key, '{}')
  keepSession('token', { email, name: 'Ada' })
})

const kept = () => Object.keys(sessionStorage).toSorted()

test('Who logs out leaves nothing in the tab of what was typed and opened', () => {
  dropSession('left')
  expect(kept()).toEqual([anothers])
})

test('A session that ends by itself keeps it for the next log-in', () => {
  dropSession('ended')
  expect(kept()).toEqual([opened, anothers, typed].toSorted())
})
