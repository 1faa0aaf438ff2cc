// @vitest-environment jsdom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { getBasket, type KeptLine, putBasket } from '../../contract/orders/basket.ts'
import { dropSession, keepSession } from '../session/access-token/stored-session.ts'
import { FakeShop, noAnswer, refusal } from '../testing/fake-shop-api.ts'
import { usEnglishFormats } from '../ui/testing/us-english-formats.ts'
import { readBasket, writeBasket } from './basket.ts'
import { followWith } from './follow-account.ts'

vi.mock('../session/session-api.ts', () => ({ sessionApi: undefined }))

const ada = { email: 'ada@example.com', name: 'Ada' }
const line = (id: string, quantity: number) => ({ id, quantity, name: `Tool ${id}`, price: 10 })
const kept = (id: string, quantity: number): KeptLine => ({ Id: id, quantity, name: `Tool ${id}`, price: 10 })

/** The account's basket, as the shop stores it. */
let account: { version: number; lines: readonly KeptLine[] }
let shop: FakeShop
let stop: () => void = () => undefined

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  account = { version: 0, lines: [] }
  shop = new FakeShop()
  shop.answers(getBasket, () => account)
  shop.answers(putBasket, take)
})
afterEach(() => {
  stop()
  dropSession('left')
  vi.useRealTimers()
})

function take({ body }: { body: { version: number; lines: readonly KeptLine[] } }) {
  if (body.version !== account.version) throw refusal('BASKET_CHANGED')
  account = { version: account.version + 1, lines: body.lines }
  return { acknowledged: true, version: account.version }
}

const settle = () => vi.advanceTimersByTimeAsync(500)
async function follow() {
  stop = followWith(usEnglishFormats, shop.api)
  await settle()
}
const signIn = async (person = ada) => {
  keepSession('token', person)
  await settle()
}
const here = () => readBasket().map(({ id, quantity }) => [id, quantity])
const there = () => account.lines.map(({ Id, quantity }) => [Id, quantity])

describe('The basket of the account', () => {
  test('adds a visitor’s lines at sign-in, once', async () => {
    account = { version: 3, lines: [kept('vice', 2)] }
    writeBasket([line('whip', 1)])
    await follow()
    expect(shop.calls).toEqual([])
    await signIn()
    const both = [
      ['vice', 2],
      ['whip', 1],
    ]
    expect([here(), there()]).toEqual([both, both])
    window.dispatchEvent(new Event('focus'))
    await settle()
    expect([here(), there(), account.version]).toEqual([both, both, 4])
  })

  test('gets changes after a short pause, and several presses in one call', async () => {
    await signIn()
    await follow()
    for (const quantity of [1, 2, 3]) writeBasket([line('whip', quantity)])
    await settle()
    expect(shop.callsOf(putBasket)).toHaveLength(1)
    expect(there()).toEqual([['whip', 3]])
  })

  test('shows changes of another device when the person returns to the tab', async () => {
    account = { version: 1, lines: [kept('whip', 1), kept('vice', 1)] }
    await signIn()
    await follow()
    account = { version: 2, lines: [kept('whip', 4)] }
    window.dispatchEvent(new Event('focus'))
    await settle()
    expect(here()).toEqual([['whip', 4]])
  })

  test('is never overwritten by a device that has not seen its last change', async () => {
    account = { version: 1, lines: [kept('whip', 1)] }
    await signIn()
    await follow()
    account = { version: 2, lines: [kept('whip', 1), kept('vice', 1)] }
    writeBasket([line('whip', 5)])
    await settle()
    const both = [
      ['whip', 5],
      ['vice', 1],
    ]
    expect([here(), there(), account.version]).toEqual([both, both, 3])
  })

  test('changes once, even if the answer to a change was lost', async () => {
    account = { version: 1, lines: [kept('whip', 4)] }
    await signIn()
    await follow()
    shop.answers(putBasket, (call: Parameters<typeof take>[0]) => {
      take(call)
      throw noAnswer()
    })
    writeBasket([line('whip', 6)])
    await settle()
    shop.answers(putBasket, take)
    writeBasket([line('whip', 5)])
    await settle()
    expect([here(), there()]).toEqual([[['whip', 5]], [['whip', 5]]])
  })

  test('leaves the browser at sign-out, and returns at the next sign-in', async () => {
    await signIn()
    await follow()
    writeBasket([line('whip', 2)])
    await settle()
    dropSession('left')
    expect(here()).toEqual([])
    expect(Object.keys(localStorage)).toEqual([])
    expect(there()).toEqual([['whip', 2]])
    writeBasket([line('vice', 1)])
    await signIn()
    expect(here()).toEqual([
      ['whip', 2],
      ['vice', 1],
    ])
  })

  test('hides a change that was not sent before the sign-out until the same account returns', async () => {
    await signIn()
    await follow()
    shop.answers(putBasket, () => {
      throw noAnswer()
    })
    writeBasket([line('whip', 2)])
    await settle()
    dropSession('ended')
    expect(here()).toEqual([])
    shop.answers(putBasket, take)
    await signIn()
    expect([here(), there()]).toEqual([[['whip', 2]], [['whip', 2]]])
  })

  test('never reaches another account on the same computer', async () => {
    await signIn()
    await follow()
    shop.answers(putBasket, () => {
      throw noAnswer()
    })
    writeBasket([line('whip', 2)])
    await settle()
    dropSession('left')
    shop.answers(putBasket, take)
    await signIn({ email: 'bob@example.com', name: 'Bob' })
    expect([here(), there()]).toEqual([[], []])
    expect(JSON.stringify({ ...localStorage })).not.toContain('whip')
  })

  test('holds 200 lines, and leaves out further ones', async () => {
    account = { version: 1, lines: Array.from({ length: 199 }, (_, place) => kept(`t${place}`, 1)) }
    writeBasket([line('one', 1), line('two', 1)])
    await signIn()
    await follow()
    expect(readBasket()).toHaveLength(200)
    expect(account.lines.at(-1)?.Id).toBe('one')
  })
})

test('A basket of 200 lines with names of 300 letters fits into one request', async () => {
  const names = Array.from({ length: 200 }, (_, place) => `${place} ${'ö'.repeat(300)}`)
  await follow()
  await signIn()
  writeBasket(names.map((name, place) => ({ ...line(`0123456789abcdef01234567-${place}`, 1), name })))
  await settle()
  const [sent] = shop.callsOf(putBasket)
  expect(account.lines).toHaveLength(200)
  expect(new TextEncoder().encode(JSON.stringify(sent?.body)).length).toBeLessThan(65_536)
  expect(account.lines[0]?.name).toMatch(/^0 ö+…$/)
})
