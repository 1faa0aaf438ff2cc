// @vitest-environment jsdom
import { render, screen } from '@testing-library/react'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WithoutLink } from './without-link.tsx'

const page = (link: object | null | undefined) => (
  <WithoutLink link={link} checking="Checking">
    <p role="alert">No link</p>
  </WithoutLink>
)

/** Renders the page as the server does; the returned function hydrates it with the link. */
function openFromServer() {
  const main = document.createElement('main')
  main.innerHTML = renderToString(page(undefined))
  document.body.replaceChildren(main)
  const hydrateWith = async (link: object | null) => {
    const root = await act(() => hydrateRoot(main, page(undefined)))
    await act(() => root.render(page(link)))
  }
  return { main, hydrateWith }
}

test('The server renders both contents, and only one stays if there is no link', async () => {
  const { main, hydrateWith } = openFromServer()
  expect(main.textContent).toBe('CheckingNo link')
  const shown = screen.getByRole('alert')
  await hydrateWith(null)
  expect(main.textContent).toBe('No link')
  expect(screen.getByRole('alert')).toBe(shown)
})

test('If there is a link, neither content stays', async () => {
  const { main, hydrateWith } = openFromServer()
  await hydrateWith({})
  expect(main.textContent).toBe('')
})

test('A page opened by the router looks for the link before it says that the link is missing', () => {
  render(page(undefined))
  expect(screen.queryByRole('alert')).toBeNull()
})
