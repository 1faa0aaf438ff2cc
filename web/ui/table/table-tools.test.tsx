// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SelectField } from '../fields/text-field.tsx'
import { SearchBox } from './table-tools.tsx'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const box = () => screen.getByRole<HTMLInputElement>('searchbox')
const type = (text: string) => fireEvent.change(box(), { target: { value: text } })
const pause = () => act(() => vi.advanceTimersByTime(300))

/** Renders a search box whose `value` the test changes with `addressSays`; another key remounts it. */
function open() {
  const searches: string[] = []
  const boxWith = (value: string, key: string) => (
    <SearchBox key={key} label="Search" value={value} onSearch={(search) => searches.push(search)} />
  )
  const { rerender } = render(boxWith('', 'first'))
  return { asked: searches, addressSays: (value: string, key = 'first') => rerender(boxWith(value, key)) }
}

test('Text typed while an earlier search is pending stays in the box', () => {
  const { asked: searches, addressSays: navigate } = open()
  type('B')
  pause()
  expect(searches).toEqual(['B'])
  expect(box().value).toBe('B')
  type('Be')
  navigate('B')
  expect(box().value).toBe('Be')
  pause()
  type('Ben')
  pause()
  navigate('Be')
  expect(box().value).toBe('Ben')
  navigate('Ben')
  expect(box().value).toBe('Ben')
  expect(searches).toEqual(['B', 'Be', 'Ben'])
})

test('Clearing the box while its search is pending searches for everything', () => {
  const { asked: searches, addressSays: navigate } = open()
  type('B')
  pause()
  navigate('B')
  type('')
  pause()
  navigate('')
  expect(searches).toEqual(['B', ''])
  expect(box().value).toBe('')
})

test('A box that is mounted again shows the search in the address and drops the pending one', () => {
  const { asked: searches, addressSays: navigate } = open()
  type('lever')
  navigate('spoke', 'second')
  expect(box().value).toBe('spoke')
  pause()
  expect(searches).toEqual([])
  type('lever')
  pause()
  expect(searches).toEqual(['lever'])
})

test('Enter searches at once, unless the address already has that search', () => {
  const { asked: searches, addressSays: navigate } = open()
  type(' lever ')
  fireEvent.submit(box())
  pause()
  expect(searches).toEqual(['lever'])
  navigate('lever')
  expect(box().value).toBe(' lever ')
  fireEvent.submit(box())
  expect(searches).toEqual(['lever'])
})

test('A click runs the pending search first, and only once', () => {
  const { asked: searches } = open()
  type('lever')
  fireEvent.mouseDown(document.body)
  fireEvent.blur(box())
  expect(searches).toEqual([])
  fireEvent.click(document.body)
  expect(searches).toEqual(['lever'])
  fireEvent.submit(box())
  fireEvent.click(document.body)
  pause()
  expect(searches).toEqual(['lever'])
})

test('The search waits while a pointer is down, and runs after its release without a click', () => {
  const { asked: searches } = open()
  for (const release of [fireEvent.pointerUp, fireEvent.pointerCancel]) {
    type(`lever ${searches.length}`)
    fireEvent.pointerDown(document.body)
    pause()
    pause()
    expect(searches).not.toContain(box().value)
    release(document.body)
    pause()
    expect(searches).toContain(box().value)
  }
})

test("Pressing a select runs the pending search, because the select's list may swallow the end of the press", () => {
  const { asked: searches } = open()
  render(<SelectField label="Sort by" choices={[]} />)
  type('lever')
  fireEvent.pointerDown(screen.getByLabelText('Sort by'))
  pause()
  expect(searches).toEqual(['lever'])
})
