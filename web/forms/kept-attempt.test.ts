// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest'
import { keepSession } from '../session/access-token/stored-session.ts'
import { forgetTab } from '../session/browser-storage.ts'
import { noAnswer, refusal } from '../testing/fake-shop-api.ts'
import { keptInBrowser, keptInTab, sendOnce } from './kept-attempt.ts'

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
})

describe.each([
  ['this tab', keptInTab],
  ['the browser', keptInBrowser],
] as const)('An attempt in %s', (_, kept) => {
  test('An attempt keeps its key while the same values are sent, also after a reload', () => {
    const key = kept('refund-attempt:o1').keyFor({ amount: 5 })
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(kept('refund-attempt:o1').keyFor({ amount: 5 })).toBe(key)
    expect(kept('refund-attempt:o2').keyFor({ amount: 5 })).not.toBe(key)
  })

  test('An attempt gets a new key if other values are sent', () => {
    const key = kept('a').keyFor({ amount: 5 })
    expect(kept('a').keyFor({ amount: 6 })).not.toBe(key)
  })

  test('An attempt is stored with the sent values and the time until its result is known', () => {
    const before = Date.now()
    const { key } = kept('a').start({ lines: ['whip'] })
    const open = kept('a').open()
    expect(open).toMatchObject({ key, wish: '{"lines":["whip"]}' })
    expect(open?.startedAt).toBeGreaterThanOrEqual(before)
    kept('a').forget()
    expect(kept('a').open()).toBeUndefined()
  })
})

test('An attempt of a tab ends with its session, but an attempt of the browser does not', () => {
  keptInTab('a').start(1)
  keptInBrowser('b').start(1)
  forgetTab()
  expect(keptInTab('a').open()).toBeUndefined()
  expect(keptInBrowser('b').open()).toBeDefined()
})

describe('Sending once', () => {
  const send = (failure?: Error) =>
    sendOnce(keptInTab('a'), { amount: 5 }, async (key) => {
      if (failure) throw failure
      return key
    })

  test('deletes the key after a response', async () => {
    const first = await send()
    expect(await send()).not.toBe(first)
  })

  test('keeps the key after a lost response', async () => {
    const key = keptInTab('a').keyFor({ amount: 5 })
    await expect(send(noAnswer())).rejects.toThrow()
    expect(await send()).toBe(key)
  })

  test('deletes the key after a refusal', async () => {
    const key = keptInTab('a').keyFor({ amount: 5 })
    await expect(send(refusal('STOCK_GONE'))).rejects.toThrow()
    expect(await send()).not.toBe(key)
  })
})

describe('An attempt that version 1.0.0 kept', () => {
  test('of a form has the same key', () => {
    sessionStorage.setItem('refund-attempt:o1', '{"wish":"{\\"amount\\":5}","key":"k1"}')
    expect(keptInTab('refund-attempt:o1').keyFor({ amount: 5 })).toBe('k1')
  })

  test('of a hold has the same fields', () => {
    localStorage.setItem('hold:ada@example.com', '{"lines":[],"userName":"Ada","key":"k1","startedAt":7}')
    const open = keptInBrowser('hold:ada@example.com').open()
    expect(open).toMatchObject({ key: 'k1', startedAt: 7 })
    expect(JSON.parse(open?.wish ?? '')).toMatchObject({ lines: [], userName: 'Ada' })
  })

  test.each(['', 'null', '{"key":5}', '[]', '288 secret'])(
    'is ignored if another program wrote it as %j',
    (text) => {
      localStorage.setItem('a', text)
      expect(keptInBrowser('a').open()).toBeUndefined()
    },
  )
})
