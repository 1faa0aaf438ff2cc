// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Chooser, SearchBox } from './table-tools.tsx'

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

/** A box over an address that says something else when the test lets it; another key makes another box. */
function open() {
  const asked: string[] = []
  const at = (value: string, key: string) => (
    <SearchBox key={key} label="Search" value={value} onSearch={(search) => asked.push(search)} />
  )
  const { rerender } = render(at('', 'first'))
  return { asked, addressSays: (value: string, key = 'first') => rerender(at(value, key)) }
}

test('What is typed while an earlier search is still on its way stays in the box', () => {
  const { asked, addressSays } = open()
  type('B')
  pause()
  expect(asked).toEqual(['B'])
  expect(box().value).toBe('B')
  type('Be')
  addressSays('B')
  expect(box().value).toBe('Be')
  pause()
  type('Ben')
  pause()
  addressSays('Be')
  expect(box().value).toBe('Ben')
  addressSays('Ben')
  expect(box().value).toBe('Ben')
  expect(asked).toEqual(['B', 'Be', 'Ben'])
})

test('A box that is emptied while its search is on its way asks for everything again', () => {
  const { asked, addressSays } = open()
  type('B')
  pause()
  addressSays('B')
  type('')
  pause()
  addressSays('')
  expect(asked).toEqual(['B', ''])
  expect(box().value).toBe('')
})

test('A box with another key shows what the address says, and searches no more for what was typed before', () => {
  const { asked, addressSays } = open()
  type('lever')
  addressSays('spoke', 'second')
  expect(box().value).toBe('spoke')
  pause()
  expect(asked).toEqual([])
  type('lever')
  pause()
  expect(asked).toEqual(['lever'])
})

test('Enter does not wait for the pause, and what the address says already is not asked for', () => {
  const { asked, addressSays } = open()
  type(' lever ')
  fireEvent.submit(box())
  pause()
  expect(asked).toEqual(['lever'])
  addressSays('lever')
  expect(box().value).toBe(' lever ')
  fireEvent.submit(box())
  expect(asked).toEqual(['lever'])
})

test('A click does not wait for the pause either, and nothing moves before it; nothing is asked for twice', () => {
  const { asked } = open()
  type('lever')
  fireEvent.mouseDown(document.body)
  fireEvent.blur(box())
  expect(asked).toEqual([])
  fireEvent.click(document.body)
  expect(asked).toEqual(['lever'])
  fireEvent.submit(box())
  fireEvent.click(document.body)
  pause()
  expect(asked).toEqual(['lever'])
})

test('Nothing moves below a pointer that is held down; what is typed is looked for when it brings no click', () => {
  const { asked } = open()
  for (const letsGo of [fireEvent.pointerUp, fireEvent.pointerCancel]) {
    type(`lever ${asked.length}`)
    fireEvent.pointerDown(document.body)
    pause()
    pause()
    expect(asked).not.toContain(box().value)
    letsGo(document.body)
    pause()
    expect(asked).toContain(box().value)
  }
})

test('Who goes on to a select, whose list may keep the end of the press to itself, gets what was typed', () => {
  const { asked } = open()
  render(<Chooser name="sort" label="Sort by" choices={[]} value="" onChoose={() => undefined} />)
  type('lever')
  fireEvent.pointerDown(screen.getByLabelText('Sort by'))
  pause()
  expect(asked).toEqual(['lever'])
})
