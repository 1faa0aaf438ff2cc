// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  addSpecKey,
  changeSpecKey,
  deleteSpecKey,
  listSpecKeys,
} from '../../../../contract/catalogue/spec-keys.ts'
import { changeTool } from '../../../../contract/catalogue/tools.ts'
import { getTool } from '../../../api/rows/catalogue.ts'
import { keepSession } from '../../../session/access-token/stored-session.ts'
import { FakeShop, refusal } from '../../../testing/fake-shop-api.ts'
import { renderInShop, testSettings } from '../../../testing/in-shop.tsx'
import { sampleTool } from '../../../testing/sample-tool.ts'
import { ProductPage } from '../product-page.tsx'
import { detailTexts, productTexts, ownKeyTexts as texts } from '../texts.ts'

const jaw = { key: 'jaw-width', name: 'Jaw width', unit: 'mm', kind: 'number', meaning: 'Between the jaws.' }
const bore = { key: 'bore', name: 'Bore', kind: 'number', meaning: 'The hole.' }
const changed = { acknowledged: true, matchedCount: 1, modifiedCount: 1 }

let shop: FakeShop
beforeEach(() => {
  sessionStorage.clear()
  keepSession('token', { email: 'boss@example.com', name: 'Boss' })
  shop = new FakeShop()
  shop.answers(getTool, sampleTool())
  shop.answers(changeTool, changed)
  shop.answers(listSpecKeys, [
    { ...jaw, own: false },
    { ...bore, own: true },
  ])
  shop.answers(addSpecKey, { acknowledged: true, insertedId: 'angle' })
  shop.answers(changeSpecKey, changed)
  shop.answers(deleteSpecKey, { acknowledged: true, deletedCount: 1 })
})
afterEach(cleanup)

const edit = async () => {
  const { user } = renderInShop(
    shop,
    [{ path: '/dashboard/manageproduct/:toolId', Component: ProductPage }],
    '/dashboard/manageproduct/whip',
    { ...testSettings, extensions: ['changeTool', 'listSpecKeys'] },
  )
  const form = within(await screen.findByRole('form', { name: productTexts.editHeading }))
  await form.findByText(texts.title)
  const press = (name: string) => user.click(form.getByRole('button', { name }))
  return { user, form, press }
}
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent)

test('A known key fills in its unit, and its name and meaning appear below', async () => {
  const { user, form, press } = await edit()
  await press(detailTexts.add)
  await user.type(form.getByLabelText(detailTexts.key), 'jaw-width')
  expect(form.getByLabelText<HTMLInputElement>(detailTexts.unit).value).toBe('mm')
  expect(form.getByText('Jaw width: Between the jaws.')).toBeDefined()
  const offered = document.querySelectorAll('datalist option')
  expect([...offered].map((option) => option.getAttribute('value'))).toEqual(['jaw-width', 'bore'])
})

test("A key of the owner can be added inside the form without sending the form, and only the owner's keys are listed", async () => {
  const { user, form, press } = await edit()
  expect(form.queryByRole('button', { name: `${texts.change} Jaw width` })).toBeNull()
  await press(texts.add)
  await user.type(form.getByLabelText(texts.key), 'angle')
  await user.type(form.getByLabelText(texts.name), 'Angle')
  await user.selectOptions(form.getByLabelText(texts.kind), 'text')
  await user.type(form.getByLabelText(texts.meaning), 'How far it turns.{Enter}')
  await waitFor(() => expect(form.queryByLabelText(texts.meaning)).toBeNull())
  expect(shop.callsOf(addSpecKey)[0]?.body).toEqual({
    key: 'angle',
    name: 'Angle',
    kind: 'text',
    unit: null,
    meaning: 'How far it turns.',
  })
  expect(document.activeElement).toBe(form.getByRole('button', { name: texts.add }))
  expect(shop.callsOf(changeTool)).toEqual([])
})

test('A key of the owner can be changed, and a refusal appears at its field and keeps the typed values', async () => {
  shop.answers(changeSpecKey, () => {
    throw refusal('INPUT_INVALID', { name: 'Enter a name.' })
  })
  const { user, form, press } = await edit()
  await press(`${texts.change} Bore`)
  await user.clear(form.getByLabelText(texts.name))
  await press(texts.save)
  await waitFor(() => expect(alerts()).toEqual(['Enter a name.']))
  expect(form.getByLabelText<HTMLInputElement>(texts.meaning).value).toBe('The hole.')
  shop.answers(changeSpecKey, changed)
  await user.type(form.getByLabelText(texts.name), 'Bore width')
  await press(texts.save)
  await waitFor(() => expect(form.queryByLabelText(texts.meaning)).toBeNull())
  expect(shop.callsOf(changeSpecKey)[1]).toMatchObject({
    params: { key: 'bore' },
    body: { name: 'Bore width' },
  })
})

test('Deleting a key that products use shows a warning first', async () => {
  shop.answers(deleteSpecKey, ({ query }: { query?: unknown }) => {
    if (JSON.stringify(query) === '{}') throw refusal('SPEC_KEY_IN_USE')
    return { acknowledged: true, deletedCount: 1 }
  })
  const { form, press } = await edit()
  await press(`${texts.delete} Bore`)
  await waitFor(() => expect(alerts()[0]).toContain(refusal('SPEC_KEY_IN_USE').message))
  shop.answers(listSpecKeys, [{ ...jaw, own: false }])
  await press(texts.deleteAnyway)
  await waitFor(() => expect(alerts()).toEqual([]))
  await waitFor(() => expect(form.queryByText('Bore')).toBeNull())
  expect(document.activeElement).toBe(form.getByRole('button', { name: texts.add }))
  expect(shop.callsOf(deleteSpecKey)[1]?.query).toEqual({ evenIfUsed: 'true' })
})

describe('An answer about one key', () => {
  let answer: PromiseWithResolvers<unknown>
  async function saveBoreThenChangeAngle() {
    answer = Promise.withResolvers()
    shop.answers(changeSpecKey, () => answer.promise)
    shop.answers(listSpecKeys, [
      { ...bore, own: true },
      { ...bore, key: 'angle', name: 'Angle', own: true },
    ])
    const { user, form, press } = await edit()
    await press(`${texts.change} Bore`)
    await press(texts.save)
    await waitFor(() => expect(shop.callsOf(changeSpecKey)).toHaveLength(1))
    await press(`${texts.change} Angle`)
    const name = () => form.getByLabelText<HTMLInputElement>(texts.name)
    await user.type(name(), ' 2')
    return { form, name }
  }

  test('does not close the editor of another key', async () => {
    const { form, name } = await saveBoreThenChangeAngle()
    expect(name().value).toBe('Angle 2')
    shop.answers(listSpecKeys, [
      { ...bore, name: 'Saved', own: true },
      { ...bore, key: 'angle', name: 'Angle', own: true },
    ])
    answer.resolve(changed)
    await form.findByRole('button', { name: `${texts.change} Saved` })
    expect(name().value).toBe('Angle 2')
  })

  test('does not appear at the fields of another key', async () => {
    const { name } = await saveBoreThenChangeAngle()
    answer.reject(refusal('INPUT_INVALID', { name: 'Enter a name.' }))
    await act(() => new Promise((done) => setTimeout(done, 50)))
    expect(name().value).toBe('Angle 2')
    expect(alerts()).toEqual([])
  })
})
