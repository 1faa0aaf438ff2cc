// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFamilies } from '../../../../contract/catalogue/families.ts'
import { changeTool } from '../../../../contract/catalogue/tools.ts'
import { getTool } from '../../../api/rows/catalogue.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleTool } from '../../../testing/sample-tool.ts'
import { AddProductPage } from '../add-product-page.tsx'
import { familyTexts } from '../families/family-texts.ts'
import { ProductPage } from '../product-page.tsx'
import { productTexts, detailTexts as texts } from '../texts.ts'

const details = {
  sku: 'TW-7',
  brand: 'Truewheel',
  specs: [
    { key: 'drive', value: 24, unit: 'mm' },
    { key: 'size', value: '12' },
  ],
  weightGrams: 86.5,
}
let shop: FakeShop
beforeEach(() => {
  sessionStorage.clear()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(getTool, { ...sampleTool(), ...details })
  shop.answers(changeTool, { acknowledged: true, matchedCount: 1, modifiedCount: 1 })
})
afterEach(cleanup)

const edit = async (extensions = ['changeTool']) => {
  const { user } = renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    { ...testSettings, extensions },
  )
  const form = within(await screen.findByRole('form', { name: productTexts.editHeading }))
  const type = async (field: HTMLElement, text: string) => {
    await user.clear(field)
    await user.type(field, text)
  }
  const save = () => user.click(form.getByRole('button', { name: productTexts.save }))
  const inputs = (label: string) => form.getAllByLabelText<HTMLInputElement>(label)
  return { user, form, type, save, inputs }
}
const sent = () => shop.callsOf(changeTool).map(({ body }) => body)
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('The form shows the details of a product and sends only changed ones; an emptied detail is removed', async () => {
  const { type, user, save, inputs, form } = await edit()
  expect(form.getByLabelText<HTMLInputElement>(texts.weightGrams).value).toBe('86.5')
  expect(inputs(texts.key).map(({ value }) => value)).toEqual(['drive', 'size'])
  await type(form.getByLabelText(texts.sku), ' TW-8 ')
  await user.clear(form.getByLabelText(texts.weightGrams))
  await save()
  await waitFor(() => expect(sent()).toEqual([{ sku: 'TW-8', weightGrams: null }]))
})

test('Rows of the specification can be added and removed, and a blank row is not sent', async () => {
  const { type, user, save, inputs, form } = await edit()
  await user.click(form.getByRole('button', { name: `${texts.remove} ${texts.row(1)}` }))
  await user.click(form.getByRole('button', { name: texts.add }))
  await user.click(form.getByRole('button', { name: texts.add }))
  await type(inputs(texts.key)[2] as HTMLElement, 'jaw-width')
  await type(inputs(texts.value)[2] as HTMLElement, '15.5')
  await type(inputs(texts.unit)[2] as HTMLElement, 'mm')
  await save()
  const specs = [
    { key: 'size', value: 12 },
    { key: 'jaw-width', value: 15.5, unit: 'mm' },
  ]
  await waitFor(() => expect(sent()).toEqual([{ specs }]))
})

test('An error opens its section, appears at its field and takes the focus, and everything typed stays', async () => {
  const { type, save, inputs, form } = await edit()
  await type(inputs(texts.key)[1] as HTMLElement, 'drive')
  await type(form.getByLabelText(texts.lengthMm), '-3')
  await save()
  expect(alerts()).toEqual(['This key is already in the list.', 'Enter a number above 0.'])
  expect(document.activeElement).toBe(inputs(texts.key)[1])
  const open = [...document.querySelectorAll('details')].map((section) => section.open)
  expect(open).toEqual([false, false, true, false, false, false, true])
  expect(form.getByLabelText<HTMLInputElement>(texts.lengthMm).value).toBe('-3')
  expect(sent()).toEqual([])
})

test('A refusal of the server keeps everything typed and appears at its field', async () => {
  shop.answers(changeTool, () => {
    throw refusal('INPUT_INVALID', { brand: 'Not this one.' })
  })
  const { type, save, form } = await edit()
  await type(form.getByLabelText(texts.brand), 'Another')
  await save()
  await waitFor(() => expect(alerts()).toEqual(['Not this one.']))
  expect(form.getByLabelText<HTMLInputElement>(texts.brand).value).toBe('Another')
})

test.each([
  [['changeTool'], 7],
  [[], 0],
])('With the extensions %j a new product has %i sections of details', (extensions, count) => {
  renderInShop(shop, [{ path: '/add', Component: AddProductPage }], '/add', { ...testSettings, extensions })
  expect(document.querySelectorAll('details')).toHaveLength(count)
})

test('Removing a row moves the focus to the next row, then to the last, then to the button that adds', async () => {
  const { user, form, inputs } = await edit()
  const remove = (row: number) =>
    user.click(form.getByRole('button', { name: `${texts.remove} ${texts.row(row)}` }))
  await user.click(form.getByRole('button', { name: texts.add }))
  expect(document.activeElement).toBe(inputs(texts.key)[2])
  await remove(1)
  expect(document.activeElement).toBe(inputs(texts.key)[0])
  expect(inputs(texts.key)[0]?.value).toBe('size')
  await remove(2)
  expect(document.activeElement).toBe(inputs(texts.key)[0])
  await remove(1)
  expect(document.activeElement).toBe(form.getByRole('button', { name: texts.add }))
})

test('A product joins a family, whose keys are taken over, and leaves one by an empty name', async () => {
  shop.answers(listFamilies, [
    { name: 'Whips', kind: 'tool', axes: ['size'], members: 2 },
    { name: 'Cables', kind: 'part', axes: ['length'], members: 2 },
  ])
  const { user, form, type, save } = await edit(['changeTool', 'listFamilies'])
  await user.click(form.getByText(familyTexts.title))
  await type(form.getByLabelText(familyTexts.family), 'whips')
  expect(form.getByText(familyTexts.joins(2, 'size'))).toBeDefined()
  await user.click(form.getByRole('button', { name: familyTexts.use }))
  await save()
  await waitFor(() => expect(sent()).toEqual([{ family: 'whips', familyAxes: ['size'] }]))
})

test('The keys of a family are those of the specification, and the refusal of a family is shown at its field', async () => {
  shop.answers(listFamilies, [])
  shop.answers(changeTool, () => {
    throw refusal('FAMILY_VALUES_TAKEN', { family: 'Taken.' })
  })
  const { user, form, type, save } = await edit(['changeTool', 'listFamilies'])
  await user.click(form.getByText(familyTexts.title))
  await type(form.getByLabelText(familyTexts.family), 'Whips')
  const second = form.getByLabelText<HTMLSelectElement>(familyTexts.second)
  expect(second.disabled).toBe(true)
  await user.selectOptions(form.getByLabelText(familyTexts.first), 'drive')
  await user.selectOptions(second, 'size')
  await save()
  await waitFor(() => expect(alerts()).toContain('Taken.'))
  expect(sent()).toEqual([{ family: 'Whips', familyAxes: ['drive', 'size'] }])
})
