// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InSettings } from '../../testing/in-shop.tsx'
import { FitPage } from './fit-page.tsx'
import { fitTexts } from './fit-texts.ts'
import type { Fit, FitData } from './load-fit.ts'

const width = { id: 'width', name: 'Width', how: 'Measure the shell.', unit: 'mm', drawing: 'tube-width' }
const groups: Fit['groups'] = [
  {
    id: 'shells',
    name: 'Shells',
    standards: [{ id: 'narrow', name: 'Narrow', identity: [] }],
    measurements: [width],
  },
  { id: 'posts', name: 'Posts', standards: [], measurements: [{ ...width, id: 'bore', name: 'Bore' }] },
]
const start: Fit = { groups, readings: [], verdict: 'choose', standards: [], next: [] }
const unknown: Fit = {
  ...start,
  group: 'shells',
  readings: [{ measure: 'width', name: 'Width', value: '44 mm' }],
  verdict: 'unknown',
  sentence: 'Unknown: 44 mm.',
}

/** Answers as the shop does: 44 is an unknown reading, and words are refused. */
function answerTo({ searchParams }: URL): FitData {
  const group = searchParams.get('group')
  const value = searchParams.get('value')
  const fit = group ? { ...start, group } : start
  if (value === 'wide') return { fit, refused: { measure: 'width', value, message: 'Enter a number.' } }
  return { fit: value ? unknown : fit }
}

function open(address: string) {
  const routes = [
    {
      path: '/fit',
      Component: () => <FitPage data={useLoaderData<FitData>()} />,
      loader: ({ request }: { request: Request }) => answerTo(new URL(request.url)),
    },
  ]
  render(<RouterProvider router={createMemoryRouter(routes, { initialEntries: [address] })} />, {
    wrapper: InSettings,
  })
  return userEvent.setup()
}
const field = () => screen.findByLabelText<HTMLInputElement>(`${fitTexts.value}: Width`)

const scrolledTo = vi.fn()
beforeEach(() => {
  Element.prototype.scrollIntoView = scrolledTo.mockClear()
})
afterEach(cleanup)

test('The first page of a visit leaves the focus where the browser puts it', async () => {
  open('/fit?group=shells&measure=width&value=44')
  await screen.findByText('Unknown: 44 mm.')
  expect(document.activeElement).toBe(document.body)
})

test('The answer to a reading takes the focus, even for a second reading in the same field', async () => {
  const user = open('/fit?group=shells')
  for (const typed of ['44', '45']) {
    await user.clear(await field())
    await user.type(await field(), `${typed}{Enter}`)
    const verdict = await screen.findByRole('region', { name: fitTexts.verdicts.unknown })
    await expect.poll(() => document.activeElement).toBe(verdict)
  }
})

test('A refused reading keeps the focus in its field', async () => {
  const user = open('/fit?group=shells')
  await user.type(await field(), 'wide{Enter}')
  await screen.findByText('Enter a number.')
  expect(document.activeElement).toBe(await field())
  expect(scrolledTo.mock.contexts).toEqual([await field()])
})

test('The focus continues from the component that was chosen', async () => {
  const user = open('/fit')
  await user.click(await screen.findByRole('link', { name: 'Shells' }))
  await screen.findByRole('navigation', { name: fitTexts.components })
  expect(document.activeElement?.textContent).toBe('Shells')
  await user.click(screen.getByRole('link', { name: 'Posts' }))
  await screen.findByLabelText(`${fitTexts.value}: Bore`)
  expect(document.activeElement?.textContent).toBe('Posts')
})
