// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlineScript } from '../render/inline-script.ts'
import { ThemeSwitch } from './theme-switch.tsx'

beforeEach(() => {
  window.localStorage.clear()
  delete document.documentElement.dataset.theme
})
afterEach(cleanup)

/** Runs the script as the browser does while parsing the head. */
function openPage() {
  const script = document.createElement('script')
  script.textContent = inlineScript
  document.head.append(script)
}

test('The dark theme is stored, and the next page is dark before its first paint', async () => {
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'Night' }))
  expect(document.documentElement.dataset.theme).toBe('dark')
  delete document.documentElement.dataset.theme
  openPage()
  expect(document.documentElement.dataset.theme).toBe('dark')
})

test("Choosing the system's theme removes the stored theme", async () => {
  window.localStorage.setItem('theme', 'dark')
  render(<ThemeSwitch />)
  await userEvent.click(screen.getByRole('radio', { name: 'System' }))
  expect(window.localStorage.getItem('theme')).toBeNull()
  expect(document.documentElement.dataset.theme).toBeUndefined()
})

test('A page opened with an access token reserves the space of Login', () => {
  window.localStorage.setItem('accessToken', 'token')
  openPage()
  expect(document.documentElement.dataset.session).toBe('in')
})

test('The switch is disabled before hydration', () => {
  const page = document.createElement('div')
  page.innerHTML = renderToString(<ThemeSwitch />)
  expect(page.querySelector('fieldset')?.disabled).toBe(true)
  document.body.append(page)
  render(<ThemeSwitch />, { container: page, hydrate: true })
  expect(page.querySelector('fieldset')?.disabled).toBe(false)
})
