// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Company, changeCompany } from '../../../contract/companies/companies.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop } from '../../testing/in-shop.tsx'
import { CompanyForm } from './company-form.tsx'
import { companyTexts as texts } from './desk-texts.ts'
import { sampleCompany as company } from './testing/sample-company.ts'

let shop: FakeShop
beforeEach(() => {
  window.sessionStorage.clear()
  keepSession('token', { email: 'admin@example.com', name: 'Admin' })
  shop = new FakeShop()
  shop.answers(changeCompany, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
})
afterEach(cleanup)

const open = (differing: Partial<Company> = {}) =>
  renderInShop(
    shop,
    [{ path: '/c', Component: () => <CompanyForm company={{ ...company, ...differing }} /> }],
    '/c',
  )
const typed = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value

test('The terms of the settings are filled in with one press, and count once they are saved', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Fill in 30 days, up to $2,000.00' }))
  expect([typed(texts.termsDays), typed(texts.limit)]).toEqual(['30', '2000.00'])
  expect(shop.callsOf(changeCompany)).toEqual([])
  await user.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() =>
    expect(shop.callsOf(changeCompany)[0]?.body).toMatchObject({ termsDays: 30, limit: 2000 }),
  )
})

test('Settings without a limit propose the days only, and another backend proposes nothing', async () => {
  const { user } = open({ usualTerms: { termsDays: 14, limit: null } })
  await user.click(await screen.findByRole('button', { name: 'Fill in 14 days' }))
  expect([typed(texts.termsDays), typed(texts.limit)]).toEqual(['14', ''])
  cleanup()
  const { usualTerms: _, ...others } = company
  renderInShop(shop, [{ path: '/c', Component: () => <CompanyForm company={others} /> }], '/c')
  await screen.findByLabelText(texts.termsDays)
  expect(screen.queryByRole('button', { name: /Fill in/ })).toBeNull()
})

test('A company may pay within 180 days, as the settings may propose', async () => {
  const { user } = open({ limit: 500, termsDays: 30 })
  const days = await screen.findByLabelText(texts.termsDays)
  await user.clear(days)
  await user.type(days, '180')
  await user.click(screen.getByRole('button', { name: texts.save }))
  await waitFor(() => expect(shop.callsOf(changeCompany)[0]?.body).toMatchObject({ termsDays: 180 }))
})
