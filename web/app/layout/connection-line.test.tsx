// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test, vi } from 'vitest'
import { noteAnswer } from '../../api/connection.ts'
import { layoutTexts } from '../../texts/layout.ts'
import { ConnectionLine } from './connection-line.tsx'

afterEach(() => {
  cleanup()
  noteAnswer(true)
  vi.restoreAllMocks()
})

function network(onLine: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
  act(() => void window.dispatchEvent(new Event(onLine ? 'online' : 'offline')))
}

const line = () => screen.getByRole('status').textContent

test('Nothing is shown while the shop is reachable', () => {
  render(<ConnectionLine />)
  expect(line()).toBe('')
})

test('A page says that it is offline until the network returns', () => {
  render(<ConnectionLine />)
  network(false)
  expect(line()).toBe(layoutTexts.offline)
  network(true)
  expect(line()).toBe('')
})

test('A page restored from the back/forward cache shows the current state', () => {
  render(<ConnectionLine />)
  network(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(line()).toBe('')
})

test('A page says that the shop does not respond until the shop responds again', () => {
  render(<ConnectionLine />)
  act(() => noteAnswer(false))
  expect(line()).toBe(layoutTexts.silent)
  act(() => noteAnswer(true))
  expect(line()).toBe('')
})

test("The network's return clears the last failure", () => {
  render(<ConnectionLine />)
  act(() => noteAnswer(false))
  network(true)
  expect(line()).toBe('')
})

test('The server renders no line, whatever the browser shows later', () => {
  noteAnswer(false)
  expect(renderToString(<ConnectionLine />)).toBe('<div role="status" class="connection"></div>')
})
