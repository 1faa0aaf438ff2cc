// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'

import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { beforeEach, expect, test } from 'vitest'
import { keepDraft } from './draft.ts'
import { tool } from './testing/booking-page.tsx'
import { useBookingValues } from './use-booking-values.ts'

const known = { phone: '555', address: '1 Fork Lane' }
beforeEach(() => sessionStorage.clear())

test('What the profile fills in stays when somebody types in the same moment', () => {
  const { result } = renderHook(() => useBookingValues(tool, null))
  act(() => {
    const { fill, change } = result.current
    fill(known)
    change({ quantity: '9' })
  })
  expect(result.current.values).toEqual({ quantity: '9', ...known })
})

test('What was typed before is there as soon as the form is', () => {
  keepDraft(tool._id, { email: null, values: { quantity: '7', ...known } })
  let shown = ''
  function Form() {
    const { values } = useBookingValues(tool, null)
    return <output>{values.quantity}</output>
  }
  const page = document.createElement('div')
  act(() => {
    flushSync(() => createRoot(page).render(<Form />))
    shown = page.textContent
  })
  expect(shown).toBe('7')
})
