// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  askForCompany,
  changeOwnCompany,
  getOwnCompany,
  joinCompany,
} from '../../../contract/companies/own-company.ts'
import { keepSession } from '../../session/access-token/stored-session.ts'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { renderInShop } from '../../testing/in-shop.tsx'
import { companyFieldTexts as fields } from './field-texts.ts'
import { OwnCompanyPart } from './own-company-part.tsx'
import { ownCompanyTexts as texts } from './own-texts.ts'

const company = {
  _id: 'c1',
  state: 'granted',
  name: 'Radwerk GmbH',
  country: 'AT',
  lines: ['Lange Gasse 1'],
  postcode: '1080',
  city: 'Wien',
  region: '',
  vatNumber: 'ATU33864707',
  vatState: 'confirmed',
  invoiceEmail: '',
  showsNet: false,
  buyerReference: '',
  electronicAddress: '',
  invoiceFormat: null,
  termsDays: 30,
  limit: 2000,
  version: 3,
  members: [{ email: 'ada@example.com', name: 'Ada', addedAt: 1 }],
  invitations: [],
}
let shop: FakeShop

beforeEach(() => {
  stubDialogs()
  window.sessionStorage.clear()
  keepSession('token', { email: 'ada@example.com', name: 'Ada' })
  shop = new FakeShop()
  shop.answers(getOwnCompany, { company: null, invitations: [] })
})
afterEach(cleanup)

const open = (address = '/account') =>
  renderInShop(shop, [{ path: '/account', Component: OwnCompanyPart }], address)
const button = (name: string | RegExp) => screen.findByRole('button', { name })
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label)

test('A refused VAT number is shown at its field, and nothing typed is lost', async () => {
  shop.answers(askForCompany, () => {
    throw refusal('VAT_NUMBER_WRONG', { vatNumber: 'A digit is wrong.' })
  })
  const { user } = open()
  await user.click(await button(texts.ask))
  await user.type(await field(fields.name), 'Radwerk GmbH')
  await user.selectOptions(await field('Country'), 'AT')
  await user.type(await field(fields.line1), 'Lange Gasse 1')
  await user.type(await field('City'), 'Wien')
  await user.type(await field(fields.vatNumber), 'ATU1')
  await user.click(await button(texts.send))
  expect(await screen.findByText('A digit is wrong.')).toBeDefined()
  expect((await field(fields.name)).value).toBe('Radwerk GmbH')
  expect(shop.callsOf(askForCompany)[0]?.body).toMatchObject({ lines: ['Lange Gasse 1'], vatNumber: 'ATU1' })
})

test('The details of a granted company are changed over their version, except its checked name', async () => {
  shop.answers(getOwnCompany, { company, invitations: [] })
  shop.answers(changeOwnCompany, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  const { user } = open()
  await user.click(await button(texts.change))
  expect((await field(fields.name)).readOnly).toBe(true)
  await user.click(await screen.findByLabelText(fields.showsNet))
  await user.click(await button(texts.save))
  await waitFor(() => expect(shop.callsOf(changeOwnCompany)).toHaveLength(1))
  expect(shop.callsOf(changeOwnCompany)[0]?.body).toMatchObject({
    version: 3,
    showsNet: true,
    name: 'Radwerk GmbH',
  })
})

test('An invitation is accepted', async () => {
  shop.answers(getOwnCompany, { company: null, invitations: [{ company: 'c1', name: 'Radwerk GmbH' }] })
  shop.answers(joinCompany, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
  const { user } = open()
  await user.click(await button(new RegExp(texts.accept)))
  await waitFor(() => expect(shop.callsOf(joinCompany)[0]?.params).toEqual({ id: 'c1' }))
})

test('The link of the quote form opens the form, or leads to the company of an account that has one', async () => {
  open('/account#company')
  const name = await field(fields.name)
  await waitFor(() => expect(document.activeElement).toBe(name))
  cleanup()
  shop.answers(getOwnCompany, { company, invitations: [] })
  open('/account#company')
  await button(texts.change)
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: texts.heading }))
})
