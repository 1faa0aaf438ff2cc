// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { namedLanguage } from '../../../../contract/languages/languages.ts'
import { InSettings, testSettings } from '../../../testing/in-shop.tsx'
import { FilterForm } from './filter-form.tsx'
import { FindingHead } from './finding-head.tsx'
import { NothingFound } from './nothing-found.tsx'

afterEach(cleanup)

const facets = {
  total: 4,
  categories: [
    { value: 'Drivetrain tools', count: 3, label: 'Antriebswerkzeug' },
    { value: 'Headset tools', count: 1 },
  ],
  brands: [],
  fits: [],
  inStock: 3,
  price: null,
  specs: [],
}
/** Pages in English of a shop whose owner writes German. */
const languages = { standard: 'de', offered: [namedLanguage('de'), namedLanguage('en')] } as const

test('A category has its translated name, and its address keeps the original', async () => {
  const chosen: (string | null)[] = []
  const choose = (form: HTMLFormElement) => chosen.push(String(new FormData(form).get('category')))
  const list = { path: '/tools', address: new URLSearchParams({ category: 'Drivetrain tools' }), choose }
  render(
    <InSettings settings={{ ...testSettings, languages }}>
      <MemoryRouter>
        <FindingHead {...list} heading="Hot Deals" facets={facets} corrected={undefined} />
        <FilterForm {...list} id="filters" facets={facets} />
        <NothingFound words={undefined} categories={facets.categories} />
      </MemoryRouter>
    </InSettings>,
  )
  expect(screen.getByRole('link', { name: 'Remove Antriebswerkzeug' }).getAttribute('href')).toBe('/tools')
  const [original] = screen.getAllByText('Headset tools')
  expect(original?.lang).toBe('de')
  expect(screen.getAllByText('Antriebswerkzeug').some(({ lang }) => lang !== '')).toBe(false)
  const link = screen.getByRole('link', { name: 'Antriebswerkzeug' })
  expect(link.getAttribute('href')).toBe('/tools?category=Drivetrain+tools')
  await userEvent.click(screen.getByRole('radio', { name: /Antriebswerkzeug/ }))
  await userEvent.click(screen.getByRole('radio', { name: /Headset tools/ }))
  expect(chosen.at(-1)).toBe('Headset tools')
})

test('A chosen category without a translation has the language of the shop', () => {
  const address = new URLSearchParams({ category: 'Headset tools' })
  render(
    <InSettings settings={{ ...testSettings, languages }}>
      <MemoryRouter>
        <FindingHead
          path="/tools"
          address={address}
          heading="Hot Deals"
          facets={facets}
          corrected={undefined}
        />
      </MemoryRouter>
    </InSettings>,
  )
  expect(screen.getByText('Headset tools').lang).toBe('de')
})
