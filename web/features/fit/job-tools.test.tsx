// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readBasket } from '../../buying/basket.ts'
import { InSettings, testSettings } from '../../testing/in-shop.tsx'
import { usEnglishFormats } from '../../ui/testing/us-english-formats.ts'
import { tickOff } from './job-list.ts'
import { JobTools } from './job-tools.tsx'
import { jobsTexts } from './jobs-texts.ts'
import type { Job, JobNeed } from './load-jobs.ts'
import { NextOfJob } from './next-of-job.tsx'

afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

function need(
  name: string,
  stock: number | undefined,
  owned = false,
  kind: 'tool' | 'item' = 'tool',
): JobNeed {
  const product = {
    kind,
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

const grease = need('Grease', 7, false, 'item')
const { minOrderQuantity: _, availableQuantity: __, ...byQuote } = need('Bearing', 1).products[0] ?? none()
const withParts: Job = {
  ...job,
  parts: [grease, { ...need('Bearing', undefined), products: [{ ...byQuote, kind: 'item' }] }],
}

function none(): never {
  throw new Error('The need has a product')
}

function openJob(shown: Job = job, extensions: readonly string[] = []) {
  const router = createMemoryRouter(
    [
      { path: '/jobs/a-job', element: <JobTools job={shown} /> },
      { path: '/tool/:id', element: <p>The tool</p> },
    ],
    { initialEntries: ['/jobs/a-job'] },
  )
  render(
    <InSettings settings={{ ...testSettings, extensions }}>
      <RouterProvider router={router} />
    </InSettings>,
  )
  return router
}

describe('The tools of a job', () => {
  test('are listed by need without JavaScript, and needs that the shop does not sell are named', () => {
    const html = renderToString(
      <InSettings>
        <MemoryRouter>
          <JobTools job={job} />
        </MemoryRouter>
      </InSettings>,
    )
    expect(html).toContain('href="/tool/id-of-Whip"')
    expect(html.match(new RegExp(jobsTexts.notSold, 'g'))).toHaveLength(1)
    expect(html.match(new RegExp(jobsTexts.probablyOwned, 'g'))).toHaveLength(1)
  })

  test('are booked one by one if they are in stock and the person lacks them', async () => {
    const router = openJob()
    // Two tools at their minimum order of two; the stock of the gauge is below its minimum order.
    expect(screen.getByText(jobsTexts.listCount(usEnglishFormats, 2, 0)).textContent).toContain('$40.00')
    await userEvent.click(screen.getByRole('checkbox', { name: /Key/ }))
    expect(screen.getByText(jobsTexts.listCount(usEnglishFormats, 3, 0)).textContent).toContain('$60.00')
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listStart }))
    expect(router.state.location.pathname).toBe('/tool/id-of-Whip')
  })

  test('leave nothing to book for a person who has all of them', async () => {
    openJob()
    for (const name of [/Whip/, /Cutter/]) await userEvent.click(screen.getByRole('checkbox', { name }))
    expect(screen.getByText(jobsTexts.listNone)).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: jobsTexts.listStart }).disabled).toBe(true)
  })
})

describe('The parts of a job', () => {
  beforeEach(() => localStorage.clear())

  test('are added to the basket with the missing tools if the person ticks them', async () => {
    openJob(withParts, ['bookTogether'])
    expect(screen.getByText(jobsTexts.listCount(usEnglishFormats, 2, 0))).toBeDefined()
    await userEvent.click(screen.getByRole('checkbox', { name: `${jobsTexts.want}: Grease` }))
    expect(screen.getByText(jobsTexts.listCount(usEnglishFormats, 2, 1)).textContent).toContain('$60.00')
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listPutIn }))
    const lines = readBasket().map(({ id, quantity }) => [id, quantity])
    expect(lines).toEqual([
      ['id-of-Whip', 2],
      ['id-of-Cutter', 2],
      ['id-of-Grease', 2],
    ])
  })

  test('are left out of the sequence from tool to tool', async () => {
    const tools = [need('Whip', 9, true)]
    openJob({ ...withParts, tools }, ['bookTogether'])
    await userEvent.click(screen.getByRole('checkbox', { name: /Grease/ }))
    expect(screen.getByRole<HTMLButtonElement>('button', { name: jobsTexts.listStart }).disabled).toBe(true)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: jobsTexts.listPutIn }).disabled).toBe(false)
  })

  test('have no tick box if they are sold by quote only, or if {host} has no basket', () => {
    openJob(withParts, ['bookTogether'])
    expect(screen.queryByRole('checkbox', { name: /Bearing/ })).toBeNull()
    cleanup()
    openJob(withParts)
    expect(screen.queryByRole('checkbox', { name: /Grease/ })).toBeNull()
  })
})

describe('The list of a job at a tool', () => {
  const shown = (toolId: string) =>
    render(
      <MemoryRouter>
        <NextOfJob toolId={toolId} />
      </MemoryRouter>,
      { wrapper: InSettings },
    )

  test('is absent on the page of a tool that is not in the list', async () => {
    openJob()
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listStart }))
    cleanup()
    expect(shown('id-of-Press').container.textContent).toBe('')
  })

  test('leads to the next tool, counts the booked tools, and can be dismissed', async () => {
    openJob()
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listStart }))
    cleanup()
    shown('id-of-Whip')
    expect(screen.getByRole('link', { name: /Cutter/ }).getAttribute('href')).toBe('/tool/id-of-Cutter')
    act(() => tickOff('id-of-Whip'))
    expect(screen.getByText(jobsTexts.listDone(usEnglishFormats, 1, 2))).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listDrop }))
    expect(screen.queryByText(jobsTexts.listDone(usEnglishFormats, 1, 2))).toBeNull()
  })

  test('says so after the last tool', async () => {
    openJob()
    await userEvent.click(screen.getByRole('button', { name: jobsTexts.listStart }))
    cleanup()
    act(() => tickOff('id-of-Whip'))
    shown('id-of-Cutter')
    expect(screen.getByText(jobsTexts.listEnd)).toBeDefined()
  })
})
