// @vitest-environment jsdom

import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { Button } from './button.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Alert } from './feedback/alert.tsx'
import { TextField } from './fields/text-field.tsx'
import { RecordTable } from './table/record-table.tsx'
import { InFormats } from './testing/in-formats.tsx'
import { Gauge } from './values/gauge.tsx'

afterEach(cleanup)

test('A field is labelled by its label and described by its hint and its error', () => {
  render(<TextField label="Email" name="email" hint="Yours" problem="Email is Required" />)
  const field = screen.getByRole('textbox', { name: 'Email' })
  expect(field.getAttribute('name')).toBe('email')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  const described = field.getAttribute('aria-describedby')?.split(' ') ?? []
  expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
    'Yours',
    'Email is Required',
  ])
  expect(screen.getByRole('alert').textContent).toBe('Email is Required')
})

test('A busy button stays focusable and ignores clicks', async () => {
  const onClick = vi.fn()
  render(
    <Button busy onClick={onClick}>
      Pay
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Pay' })
  await userEvent.click(button)
  expect(onClick).not.toHaveBeenCalled()
  expect(button.getAttribute('aria-disabled')).toBe('true')
})

test.each([
  { destructive: false, tone: 'button' },
  { destructive: true, tone: 'button button-danger' },
])('A question is red only if something is lost for good: $destructive', ({ destructive, tone }) => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true
  }
  const nothing = () => undefined
  render(
    <ConfirmDialog
      open
      title="Apply 3 changes?"
      confirm="Apply"
      cancel="Keep"
      destructive={destructive}
      onConfirm={nothing}
      onCancel={nothing}
    />,
  )
  expect(screen.getByRole('button', { name: 'Apply', hidden: true }).className).toBe(tone)
})

test('An alert offers to try again', async () => {
  const run = vi.fn()
  render(<Alert message="No answer." again={{ label: 'Try again', run }} />)
  await userEvent.click(within(screen.getByRole('alert')).getByRole('button', { name: 'Try again' }))
  expect(run).toHaveBeenCalledOnce()
})

test('A table marks its row headers, and labels each cell with its column for the card layout', () => {
  const columns = [
    { header: 'Tool', cell: (row: { tool: string }) => row.tool },
    { header: 'Price', cell: () => '$18.50', figures: true as const },
  ]
  render(
    <RecordTable caption="Orders" columns={columns} rows={[{ tool: 'Wrench' }]} keyOf={({ tool }) => tool} />,
    { wrapper: InFormats },
  )
  expect(screen.getByRole('rowheader', { name: 'Wrench' }).dataset.label).toBe('Tool')
  expect(screen.getByRole('cell', { name: '$18.50' }).dataset.label).toBe('Price')
})

describe('A gauge', () => {
  function fill(amount: number, portion: number) {
    const { container } = render(<Gauge amount={amount} portion={portion} />)
    const width = container.querySelector('.gauge-fill')?.getAttribute('width')
    return { width, low: container.querySelector('[data-low]') !== null }
  }

  test('is full at twenty minimum orders and above', () => {
    expect(fill(200, 10)).toEqual({ width: '100', low: false })
    expect(fill(5000, 10)).toEqual({ width: '100', low: false })
  })

  test('is low below five minimum orders', () => {
    expect(fill(49, 10).low).toBe(true)
    expect(fill(50, 10)).toEqual({ width: '25', low: false })
  })
})
