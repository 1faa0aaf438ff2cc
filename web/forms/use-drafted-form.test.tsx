// @vitest-environment jsdom

import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepSession } from '../session/access-token/stored-session.ts'
import { InSettings } from '../testing/in-shop.tsx'
import { useDraftedForm } from './use-drafted-form.ts'

const noRules = {}
const stored = { quantity: '', reason: '' }
const draft = { quantity: '-15', reason: 'Broken in the store' }

beforeEach(() => {
  sessionStorage.clear()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
})
afterEach(cleanup)

const open = () => renderHook(() => useDraftedForm('restock', stored, noRules), { wrapper: InSettings })
type Opened = ReturnType<typeof open>
const valuesOf = ({ result }: Opened) => result.current.values
const type = ({ result }: Opened, typed: Partial<typeof draft>) =>
  act(() => {
    for (const field of ['quantity', 'reason'] as const)
      if (typed[field] !== undefined) result.current.change({ [field]: typed[field] })
  })

const original = { name: 'Chain whip', price: '8.00' }
const openProduct = (initial: typeof original) =>
  renderHook(({ product }) => useDraftedForm('product-1', product, noRules), {
    initialProps: { product: initial },
    wrapper: InSettings,
  })
const savePrice = ({ result }: ReturnType<typeof openProduct>) => {
  act(() => result.current.change({ price: '10.00' }))
  act(() => result.current.sent({ ...original, price: '10.00' }))
}

describe('After a submit, the saved values count as stored until the record is reloaded', () => {
  test("A form opened later shows the reloaded record, including other people's changes", () => {
    const form = openProduct(original)
    savePrice(form)
    expect(sessionStorage.length).toBe(0)
    form.unmount()
    const theirs = { ...original, price: '12.00' }
    expect(openProduct(theirs).result.current.values).toEqual(theirs)
  })

  test("An open form follows other people's changes of the record", () => {
    const form = openProduct(original)
    savePrice(form)
    const theirs = { ...original, price: '12.00' }
    form.rerender({ product: theirs })
    expect(form.result.current.values).toEqual(theirs)
  })

  test('An open form shows the whole record once it is reloaded', () => {
    const form = openProduct(original)
    form.rerender({ product: { ...original, name: 'Chain whip 2' } })
    savePrice(form)
    const both = { name: 'Chain whip 2', price: '10.00' }
    form.rerender({ product: both })
    expect(form.result.current.values).toEqual(both)
  })
})

describe('A sent draft', () => {
  test('is deleted, even if the person left the form before the response', () => {
    const left = open()
    type(left, draft)
    left.unmount()
    act(() => left.result.current.sent())
    expect(sessionStorage.length).toBe(0)
    expect(valuesOf(open())).toEqual(stored)
  })

  test('is cleared from a form that the person reopened before the response', () => {
    const left = open()
    type(left, draft)
    left.unmount()
    const again = open()
    expect(valuesOf(again)).toEqual(draft)
    act(() => left.result.current.sent())
    expect(valuesOf(again)).toEqual(stored)
    expect(sessionStorage.length).toBe(0)
  })

  test('becomes the stored values of that form', () => {
    const left = open()
    type(left, draft)
    left.unmount()
    const again = open()
    const saved = { quantity: '-15', reason: 'Broken' }
    act(() => left.result.current.sent(saved))
    expect(valuesOf(again)).toEqual(saved)
    expect(sessionStorage.length).toBe(0)
  })

  test('is cleared from that form even after the record was reloaded', () => {
    const left = openProduct(original)
    act(() => left.result.current.change({ name: 'Chain whip 2' }))
    left.unmount()
    const again = openProduct(original)
    again.rerender({ product: { ...original, price: '9.00' } })
    act(() => left.result.current.sent())
    expect(again.result.current.values).toEqual({ ...original, price: '9.00' })
  })

  test('leaves the other fields of that form as they were loaded', () => {
    const left = openProduct(original)
    act(() => left.result.current.change({ name: 'Chain whip 2' }))
    left.unmount()
    const again = openProduct(original)
    again.rerender({ product: { ...original, price: '9.00' } })
    act(() => left.result.current.sent({ name: 'Chain whip 2', price: '8.00' }))
    expect(again.result.current.values).toEqual({ name: 'Chain whip 2', price: '9.00' })
  })

  test('keeps a new draft that the person began in that form meanwhile', () => {
    const left = open()
    type(left, draft)
    left.unmount()
    const again = open()
    type(again, { quantity: '20' })
    act(() => left.result.current.sent())
    expect(valuesOf(again)).toEqual({ ...draft, quantity: '20' })
    again.unmount()
    expect(valuesOf(open())).toEqual({ ...draft, quantity: '20' })
  })
})

describe('An untouched field', () => {
  test('follows the record, while typed fields keep their text', () => {
    const form = openProduct(original)
    act(() => form.result.current.change({ price: '9.00' }))
    form.rerender({ product: { name: 'Chain whip 2', price: '8.50' } })
    expect(form.result.current.values).toEqual({ name: 'Chain whip 2', price: '9.00' })
  })

  test('is not in the draft, and neither is a field typed back to its stored value', () => {
    const form = openProduct(original)
    act(() => form.result.current.change({ price: '9.00' }))
    expect(Object.values({ ...sessionStorage })).toEqual([JSON.stringify({ typed: { price: '9.00' } })])
    act(() => form.result.current.change({ price: '8.00' }))
    expect(sessionStorage.length).toBe(0)
  })
})

describe('A draft from before a reload', () => {
  test('is distinguished from newly typed text, and ends once it is sent', () => {
    const left = openProduct(original)
    act(() => left.result.current.change({ price: '9.00' }))
    expect(left.result.current.fromEarlier).toBe(false)
    left.unmount()
    const again = openProduct(original)
    expect(again.result.current.fromEarlier).toBe(true)
    act(() => again.result.current.change({ name: 'Whip' }))
    expect(again.result.current.fromEarlier).toBe(true)
    act(() => again.result.current.sent({ name: 'Whip', price: '9.00' }))
    expect(again.result.current.fromEarlier).toBe(false)
    act(() => again.result.current.change({ name: 'Whip 2' }))
    expect(again.result.current.fromEarlier).toBe(false)
  })

  test('can be dropped by the person, and text typed afterwards does not count as earlier', () => {
    const left = openProduct(original)
    act(() => left.result.current.change({ price: '9.00' }))
    left.unmount()
    const again = openProduct(original)
    act(() => again.result.current.discard())
    expect(again.result.current).toMatchObject({ fromEarlier: false, values: original })
    expect(sessionStorage.length).toBe(0)
    act(() => again.result.current.change({ price: '9.50' }))
    expect(again.result.current).toMatchObject({ fromEarlier: false, values: { price: '9.50' } })
  })

  test('does not exist if it has only stored values', () => {
    const left = openProduct(original)
    act(() => left.result.current.change({ price: '9.00' }))
    left.unmount()
    expect(openProduct({ ...original, price: '9.00' }).result.current.fromEarlier).toBe(false)
  })
})

test('Two forms of one record on a page show the same draft', () => {
  const one = openProduct(original)
  const other = openProduct(original)
  act(() => one.result.current.change({ name: 'Chain tool' }))
  expect(other.result.current.values).toEqual({ ...original, name: 'Chain tool' })
})

describe('A record with versions', () => {
  const openVersion = (product: typeof original, version: number) =>
    renderHook(({ product, version }) => useDraftedForm('product-1', product, noRules, version), {
      initialProps: { product, version },
      wrapper: InSettings,
    })

  test('is outdated if a version is stored that differs from the one below the typed text, also after a reload', () => {
    const left = openVersion(original, 1)
    act(() => left.result.current.change({ price: '9.00' }))
    expect(left.result.current.isOutdated).toBe(false)
    left.unmount()
    const again = openVersion({ ...original, name: 'Whip' }, 2)
    expect(again.result.current).toMatchObject({
      isOutdated: true,
      begun: { version: 1, values: original },
      values: { name: 'Whip', price: '9.00' },
    })
    act(() => again.result.current.change({ price: '9.50' }))
    expect(again.result.current.begun.version).toBe(1)
    act(() => again.result.current.goOn())
    expect(again.result.current).toMatchObject({ isOutdated: false, values: { price: '9.50' } })
  })

  test("is not outdated by the person's own save, even for text typed before it is loaded again", () => {
    const form = openVersion(original, 1)
    act(() => form.result.current.change({ price: '9.00' }))
    act(() => form.result.current.sent({ price: '9.00' }))
    act(() => form.result.current.change({ name: 'Whip' }))
    act(() => form.result.current.change({ name: 'Whip 2' }))
    form.rerender({ product: { ...original, price: '9.00' }, version: 2 })
    expect(form.result.current).toMatchObject({
      isOutdated: false,
      values: { name: 'Whip 2', price: '9.00' },
    })
  })
})
