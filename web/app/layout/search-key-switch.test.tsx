// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { inlineScript } from '../render/inline-script.ts'
import { SearchKeySwitch } from './search-key-switch.tsx'

beforeEach(() => {
  window.localStorage.clear()
  const script = document.createElement('script')
  script.textContent = inlineScript
  document.head.replaceChildren(script)
})
afterEach(cleanup)

/** Renders the field and the switch, and presses `/` outside of the field. */
async function pressSlash() {
  screen.getByRole('checkbox').focus()
  screen.getByRole('checkbox').blur()
  await userEvent.keyboard('/')
  return document.activeElement === screen.getByRole('searchbox')
}

test('The key / focuses the search until it is turned off, and works again when it is turned on', async () => {
  render(
    <>
      <form className="find">
        <input type="search" />
      </form>
      <SearchKeySwitch />
    </>,
  )
  const key = screen.getByRole('checkbox', { name: 'Key / for the search', checked: true })
  expect(await pressSlash()).toBe(true)
  await userEvent.click(key)
  expect(await pressSlash()).toBe(false)
  expect(screen.getByRole('checkbox', { checked: false })).toBe(key)
  await userEvent.click(key)
  expect(await pressSlash()).toBe(true)
})
