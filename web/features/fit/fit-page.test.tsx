import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { measurements } from '../../../standards/measurements.ts'
import { Drawing } from './drawings.tsx'
import { FitPage } from './fit-page.tsx'
import { fitTexts } from './fit-texts.ts'
import type { Fit, FitData } from './load-fit.ts'

const width = { id: 'width', name: 'Width', how: 'Measure the shell.', unit: 'mm', drawing: 'tube-width' }
const groups: Fit['groups'] = [
  {
    id: 'shells',
    name: 'Shells',
    standards: [{ id: 'narrow', name: 'Narrow', identity: ['width 68 mm'] }],
    measurements: [width, { ...width, id: 'bore', name: 'Bore', drawing: 'bore' }],
  },
]
const narrow = { id: 'narrow', name: 'Narrow', alsoCalled: [], measures: [], tools: [], parts: [] }
const wide = { ...narrow, id: 'wide', name: 'Wide' }
const chosen: Fit = { groups, group: 'shells', readings: [], verdict: 'choose', standards: [], next: [] }

function pageWith(data: FitData): string {
  const routes = [{ path: '/fit', Component: () => <FitPage data={data} />, loader: () => data }]
  const router = createMemoryRouter(routes, {
    initialEntries: ['/fit'],
    hydrationData: { loaderData: { '0': data } },
  })
  return renderToString(<RouterProvider router={router} />)
}

describe('The page of what fits', () => {
  test('gives every measurement a drawing with a text alternative', () => {
    for (const { drawing } of measurements) {
      expect(renderToString(<Drawing name={drawing} label="Here" />), drawing).toContain('aria-label="Here"')
    }
  })

  test('works without JavaScript: each measurement is a form whose answer is an address', () => {
    const html = pageWith({ fit: chosen })
    const forms = html.match(/<form[^>]*>/g) ?? []
    expect(
      forms.filter((form) => form.includes('method="get"') && form.includes('action="/fit"')),
    ).toHaveLength(2)
    expect(html).toContain('<input type="hidden" name="group" value="shells"/>')
    expect(html).toContain('<input type="hidden" name="measure" value="bore"/>')
    expect(html).toContain('href="/fit?group=shells&amp;standard=narrow"')
  })

  test('keeps a refused reading in its field, with the reason next to it', () => {
    const html = pageWith({
      fit: chosen,
      refused: { measure: 'bore', value: 'wide', message: 'Enter a number.' },
    })
    expect(html).toContain('value="wide"')
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1)
    expect(html).toContain('Enter a number.')
  })

  test('keeps the reading for the next measurement if several standards are possible', () => {
    const readings = [{ measure: 'width', name: 'Width', value: '68 mm' }]
    const next = [{ measure: 'bore', values: [{ standard: 'Narrow', value: '41 mm' }] }]
    const fit: Fit = {
      ...chosen,
      readings,
      verdict: 'several',
      sentence: 'Two.',
      standards: [narrow, wide],
      next,
    }
    const html = pageWith({ fit })
    expect(html).toContain('<input type="hidden" name="known" value="width:68 mm"/>')
    expect(html).toContain(fitTexts.next)
    expect(html.match(new RegExp(fitTexts.notSold, 'g'))).toHaveLength(2)
  })

  test('shows no standard for an unknown value', () => {
    const html = pageWith({ fit: { ...chosen, verdict: 'unknown', sentence: 'Unknown: 44 mm.' } })
    expect(html).toContain('Unknown: 44 mm.')
    expect(html).not.toContain(fitTexts.tools)
  })

  test('allows the last reading of an unknown value to be corrected, and keeps the readings before it', () => {
    const readings = [
      { measure: 'bore', name: 'Bore', value: '34 mm' },
      { measure: 'width', name: 'Width', value: '44 mm' },
    ]
    const html = pageWith({ fit: { ...chosen, verdict: 'unknown', sentence: 'Unknown: 44 mm.', readings } })
    expect(html).toMatch(/<input [^>]*name="value"[^>]* value="44 mm"\/>/)
    expect(html).toContain('<input type="hidden" name="known" value="bore:34 mm"/>')
    expect(html.match(/<form/g)).toHaveLength(1)
  })
})
