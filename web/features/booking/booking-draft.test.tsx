// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { useBookingValues } from './booking-draft.ts'
import { profile, tool } from './testing/booking-page.tsx'

const known = { ...profile, phone: '555', address: '1 Fork Lane' }
beforeEach(() => sessionStorage.clear())

test('The profile fills untouched fields, also when it arrives later', () => {
  const { result, rerender } = renderHook(({ loaded }) => useBookingValues(tool, null, loaded), {
    initialProps: { loaded: undefined as typeof known | undefined },
  })
  act(() => result.current.change({ quantity: '9', phone: '777' }))
  rerender({ loaded: known })
  expect(result.current.values).toEqual({ quantity: '9', phone: '777', address: '1 Fork Lane' })
  act(() => result.current.change({ address: '' }))
  expect(result.current.values.address).toBe('')
})

test('The quantity of the address is shown until another one is typed, and a new one wins again', () => {
  const { result, rerender, unmount } = renderHook(
    ({ asked }) => useBookingValues(tool, null, undefined, asked),
    {
      initialProps: { asked: undefined as string | undefined },
    },
  )
  act(() => result.current.change({ quantity: '9' }))
  rerender({ asked: '40' })
  expect(result.current.values.quantity).toBe('40')
  act(() => result.current.change({ quantity: '41' }))
  rerender({ asked: '40' })
  expect(result.current.values.quantity).toBe('41')
  rerender({ asked: '60' })
  expect(result.current.values.quantity).toBe('60')
  unmount()
})

test("A draft is shown in the form's first render", () => {
  const before = renderHook(() => useBookingValues(tool, null, undefined))
  act(() => before.result.current.change({ quantity: '7' }))
  before.unmount()
  let shown = ''
  function Form() {
    const { values } = useBookingValues(tool, null, undefined)
    return <output>{values.quantity}</output>
  }
  const page = document.createElement('div')
  act(() => {
    flushSync(() => createRoot(page).render(<Form />))
    shown = page.textContent
  })
  expect(shown).toBe('7')
})
