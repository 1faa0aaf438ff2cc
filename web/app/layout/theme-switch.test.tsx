// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { prePaintScript } from '../render/pre-paint-script.ts'
import { ThemeSwitch } from './theme-switch.tsx'

beforeEach(() => {
  window.localStorage.clear()
  delete document.documentElement.dataset.theme
})
afterEach(cleanup)

/** Runs the script as the browser does while it reads a page's head. */
function openPage() {
  const script = document.createElement('script')
  script.textContent = prePaintScript
  document.head.append(script)
}

test('The night is kept, and the next page is dark before it is painted', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  delete document.documentElement.dataset.theme
  openPage()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test('Back to the system, nothing is kept', async () => {
  window.localStorage.setItem('theme', 'dark')
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(window.localStorage.getItem('theme')).toBeNull()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('A page opened with an access token keeps the place of Login free', () => {
  window.localStorage.setItem('accessToken', 'token')
  openPage()
  expect(document.documentElement.dataset.session).toBe('in')
})

test('Nothing can be chosen before the page is alive: nobody would hear of it', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ThemeSwitch />)
  expect(page.querySelector('fieldset')?.disabled).toBe(true)
  document.body.append(page)
  render(<ThemeSwitch />, { container: page, hydrate: true })
  expect(page.querySelector('fieldset')?.disabled).toBe(false)
})
