// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { countItems } from '../../../contract/catalogue/items.ts'
import { searchProducts } from '../../../contract/catalogue/search.ts'
import { countTools } from '../../../contract/catalogue/tools.ts'
import { listCustomerGroups } from '../../../contract/prices/customer-groups.ts'
import { priceRuleFieldTexts } from '../../../contract/prices/price-rule-field-texts.ts'
import {
  addPriceRule,
  changePriceRule,
  listPriceRules,
  previewPriceRule,
  priceRuleOperations,
  resumePriceRule,
  stopPriceRule,
  type WirePriceRule,
} from '../../../contract/prices/price-rules.ts'
import { earlierDraftTexts } from '../../forms/texts.ts'
import { RoleContext } from '../../session/rights.tsx'
import { stubDialogs } from '../../testing/browser-stubs.ts'
import { FakeShop, refusal } from '../../testing/fake-shop-api.ts'
import { listenForToasts, renderInShop, testSettings } from '../../testing/in-shop.tsx'
import { previewTexts, ruleFormTexts } from './form-texts.ts'
import { PricesPage } from './prices-page.tsx'
import { pricesTexts as texts } from './texts.ts'

const club: WirePriceRule = {
  _id: 'r1',
  name: 'Wheel Club',
  way: 'code',
  percent: 10,
  amount: null,
  on: 'everything',
  names: [],
  products: [],
  startsAt: null,
  endsAt: null,
  minimum: 50,
  oncePerAccount: true,
  mostUses: 100,
  code: 'CLUB',
  group: null,
  phase: 'running',
  stoppedAt: null,
  uses: 12,
  sold: { orders: 11, turnover: 450.5, discount: 50 },
  version: 3,
  createdAt: Date.UTC(2026, 10, 1),
}
const facets = {
  total: 3,
  categories: [{ value: 'Chains', count: 2 }],
  brands: [{ value: 'Hollis', count: 1 }],
  fits: [],
  inStock: 3,
  price: null,
  specs: [],
}
const covered = {
  _id: 'hub',
  name: 'Hub vice',
  price: 20,
  newPrice: 17,
  lowest30Days: 20,
  announced: true,
}
const changed = { acknowledged: true, matchedCount: 1, modifiedCount: 1 }

let shop: FakeShop
let heard: ReturnType<typeof listenForToasts>
let running: readonly WirePriceRule[]
let over: readonly WirePriceRule[]
beforeEach(() => {
  stubDialogs()
  sessionStorage.clear()
  running = [club]
  over = []
  shop = new FakeShop()
  shop.answers(listPriceRules, ({ query }: { query: { phase: string } }) =>
    query.phase === 'running' ? running : query.phase === 'over' ? over : [],
  )
  shop.answers(countTools, facets)
  shop.answers(countItems, { ...facets, categories: [], brands: [] })
  shop.answers(listCustomerGroups, [])
  shop.answers(searchProducts, { results: [{ ...covered, kind: 'tool', img: '', availableQuantity: 4 }] })
  shop.answers(previewPriceRule, { products: 1, first: [covered] })
  shop.answers(addPriceRule, { acknowledged: true, insertedId: 'r2' })
  shop.answers(changePriceRule, changed)
  shop.answers(stopPriceRule, changed)
  shop.answers(resumePriceRule, changed)
  heard = listenForToasts()
})
afterEach(() => {
  heard.stop()
  vi.useRealTimers()
  cleanup()
})

const extensions = [
  ...priceRuleOperations.map(({ id }) => id),
  'listCustomerGroups',
  'countTools',
  'countItems',
]
function show(role: 'admin' | 'bookkeeper' = 'admin') {
  const Component = () => (
    <RoleContext value={role}>
      <PricesPage />
    </RoleContext>
  )
  return renderInShop(shop, [{ path: '/dashboard/prices', Component }], '/dashboard/prices', {
    ...testSettings,
    extensions,
  })
}
const openForm = async (user: ReturnType<typeof show>['user']) => {
  await user.click(await screen.findByRole('button', { name: texts.add }))
  return within(screen.getByRole('form', { name: ruleFormTexts.add }))
}
const bodies = () => shop.callsOf(addPriceRule).map(({ body }) => body)

test('A discount is listed with its use, turnover and limits; a phase without any says what to do next', async () => {
  show()
  const table = within(await screen.findByRole('table', { name: texts.phases.running }))
  for (const text of ['CLUB', /−10 % on everything/, /from \$50/, '12 of 100', '$450.50', '11 orders'])
    expect(table.getByText(text)).toBeDefined()
  expect(await screen.findByText(texts.empty.planned)).toBeDefined()
})

test('A sale for a weekend is planned on the clocks of the shop in New York, with a preview of products and of what customers see', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 11, 2, 12) })
  const { user } = show()
  const form = await openForm(user)
  // A sale has no code, and nothing of a basket limits it.
  expect(form.queryByLabelText(ruleFormTexts.code)).toBeNull()
  expect(form.queryByLabelText(ruleFormTexts.mostUses)).toBeNull()
  await user.type(form.getByLabelText(ruleFormTexts.name), 'Weekend')
  await user.type(form.getByLabelText(ruleFormTexts.off.percent), '15')
  await user.click(form.getByRole('radio', { name: ruleFormTexts.ons.categories }))
  await user.click(await form.findByRole('checkbox', { name: 'Chains' }))
  await user.click(form.getByRole('button', { name: ruleFormTexts.weekend }))
  expect(await form.findByText(previewTexts.covers('1', true))).toBeDefined()
  expect(form.getByText(/lowest of the last 30 days \$20\.00/)).toBeDefined()
  await user.click(form.getByRole('button', { name: ruleFormTexts.plan }))
  await vi.waitFor(() => expect(heard.toasts).toEqual([`success: ${ruleFormTexts.planned('Weekend')}`]))
  expect(bodies()).toMatchObject([
    {
      name: 'Weekend',
      way: 'sale',
      percent: '15',
      amount: null,
      on: 'categories',
      names: ['Chains'],
      startsAt: Date.UTC(2026, 11, 4, 23),
      endsAt: Date.UTC(2026, 11, 7, 5),
      code: null,
      minimum: null,
    },
  ])
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }))
})

test('Wrong and missing values are reported at their fields, and everything typed is kept', async () => {
  const { user } = show()
  const form = await openForm(user)
  await user.click(form.getByRole('radio', { name: /Discount code/ }))
  await user.type(form.getByLabelText(ruleFormTexts.off.percent), '100')
  await user.type(form.getByLabelText(ruleFormTexts.code), 'ab')
  await user.click(form.getByRole('radio', { name: ruleFormTexts.ons.brands }))
  await user.click(form.getByRole('button', { name: ruleFormTexts.start }))
  for (const text of [priceRuleFieldTexts.name, priceRuleFieldTexts.percent, priceRuleFieldTexts.codeLength])
    expect(await form.findByText(text)).toBeDefined()
  expect(document.activeElement).toBe(form.getByLabelText(ruleFormTexts.name))
  await user.type(form.getByLabelText(ruleFormTexts.name), 'Club')
  await user.clear(form.getByLabelText(ruleFormTexts.off.percent))
  await user.type(form.getByLabelText(ruleFormTexts.off.percent), '10')
  await user.clear(form.getByLabelText(ruleFormTexts.code))
  await user.type(form.getByLabelText(ruleFormTexts.code), 'CLUB')
  await user.click(form.getByRole('button', { name: ruleFormTexts.start }))
  expect(await form.findByText(priceRuleFieldTexts.chooseBrand)).toBeDefined()
  await user.click(form.getByRole('radio', { name: ruleFormTexts.ons.everything }))
  const taken = 'Another discount has this code.'
  shop.answers(addPriceRule, () => {
    throw refusal('PRICE_RULE_CODE_TAKEN', { code: taken })
  })
  await user.click(form.getByRole('button', { name: ruleFormTexts.start }))
  expect(await form.findByText(taken)).toBeDefined()
  expect(form.getByLabelText<HTMLInputElement>(ruleFormTexts.name).value).toBe('Club')
})

test('A suggested code begins with the name, and an amount without a minimum gets a warning', async () => {
  const { user } = show()
  const form = await openForm(user)
  await user.click(form.getByRole('radio', { name: /Discount code/ }))
  await user.type(form.getByLabelText(ruleFormTexts.name), 'Wheel Club')
  await user.click(form.getByRole('button', { name: ruleFormTexts.suggest }))
  expect(form.getByLabelText<HTMLInputElement>(ruleFormTexts.code).value).toMatch(/^WHEELCLUB-[A-Z2-9]{4}$/)
  await user.click(form.getByRole('radio', { name: ruleFormTexts.offKinds.amount }))
  await user.type(form.getByLabelText(/How much/), '5')
  expect(await form.findByText(previewTexts.smallBasket('$5.00'))).toBeDefined()
  await user.type(form.getByLabelText(/Minimum sum/), '20')
  await vi.waitFor(() => expect(form.queryByText(previewTexts.smallBasket('$5.00'))).toBeNull())
})

test('A discount that has begun keeps its kind and code when it is changed; a copy gets its own', async () => {
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.change}: Wheel Club` }))
  const form = within(screen.getByRole('form', { name: ruleFormTexts.changing('Wheel Club') }))
  expect(form.getByText(ruleFormTexts.wayStays)).toBeDefined()
  expect(form.getByLabelText<HTMLInputElement>(ruleFormTexts.code).readOnly).toBe(true)
  const percent = form.getByLabelText(ruleFormTexts.off.percent)
  await user.clear(percent)
  await user.type(percent, '12.5')
  await user.click(form.getByRole('button', { name: ruleFormTexts.save }))
  await vi.waitFor(() =>
    expect(shop.callsOf(changePriceRule)).toMatchObject([
      { params: { id: 'r1' }, body: { percent: '12.5', code: 'CLUB', version: 3, mostUses: '100' } },
    ]),
  )
  await user.click(await screen.findByRole('button', { name: `${texts.copy}: Wheel Club` }))
  const copy = within(screen.getByRole('form', { name: ruleFormTexts.copying('Wheel Club') }))
  expect(copy.getByLabelText<HTMLInputElement>(ruleFormTexts.name).value).toBe('Wheel Club')
  expect(copy.getByLabelText<HTMLInputElement>(ruleFormTexts.code).value).toBe('')
})

test('Named products are found by words and can be removed', async () => {
  const { user } = show()
  const form = await openForm(user)
  await user.click(form.getByRole('radio', { name: ruleFormTexts.ons.products }))
  await user.type(form.getByLabelText(ruleFormTexts.findProduct), 'hub')
  await user.click(await form.findByRole('button', { name: ruleFormTexts.addProduct('Hub vice') }))
  expect(document.activeElement).toBe(form.getByLabelText(ruleFormTexts.findProduct))
  await user.click(form.getByRole('button', { name: `${ruleFormTexts.remove}: Hub vice` }))
  expect(form.queryByRole('button', { name: `${ruleFormTexts.remove}: Hub vice` })).toBeNull()
})

test('A discount is stopped after a question, and a stopped one resumed', async () => {
  over = [{ ...club, _id: 'r2', name: 'Spring', phase: 'stopped', stoppedAt: Date.UTC(2026, 10, 2) }]
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.stop}: Wheel Club` }))
  expect(screen.getByText(texts.stopOther('Wheel Club'))).toBeDefined()
  await user.click(screen.getByRole('button', { name: texts.stopYes }))
  await vi.waitFor(() => expect(shop.callsOf(stopPriceRule)).toMatchObject([{ params: { id: 'r1' } }]))
  await user.click(await screen.findByRole('button', { name: `${texts.resume}: Spring` }))
  await vi.waitFor(() => expect(shop.callsOf(resumePriceRule)).toMatchObject([{ params: { id: 'r2' } }]))
})

test('A bookkeeper reads the discounts and can change none', async () => {
  show('bookkeeper')
  expect(await screen.findByText('12 of 100')).toBeDefined()
  expect(screen.getByText(texts.readOnly)).toBeDefined()
  for (const name of [texts.add, `${texts.change}: Wheel Club`, `${texts.stop}: Wheel Club`])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

test('The stop of a planned sale promises no change of price tags', async () => {
  running = [{ ...club, way: 'sale', code: null, phase: 'planned' }]
  const { user } = show()
  await user.click(await screen.findByRole('button', { name: `${texts.stop}${texts.ofRule('Wheel Club')}` }))
  expect(screen.getByRole('dialog').textContent).toContain(texts.stopPlanned('Wheel Club'))
})

test('The example of a code with a minimum is a basket that reaches it', async () => {
  const { user } = show()
  const form = await openForm(user)
  await user.click(form.getByRole('radio', { name: /^Discount code/ }))
  await user.type(form.getByLabelText(ruleFormTexts.off.percent), '10')
  await user.type(form.getByLabelText(/^Minimum sum/), '50')
  expect(await form.findByText('−$6.00 on $60.00')).toBeDefined()
})

test('A discount that was begun is open again when the person comes back from the groups', async () => {
  const { user } = show()
  const form = await openForm(user)
  await user.type(form.getByLabelText(ruleFormTexts.name), 'Wheel Club')
  cleanup()
  show()
  const again = within(await screen.findByRole('form', { name: ruleFormTexts.add }))
  expect(again.getByLabelText(ruleFormTexts.name)).toHaveProperty('value', 'Wheel Club')
  expect(again.getByText(earlierDraftTexts.filledIn)).toBeDefined()
})
