// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { refusal } from '../testing/fake-shop-api.ts'
import { problems } from '../texts/problems.ts'
import { useSending } from './use-sending.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

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

  test('that fails unexpectedly says so, and can be made again', async () => {
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    const { result } = renderHook(() => useSending())
    const defect = new TypeError('a defect')
    const sent = await act(() => result.current.send(() => Promise.reject(defect), []))
    expect(sent).toEqual({ fields: {} })
    expect(result.current.problem).toBe(problems.broken)
    expect(reported).toHaveBeenCalledWith(defect)
    expect(await act(() => result.current.send(async () => 'sent', []))).toBe('sent')
    expect(result.current.problem).toBeUndefined()
  })
})
