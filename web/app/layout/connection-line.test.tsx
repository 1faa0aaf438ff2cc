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

function network(there: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(there)
  act(() => void window.dispatchEvent(new Event(there ? 'online' : 'offline')))
}

const line = () => screen.getByRole('status').textContent

test('Nothing is said while the shop can be reached', () => {
  render(<ConnectionLine />)
  expect(line()).toBe('')
})

test('A page says that it is offline, until it is not', () => {
  render(<ConnectionLine />)
  network(false)
  expect(line()).toBe(layoutTexts.offline)
  network(true)
  expect(line()).toBe('')
})

test('A page that Back shows again says what holds now: it heard of nothing meanwhile', () => {
  render(<ConnectionLine />)
  network(false)
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(line()).toBe('')
})

test('A page says that the shop does not answer, until it does', () => {
  render(<ConnectionLine />)
  act(() => noteAnswer(false))
  expect(line()).toBe(layoutTexts.silent)
  act(() => noteAnswer(true))
  expect(line()).toBe('')
})

test('A network that comes back says nothing of the last call any more', () => {
  render(<ConnectionLine />)
  act(() => noteAnswer(false))
  network(true)
  expect(line()).toBe('')
})

test('The server’s page says nothing of it, whatever the browser will say', () => {
  noteAnswer(false)
  expect(renderToString(<ConnectionLine />)).toBe('<div role="status" class="connection"></div>')
})
