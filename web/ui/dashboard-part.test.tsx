// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DashboardPart, useFocusOnHeading } from './dashboard-part.tsx'

afterEach(cleanup)

const response = Promise.withResolvers<void>()

function List() {
  const [heading, toHeading] = useFocusOnHeading()
  const [shown, setShown] = useState(true)
  const remove = () => {
    setShown(false)
    toHeading()
  }
  const removeOnResponse = () => void response.promise.then(remove)
  return (
    <DashboardPart title="Requests" heading={heading}>
      {shown && (
        <button type="button" onClick={remove}>
          Remove
        </button>
      )}
      <button type="button" onClick={removeOnResponse}>
        Ask
      </button>
      <input aria-label="Search" />
    </DashboardPart>
  )
}

test('The heading takes the focus if the focused control disappears, and not before', async () => {
  render(<List />)
  const heading = screen.getByRole('heading', { level: 1, name: 'Requests' })
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(document.activeElement).toBe(heading)
  await userEvent.click(screen.getByRole('textbox'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('A text field that has the focus keeps the focus', async () => {
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.type(screen.getByRole('textbox'), 'pump')
  await act(async () => response.resolve())
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('A heading that is never told to take the focus is not focusable', () => {
  render(<DashboardPart title="To do">…</DashboardPart>)
  expect(screen.getByRole('heading', { name: 'To do' }).hasAttribute('tabindex')).toBe(false)
})

test("A part inside a page is a section below the page's title", () => {
  render(
    <DashboardPart title="Account">
      <DashboardPart title="Devices">…</DashboardPart>
    </DashboardPart>,
  )
  const levels = ['Account', 'Devices'].map((name) => screen.getByRole('heading', { name }).tagName)
  expect(levels).toEqual(['H1', 'H2'])
})
