// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepSession } from '../session/access-token/stored-session.ts'
import { useDraftedForm } from './use-drafted-form.ts'

const stored = { quantity: '', reason: '' }
const wish = { quantity: '-15', reason: 'Broken in the store' }

beforeEach(() => {
  sessionStorage.clear()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
})
afterEach(cleanup)

const open = () => renderHook(() => useDraftedForm('restock', stored))
type Opened = ReturnType<typeof open>
const says = ({ result }: Opened) => result.current.getValues()
const type = ({ result }: Opened, typed: Partial<typeof wish>) =>
  act(() => {
    for (const field of ['quantity', 'reason'] as const)
      if (typed[field] !== undefined) result.current.setValue(field, typed[field])
  })

const asItWas = { name: 'Chain whip', price: '8.00' }
const openProduct = (initial: typeof asItWas) =>
  renderHook(({ product }) => useDraftedForm('product-1', product), { initialProps: { product: initial } })
const savePrice = ({ result }: ReturnType<typeof openProduct>) => {
  act(() => result.current.setValue('price', '10.00'))
  act(() => result.current.sent({ ...asItWas, price: '10.00' }))
}

describe('What was saved counts as stored until it is loaded again', () => {
  test('A form that is left by then keeps no draft, and shows what others have saved since', () => {
    const form = openProduct(asItWas)
    savePrice(form)
    expect(sessionStorage.length).toBe(0)
    form.unmount()
    const theirs = { ...asItWas, price: '12.00' }
    expect(openProduct(theirs).result.current.getValues()).toEqual(theirs)
  })

  test('A form that stays follows what others have saved before it is loaded again', () => {
    const form = openProduct(asItWas)
    savePrice(form)
    const theirs = { ...asItWas, price: '12.00' }
    form.rerender({ product: theirs })
    expect(form.result.current.getValues()).toEqual(theirs)
  })

  test('What others had saved before the answer, and it did not know, comes back with it', () => {
    const form = openProduct(asItWas)
    form.rerender({ product: { ...asItWas, name: 'Chain whip 2' } })
    savePrice(form)
    const both = { name: 'Chain whip 2', price: '10.00' }
    form.rerender({ product: both })
    expect(form.result.current.getValues()).toEqual(both)
  })
})

describe('What was sent', () => {
  test('is no draft any more, also when the form was left before the answer', () => {
    const left = open()
    type(left, wish)
    left.unmount()
    act(() => left.result.current.sent())
    expect(sessionStorage.length).toBe(0)
    expect(says(open())).toEqual(stored)
  })

  test('goes from a form that was opened again before the answer', () => {
    const left = open()
    type(left, wish)
    left.unmount()
    const again = open()
    expect(says(again)).toEqual(wish)
    act(() => left.result.current.sent())
    expect(says(again)).toEqual(stored)
    expect(sessionStorage.length).toBe(0)
  })

  test('is what such a form says where it is stored from now on', () => {
    const left = open()
    type(left, wish)
    left.unmount()
    const again = open()
    const saved = { quantity: '-15', reason: 'Broken' }
    act(() => left.result.current.sent(saved))
    expect(says(again)).toEqual(saved)
    expect(sessionStorage.length).toBe(0)
  })

  test('goes also from a form that has followed what is stored since it was opened again', () => {
    const left = openProduct(asItWas)
    act(() => left.result.current.setValue('name', 'Chain whip 2'))
    left.unmount()
    const again = openProduct(asItWas)
    again.rerender({ product: { ...asItWas, price: '9.00' } })
    act(() => left.result.current.sent())
    expect(again.result.current.getValues()).toEqual({ ...asItWas, price: '9.00' })
  })

  test('brings nothing of before to a form that was opened again and has followed what is stored', () => {
    const left = openProduct(asItWas)
    act(() => left.result.current.setValue('name', 'Chain whip 2'))
    left.unmount()
    const again = openProduct(asItWas)
    again.rerender({ product: { ...asItWas, price: '9.00' } })
    act(() => left.result.current.sent({ name: 'Chain whip 2', price: '8.00' }))
    expect(again.result.current.getValues()).toEqual({ name: 'Chain whip 2', price: '9.00' })
  })

  test('takes nothing from whoever has begun another one there by then', () => {
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
