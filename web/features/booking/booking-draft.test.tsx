// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { startTransition, useLayoutEffect } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keyOfAttempt, useBookingValues } from './booking-draft.ts'
import { profile, tool } from './testing/booking-page.tsx'

/** Longer than React works before it yields to the browser. */
const turnMs = 20
const known = { ...profile, phone: '555', address: '1 Fork Lane' }
beforeEach(() => sessionStorage.clear())
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('The profile fills untouched fields, even if it arrives later', () => {
  const { result, rerender } = renderHook(({ loaded }) => useBookingValues(tool, null, loaded), {
    initialProps: { loaded: undefined as typeof known | undefined },
  })
  act(() => result.current.change({ quantity: '9', phone: '777' }))
  rerender({ loaded: known })
  expect(result.current.values).toEqual({ quantity: '9', phone: '777', address: '1 Fork Lane' })
  act(() => result.current.change({ address: '' }))
  expect(result.current.values.address).toBe('')
})

test('The quantity in the address is shown until the person types another, and a new address shows its quantity again', () => {
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

test('A quantity that replaced the one in the address stays after a failed booking', () => {
  const email = 'ada@example.com'
  const { result, unmount } = renderHook(() => useBookingValues(tool, email, undefined, '40'))
  act(() => result.current.change({ quantity: '41' }))
  act(() => void keyOfAttempt(tool, { email, name: 'Ada' }, result.current.values))
  expect(result.current.values.quantity).toBe('41')
  unmount()
})

test("A visitor's draft belongs to the first account that sees it, even if the account changes nothing", () => {
  const shownTo = (email: string | null) => {
    cleanup()
    return renderHook(() => useBookingValues(tool, email, undefined)).result.current
  }
  const visitors = shownTo(null)
  act(() => visitors.change({ phone: '777' }))
  expect(shownTo('ada@example.com').values.phone).toBe('777')
  expect(shownTo('bob@example.com').values.phone).toBe('')
  expect(shownTo('ada@example.com').values.phone).toBe('777')
})

test("Values typed after the session has ended join the account's draft, and replace nothing else", () => {
  const shownTo = (email: string | null) => {
    cleanup()
    return renderHook(() => useBookingValues(tool, email, undefined)).result.current
  }
  const ofAda = shownTo('ada@example.com')
  act(() => ofAda.change({ quantity: '40', address: '1 Fork Lane' }))
  const ended = shownTo(null)
  expect(ended.values).toEqual({ quantity: '5', phone: '', address: '' })
  act(() => ended.change({ address: '2 Rim Road' }))
  expect(shownTo('ada@example.com').values).toEqual({ quantity: '40', phone: '', address: '2 Rim Road' })
})

test('A draft is in the form at its first render', () => {
  const before = renderHook(() => useBookingValues(tool, null, undefined))
  act(() => before.result.current.change({ quantity: '7' }))
  before.unmount()
  let shown = ''
  function Form() {
    const { values } = useBookingValues(tool, null, undefined)
    return <output>{values.quantity}</output>
  }
  const page = document.createElement('div')
  const root = createRoot(page)
  act(() => {
    flushSync(() => root.render(<Form />))
    shown = page.textContent
    root.unmount()
  })
  expect(shown).toBe('7')
})

test('A quantity typed right after a navigation is shown at once, so that no other quantity can be booked', async () => {
  // As in a browser: a navigation is a transition, and after a large page its effects run in a later task.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  function Form() {
    const { values, change } = useBookingValues(tool, null, undefined)
    useLayoutEffect(() => {
      const drawnAt = performance.now()
      while (performance.now() < drawnAt + turnMs);
    }, [])
    return (
      <>
        <input value={values.quantity} onChange={(event) => change({ quantity: event.target.value })} />
        <output>{values.quantity}</output>
      </>
    )
  }
  const page = document.createElement('div')
  const root = createRoot(page)
  const drawn = new Promise((resolve) => {
    new MutationObserver(resolve).observe(page, { childList: true })
  })
  startTransition(() => root.render(<Form />))
  await drawn
  const input = page.querySelector('input')
  // React overrides `value` of the element to detect its own changes; this change simulates a person's.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '7')
  input?.dispatchEvent(new Event('input', { bubbles: true }))
  expect([input?.value, page.textContent]).toEqual(['7', '7'])
  root.unmount()
})
