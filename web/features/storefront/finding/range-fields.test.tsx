// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { RangeFields } from './range-fields.tsx'
import { findingTexts } from './texts.ts'

afterEach(cleanup)

test('The end of a range shows what to type, and words in it have no effect', async () => {
  const choose = vi.fn()
  render(
    <form>
      <RangeFields
        name="price"
        bounds={{ from: 6.4, to: 70 }}
        decimals={2}
        address={new URLSearchParams()}
        choose={choose}
      />
    </form>,
  )
  const from = screen.getByRole<HTMLInputElement>('textbox', { name: findingTexts.from })
  expect(from.placeholder).toBe('6.40')
  const hint = document.getElementById(from.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe(findingTexts.rangeHint)
  const user = userEvent.setup()
  await user.type(from, 'cheap')
  expect(from.validity.patternMismatch).toBe(true)
  await user.tab()
  expect(choose).not.toHaveBeenCalled()
  expect(from.value).toBe('cheap')
  await user.clear(from)
  await user.type(from, ' 12,50 ')
  expect(from.validity.valid).toBe(true)
  await user.tab()
  expect(choose).toHaveBeenCalledOnce()
})
