// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { keepSession } from '../session/stored-session.ts'
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
