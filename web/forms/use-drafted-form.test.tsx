// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepSession } from '../session/access-token/stored-session.ts'
import { useDraftedForm } from './use-drafted-form.ts'

const noRules = {}
const stored = { quantity: '', reason: '' }
const wish = { quantity: '-15', reason: 'Broken in the store' }

beforeEach(() => {
  sessionStorage.clear()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
})
afterEach(cleanup)

const open = () => renderHook(() => useDraftedForm('restock', stored, noRules))
type Opened = ReturnType<typeof open>
const says = ({ result }: Opened) => result.current.values
const type = ({ result }: Opened, typed: Partial<typeof wish>) =>
  act(() => {
    for (const field of ['quantity', 'reason'] as const)
      if (typed[field] !== undefined) result.current.change({ [field]: typed[field] })
  })

const asItWas = { name: 'Chain whip', price: '8.00' }
const openProduct = (initial: typeof asItWas) =>
  renderHook(({ product }) => useDraftedForm('product-1', product, noRules), {
    initialProps: { product: initial },
  })
const savePrice = ({ result }: ReturnType<typeof openProduct>) => {
  act(() => result.current.change({ price: '10.00' }))
  act(() => result.current.sent({ ...asItWas, price: '10.00' }))
}

describe('Saved values count as stored until the record is loaded again', () => {
  test('A form that is opened after that shows the record, also one that others saved since', () => {
    const form = openProduct(asItWas)
    savePrice(form)
    expect(sessionStorage.length).toBe(0)
    form.unmount()
    const theirs = { ...asItWas, price: '12.00' }
    expect(openProduct(theirs).result.current.values).toEqual(theirs)
  })

  test('A form that stays open follows a record that others saved meanwhile', () => {
    const form = openProduct(asItWas)
    savePrice(form)
    const theirs = { ...asItWas, price: '12.00' }
    form.rerender({ product: theirs })
    expect(form.result.current.values).toEqual(theirs)
  })

  test('A form that stays open shows all of the record once it is loaded again', () => {
    const form = openProduct(asItWas)
    form.rerender({ product: { ...asItWas, name: 'Chain whip 2' } })
    savePrice(form)
    const both = { name: 'Chain whip 2', price: '10.00' }
    form.rerender({ product: both })
    expect(form.result.current.values).toEqual(both)
  })
})

describe('A draft that was sent', () => {
  test('is forgotten, also when the form was left before the answer', () => {
    const left = open()
    type(left, wish)
    left.unmount()
    act(() => left.result.current.sent())
    expect(sessionStorage.length).toBe(0)
    expect(says(open())).toEqual(stored)
  })

  test('disappears from a form that was opened again before the answer', () => {
    const left = open()
    type(left, wish)
    left.unmount()
    const again = open()
    expect(says(again)).toEqual(wish)
    act(() => left.result.current.sent())
    expect(says(again)).toEqual(stored)
    expect(sessionStorage.length).toBe(0)
  })

  test('becomes the stored values of such a form', () => {
    const left = open()
    type(left, wish)
    left.unmount()
    const again = open()
    const saved = { quantity: '-15', reason: 'Broken' }
    act(() => left.result.current.sent(saved))
    expect(says(again)).toEqual(saved)
    expect(sessionStorage.length).toBe(0)
  })

  test('disappears from such a form also after its record was loaded again', () => {
    const left = openProduct(asItWas)
    act(() => left.result.current.change({ name: 'Chain whip 2' }))
    left.unmount()
    const again = openProduct(asItWas)
    again.rerender({ product: { ...asItWas, price: '9.00' } })
    act(() => left.result.current.sent())
    expect(again.result.current.values).toEqual({ ...asItWas, price: '9.00' })
  })

  test('leaves the other fields of such a form as they were loaded', () => {
    const left = openProduct(asItWas)
    act(() => left.result.current.change({ name: 'Chain whip 2' }))
    left.unmount()
    const again = openProduct(asItWas)
    again.rerender({ product: { ...asItWas, price: '9.00' } })
    act(() => left.result.current.sent({ name: 'Chain whip 2', price: '8.00' }))
    expect(again.result.current.values).toEqual({ name: 'Chain whip 2', price: '9.00' })
  })

  test('leaves another draft that was begun in such a form meanwhile', () => {
    const left = open()
    type(left, wish)
    left.unmount()
    const again = open()
    type(again, { quantity: '20' })
    act(() => left.result.current.sent())
    expect(says(again)).toEqual({ ...wish, quantity: '20' })
    again.unmount()
    expect(says(open())).toEqual({ ...wish, quantity: '20' })
  })
})

describe('A field that was not typed into', () => {
  test('follows the record, and the others keep what was typed', () => {
    const form = openProduct(asItWas)
    act(() => form.result.current.change({ price: '9.00' }))
    form.rerender({ product: { name: 'Chain whip 2', price: '8.50' } })
    expect(form.result.current.values).toEqual({ name: 'Chain whip 2', price: '9.00' })
  })

  test('is in no draft: what is typed back to the stored value neither', () => {
    const form = openProduct(asItWas)
    act(() => form.result.current.change({ price: '9.00' }))
    expect(Object.values({ ...sessionStorage })).toEqual([JSON.stringify({ typed: { price: '9.00' } })])
    act(() => form.result.current.change({ price: '8.00' }))
    expect(sessionStorage.length).toBe(0)
  })
})

test('Two forms of one record in a page show the same', () => {
  const one = openProduct(asItWas)
  const other = openProduct(asItWas)
  act(() => one.result.current.change({ name: 'Chain tool' }))
  expect(other.result.current.values).toEqual({ ...asItWas, name: 'Chain tool' })
})
