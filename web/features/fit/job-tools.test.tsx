// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, test } from 'vitest'
import { SettingsContext } from '../../api/settings-context.ts'
import { testSettings } from '../../testing/in-shop.tsx'
import { tickOff } from './job-list.ts'
import { JobTools } from './job-tools.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { Job, JobNeed } from './load-jobs.ts'
import { NextOfJob } from './next-of-job.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function need(name: string, stock: number | undefined, owned = false): JobNeed {
  const product = {
    kind: 'tool' as const,
    _id: `id-of-${name}`,
    name: `${name} of the shop`,
    img: '',
    price: 10,
    outline: null,
    minOrderQuantity: 2,
    availableQuantity: stock ?? 0,
  }
  return { name, does: 'It turns.', owned, products: stock === undefined ? [] : [product] }
}

const job: Job = {
  id: 'a-job',
  name: 'A job',
  summary: 'It is done.',
  group: 'Wheels',
  steps: [],
  tools: [
    need('Whip', 9),
    need('Key', 9, true),
    need('Press', undefined),
    need('Gauge', 1),
    need('Cutter', 5),
  ],
  parts: [],
  standards: [],
}

function openJob() {
  const router = createMemoryRouter(
    [
      { path: '/jobs/a-job', element: <JobTools job={job} /> },
      { path: '/tool/:id', element: <p>The tool</p> },
    ],
    { initialEntries: ['/jobs/a-job'] },
  )
  render(
    <SettingsContext value={testSettings}>
      <RouterProvider router={router} />
    </SettingsContext>,
  )
  return router
}

describe('The tools of a job', () => {
  test('say without JavaScript what serves each need and what is not sold here', () => {
    const html = renderToString(
      <SettingsContext value={testSettings}>
        <MemoryRouter>
          <JobTools job={job} />
        </MemoryRouter>
      </SettingsContext>,
    )
    expect(html).toContain('href="/tool/id-of-Whip"')
    expect(html.match(new RegExp(jobsTexts.notSold, 'g'))).toHaveLength(1)
    expect(html.match(new RegExp(jobsTexts.probablyOwned, 'g'))).toHaveLength(1)
  })

  test('are booked one after another: those in stock that the person does not have', async () => {
    const router = openJob()
    // Two tools at their minimum of two pieces; the gauge has less stock than its minimum.
    expect(screen.getByText(jobsTexts.listCount(2)).textContent).toContain('$40.00')
    await userEvent.click(screen.getByRole('checkbox', { name: /Key/ }))
    expect(screen.getByText(jobsTexts.listCount(3)).textContent).toContain('$60.00')
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listStart }))
    expect(router.state.location.pathname).toBe('/tool/id-of-Whip')
  })

  test('leave nothing to book for a person who has them all', async () => {
    openJob()
    for (const name of [/Whip/, /Cutter/]) await userEvent.click(screen.getByRole('checkbox', { name }))
    expect(screen.getByText(jobsTexts.listNone)).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: jobsTexts.listStart }).disabled).toBe(true)
  })
})

describe('The list of a job at a tool', () => {
  const shown = (toolId: string) =>
    render(
      <MemoryRouter>
        <NextOfJob toolId={toolId} />
      </MemoryRouter>,
    )

  test('is not shown at a tool that is not on it', async () => {
    openJob()
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listStart }))
    cleanup()
    expect(shown('id-of-Press').container.textContent).toBe('')
  })

  test('leads to the next tool, counts the booked ones, and can be dropped', async () => {
    openJob()
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listStart }))
    cleanup()
    shown('id-of-Whip')
    expect(screen.getByRole('link', { name: /Cutter/ }).getAttribute('href')).toBe('/tool/id-of-Cutter')
    act(() => tickOff('id-of-Whip'))
    expect(screen.getByText(jobsTexts.listDone(1, 2))).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listDrop }))
    expect(screen.queryByText(jobsTexts.listDone(1, 2))).toBeNull()
  })

  test('says after the last tool that it was the last one', async () => {
    openJob()
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listStart }))
    cleanup()
    act(() => tickOff('id-of-Whip'))
    shown('id-of-Cutter')
    expect(screen.getByText(jobsTexts.listEnd)).toBeDefined()
  })
})
