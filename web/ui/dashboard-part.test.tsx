// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { DashboardPart, useFocusOnHeading } from './dashboard-part.tsx'

afterEach(cleanup)

const answer = Promise.withResolvers<void>()

function List() {
  const [heading, toHeading] = useFocusOnHeading()
  const [there, setThere] = useState(true)
  const remove = () => {
    setThere(false)
    toHeading()
  }
  const removeWhenAnswered = () => void answer.promise.then(remove)
  return (
    <DashboardPart title="Requests" heading={heading}>
      {there && (
        <button type="button" onClick={remove}>
          Remove
        </button>
      )}
      <button type="button" onClick={removeWhenAnswered}>
        Ask
      </button>
      <input aria-label="Search" />
    </DashboardPart>
  )
}

test('The heading takes the focus of a control that goes, and takes it from nobody before', async () => {
  render(<List />)
  const heading = screen.getByRole('heading', { level: 2, name: 'Requests' })
  expect(document.activeElement).toBe(document.body)
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(document.activeElement).toBe(heading)
  await userEvent.click(screen.getByRole('textbox'))
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('Whoever types into a field by then keeps the focus', async () => {
  render(<List />)
  await userEvent.click(screen.getByRole('button', { name: 'Ask' }))
  await userEvent.type(screen.getByRole('textbox'), 'pump')
  await act(async () => answer.resolve())
  expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
})

test('A heading that nothing leads to is nothing to stop at', () => {
  render(<DashboardPart title="To do">…</DashboardPart>)
  expect(screen.getByRole('heading', { name: 'To do' }).hasAttribute('tabindex')).toBe(false)
})
