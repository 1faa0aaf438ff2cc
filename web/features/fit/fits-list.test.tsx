import { renderToString } from 'react-dom/server'
import { MemoryRouter } from 'react-router'
import { expect, test } from 'vitest'
import { FitsList, saysWhatFits } from './fits-list.tsx'
import { fitsTexts } from './fits-texts.ts'

const fit = { id: 'bb-bsa', name: 'BSA', group: 'bottom-brackets', reason: 'It has the thread.' }
const other = { id: 'bb-t47', name: 'T47', group: 'bottom-brackets', reason: 'Its thread is 47 mm wide.' }

test('The list shows what fits and what does not, and the jobs, each as a link', () => {
  const guide = {
    fits: [fit],
    doesNotFit: [
      { ...other, instead: [{ _id: 'large', name: 'Large cup tool' }] },
      { ...other, id: 'bb-bb86', name: 'BB86', instead: [] },
    ],
    jobs: [{ id: 'fit-a-bracket', name: 'Fit a bracket', steps: 8 }],
  }
  const html = renderToString(
    <MemoryRouter>
      <FitsList guide={guide} />
    </MemoryRouter>,
  )
  const addresses = Array.from(html.matchAll(/href="([^"]+)"/g), ([, address]) => address)
  expect(addresses).toEqual([
    '/fit?standard=bb-bsa',
    '/fit?standard=bb-t47',
    '/tool/large',
    '/fit?standard=bb-bb86',
    '/jobs/fit-a-bracket',
  ])
  expect(html).toContain('It has the thread.')
  expect(html.match(new RegExp(fitsTexts.notSold, 'g'))).toHaveLength(1)
})

test('A guide without standards and jobs shows no list', () => {
  expect(saysWhatFits({})).toBe(false)
  expect(saysWhatFits({ fits: [], doesNotFit: [], jobs: [] })).toBe(false)
  expect(saysWhatFits({ jobs: [{ id: 'a', name: 'A', steps: 1 }] })).toBe(true)
})
