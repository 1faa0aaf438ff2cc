// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { PendingBookingNotice } from './pending-booking-notice.tsx'

const home = (
  <MemoryRouter>
    <PendingBookingNotice />
  </MemoryRouter>
)
const waiting = JSON.stringify({ toolId: 't 1', toolName: 'Chain Whip', values: { quantity: '2' } })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(cleanup)

test('A pending booking is shown with a link to its tool', () => {
  keepSession('t', { email: 'ada@example.com', name: 'Ada' })
  sessionStorage.setItem('pending-booking', waiting)
  render(home)
  expect(screen.getByRole('status').textContent).toContain('Your booking of Chain Whip is waiting.')
  expect(screen.getByRole('link', { name: 'Continue booking' }).getAttribute('href')).toBe('/tool/t%201')
})

test('A pending offer leads back to its page', () => {
  keepSession('t', { email: 'ada@example.com', name: 'Ada' })
  const offer = { toolId: 'offer', toolName: 'our offer', path: '/offer' }
  sessionStorage.setItem('pending-booking', JSON.stringify(offer))
  render(home)
  expect(screen.getByRole('status').textContent).toContain('Your booking of our offer is waiting.')
  expect(screen.getByRole('link', { name: 'Continue booking' }).getAttribute('href')).toBe('/offer')
})

test('A dismissed booking is not shown again', async () => {
  keepSession('t', { email: 'ada@example.com', name: 'Ada' })
  sessionStorage.setItem('pending-booking', waiting)
  render(home)
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('status')).toBeNull()
  expect(sessionStorage.getItem('pending-booking')).toBeNull()
})

test('Nothing is shown for a visitor, without a pending booking, or for an invalid stored value', () => {
  sessionStorage.setItem('pending-booking', waiting)
  render(home)
  keepSession('t', { email: 'ada@example.com', name: 'Ada' })
  for (const text of ['', '[]', '{"toolId":1,"toolName":"x"}', 'null']) {
    sessionStorage.setItem('pending-booking', text)
    render(home)
  }
  expect(screen.queryByText(/Chain Whip|undefined/)).toBeNull()
})

test('The server renders no notice, because it does not know the session', () => {
  keepSession('t', { email: 'ada@example.com', name: 'Ada' })
  sessionStorage.setItem('pending-booking', waiting)
  expect(renderToString(home)).toBe('')
})
