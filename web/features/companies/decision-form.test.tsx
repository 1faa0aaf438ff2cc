// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { decideCompany } from '../../../contract/companies/companies.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop } from '../../testing/fake-shop-api.ts'
import { renderInShop } from '../../testing/in-shop.tsx'
import { DecisionForm } from './decision-form.tsx'
import { companyTexts as texts } from './desk-texts.ts'
import { sampleCompany } from './testing/sample-company.ts'

let shop: FakeShop
beforeEach(() => {
  stubDialogs()
  window.sessionStorage.clear()
  keepSession('token', { email: 'admin@example.com', name: 'Admin' })
  shop = new FakeShop()
  shop.answers(decideCompany, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
})
afterEach(cleanup)

const open = () => {
  const Component = () => <DecisionForm company={sampleCompany} />
  return renderInShop(shop, [{ path: '/c', Component }], '/c')
}

test('A company ends only after a second question, with the typed message', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText(texts.message), 'You have moved.')
  await user.click(screen.getByRole('button', { name: texts.end }))
  expect(screen.getByRole('dialog', { name: 'End Radwerk GmbH as a company of this shop?' })).toBeDefined()
  await user.click(screen.getByRole('button', { name: texts.endNo }))
  expect(shop.callsOf(decideCompany)).toEqual([])
  await user.click(screen.getByRole('button', { name: texts.end }))
  await user.click(screen.getByRole('button', { name: texts.endYes }))
  await waitFor(() =>
    expect(shop.callsOf(decideCompany)[0]?.body).toMatchObject({
      state: 'ended',
      message: 'You have moved.',
    }),
  )
})
