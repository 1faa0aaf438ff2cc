// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { changeKeptList, getKeptList, type KeptList } from '../../../contract/orders/kept-lists.ts'
import { FakeShop, noAnswer, refusal } from '../../testing/fake-shop-api.ts'
import { ListSaver } from './list-saver.ts'

const whip = { Id: 'whip', quantity: 2, name: 'Chain whip' }
const pump = { Id: 'pump', quantity: 1, name: 'Floor pump' }
const stored: KeptList = {
  _id: 'l1',
  name: 'Spring order',
  shared: true,
  own: true,
  version: 1,
  changedAt: 0,
  lines: [whip],
}

let shop: FakeShop
beforeEach(() => {
  shop = new FakeShop()
  vi.useFakeTimers()
})
afterEach(() => vi.useRealTimers())

const saverOf = (tell = () => undefined) => new ListSaver(shop.api, stored, tell)
const setPieces = (quantity: number) => (content: ListSaver['shown']['content']) => ({
  ...content,
  lines: content.lines.map((line) => (line.id === 'whip' ? { ...line, quantity } : line)),
})
const sent = () => shop.callsOf(changeKeptList).map(({ body }) => body)

test('Several edits are saved once, a moment after the last', async () => {
  shop.answers(changeKeptList, { acknowledged: true, version: 2 })
  const saver = saverOf()
  for (const quantity of [3, 34, 345]) saver.edit(setPieces(quantity))
  expect([saver.shown.state, sent()]).toEqual(['saving', []])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(saver.shown.state).toBe('saved')
  expect(sent()).toMatchObject([{ version: 1, lines: [{ Id: 'whip', quantity: 345 }] }])
})

test('What a colleague has saved meanwhile is kept beside the own edit, and said', async () => {
  let version = 5
  shop.answers(getKeptList, { ...stored, version, changedBy: 'Bo', name: 'May order', lines: [whip, pump] })
  shop.answers(changeKeptList, ({ body }: { body: { version: number } }) => {
    if (body.version !== version) throw refusal('LIST_CHANGED')
    version += 1
    return { acknowledged: true, version }
  })
  const saver = saverOf()
  saver.edit(setPieces(9))
  await saver.save()
  expect(saver.shown).toMatchObject({ state: 'saved', merged: { by: 'Bo' } })
  expect(saver.shown.content).toMatchObject({
    name: 'May order',
    lines: [
      { id: 'whip', quantity: 9 },
      { id: 'pump', quantity: 1 },
    ],
  })
  expect(sent().at(-1)).toMatchObject({ version: 5, name: 'May order' })
})

test('A failed save says why, keeps the edit, and can be tried again', async () => {
  shop.answers(changeKeptList, () => {
    throw noAnswer()
  })
  const saver = saverOf()
  saver.edit(setPieces(9))
  await saver.save()
  expect(saver.shown.state).toBe('failed')
  expect(saver.shown.content.lines[0]?.quantity).toBe(9)
  shop.answers(changeKeptList, { acknowledged: true, version: 2 })
  await saver.save()
  expect([saver.shown.state, saver.shown.problem]).toEqual(['saved', undefined])
})

test('A reload takes what others have saved, but keeps an unsaved edit', () => {
  const saver = saverOf()
  saver.refresh({ ...stored, version: 2, lines: [pump] })
  expect(saver.shown.content.lines.map(({ id }) => id)).toEqual(['pump'])
  saver.edit((content) => ({ ...content, name: 'Mine' }))
  saver.refresh({ ...stored, version: 3 })
  expect(saver.shown.content.name).toBe('Mine')
})
