// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../testing/fake-shop-api.ts'
import { useSending } from './use-sending.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

class Boundary extends Component<{ children: ReactNode }> {
  override state = { broken: false }
  static getDerivedStateFromError() {
    return { broken: true }
  }
  override render() {
    return this.state.broken ? 'broken' : this.props.children
  }
}

describe('A submit', () => {
  test('is done once at a time', async () => {
    const { result } = renderHook(() => useSending())
    const first = Promise.withResolvers<'sent'>()
    const second = vi.fn(async () => 'sent' as const)
    await act(async () => {
      const sent = result.current.send(() => first.promise, [])
      expect(await result.current.send(second, [])).toBe('stopped')
      first.resolve('sent')
      expect(await sent).toBe('sent')
    })
    expect(second).not.toHaveBeenCalled()
    expect(result.current.busy).toBe(false)
    expect(await act(() => result.current.send(second, []))).toBe('sent')
  })

  test('that is refused says why, until the next one', async () => {
    const { result } = renderHook(() => useSending())
    await act(() => result.current.send(() => Promise.reject(refusal('BUSY')), []))
    expect(result.current.problem).toBe(refusal('BUSY').message)
    act(() => result.current.reopen())
    expect(result.current.problem).toBeUndefined()
  })

  test('leaves it to the fields to say what is wrong with them', async () => {
    const { result } = renderHook(() => useSending())
    const invalid = refusal('INPUT_INVALID', { phone: 'Too long.' })
    const sent = await act(() => result.current.send(() => Promise.reject(invalid), ['phone']))
    expect(sent).toEqual({ fields: { phone: 'Too long.' } })
    expect(result.current.problem).toBeUndefined()
    await act(() => result.current.send(() => Promise.reject(invalid), ['name']))
    expect(result.current.problem).toBe(invalid.message)
  })

  test('that breaks in a way nobody foresaw is left to the page’s error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const { result } = renderHook(() => useSending(), { wrapper: Boundary })
    await act(() => result.current.send(() => Promise.reject(new TypeError('a defect')), []))
    expect(document.body.textContent).toBe('broken')
  })
})
