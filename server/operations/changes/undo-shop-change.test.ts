import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { findProductState, setState } from '../../data/queries/catalogue/product-states.ts'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething } from '../../testing/buying.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { deleteProduct } from '../catalogue/delete-product.ts'
import { setProductState } from '../catalogue/set-product-state.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import type { Caller, Shop } from '../shop.ts'
import { changeText } from '../texts/change-text.ts'
import { originalTexts, readSource } from '../texts/stored-texts.ts'
import { undoChange } from './undo-change.ts'

const { company, money } = sampleSettings

describeOnEveryEngine('Undoing', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const last = async () => (await findChangeHead(shop.database.read)).sequence
  const undo = (sequence: number, at: Shop = shop) => undoChange(at, admin, sequence)

  /** Makes a change; returns the number of its entry. */
  async function made(change: Promise<unknown>): Promise<number> {
    await change
    return last()
  }
  const set = async (id: string, state: 'shown' | 'hidden') =>
    made(setProductState(shop, admin, id, state).then(granted))
  const stateOf = (id: string) => findProductState(shop.database.read, id)

  async function change(section: 'company' | 'money', fields: object): Promise<number> {
    const { value, version } = await readSection(shop, section)
    const changed = { section, value: { ...value, ...fields }, from: version } as const
    return made(changeSettings(shop, admin, changed).then(granted))
  }
  const inForce = async (section: 'company' | 'money') => (await readSection(shop, section)).value

  const terms = { page: 'terms', language: 'en' } as const
  const source = async () =>
    readSource(shop, shop.database.read, terms, await originalTexts(shop, terms.page))
  async function write(markdown: string): Promise<number> {
    const { version } = await source()
    const text = { ...terms, markdown, from: version }
    return made(changeText(shop, new Set([]), admin, text).then(granted))
  }

  test.each(['tool', 'part'] as const)(
    'a hidden %s is shown again, once, and can be hidden again',
    async (kind) => {
      const id = await addTool(shop, { stock: 5, kind })
      const hidden = await set(id, 'hidden')
      const undone = Number(granted(await undo(hidden)))
      expect([await stateOf(id), undone]).toEqual(['shown', hidden + 1])
      expect(codeOf(await undo(hidden))).toBe('CHANGE_UNDONE')
      granted(await undo(undone))
      expect(await stateOf(id)).toBe('hidden')
    },
  )

  test('the showing of a draft makes it a draft again', async () => {
    const id = await addTool(shop, { stock: 5 })
    await shop.database.write(async (transaction) =>
      done(await setState(transaction, id, 'draft', shop.clock())),
    )
    granted(await undo(await set(id, 'shown')))
    expect(await stateOf(id)).toBe('draft')
  })

  test('a change of state is refused if the product was shown again, was deleted, or has no picture any more', async () => {
    const id = await addTool(shop, { stock: 5 })
    const hidden = await set(id, 'hidden')
    const shown = await set(id, 'shown')
    expect(codeOf(await undo(hidden))).toBe('CHANGE_STANDS_BEHIND')
    granted(await undo(shown))
    await shop.database.write(async ({ db }) =>
      done(await db.updateTable('products').set({ img: '' }).where('id', '=', id).execute()),
    )
    expect(await undo(hidden)).toMatchObject({
      code: 'CHANGE_STANDS_BEHIND',
      message: expect.stringContaining('picture'),
    })
    granted(await deleteProduct(shop, admin, id))
    expect(await undo(hidden)).toMatchObject({
      code: 'CHANGE_STANDS_BEHIND',
      message: expect.stringContaining('deleted'),
    })
  })

  test('a change of settings restores the former values, once, and keeps the changes of others in other fields', async () => {
    const renamed = await change('company', { name: 'Oficina' })
    await change('company', { email: 'hello@oficina.example' })
    const undone = Number(granted(await undo(renamed)))
    expect(await inForce('company')).toEqual({ ...company, email: 'hello@oficina.example' })
    expect(codeOf(await undo(renamed))).toBe('CHANGE_UNDONE')
    granted(await undo(undone))
    expect(await inForce('company')).toMatchObject({ name: 'Oficina', email: 'hello@oficina.example' })
  })

  test('a change of settings is refused if the field has changed since, and possible after the newer change is undone', async () => {
    const first = await change('company', { name: 'One' })
    const second = await change('company', { name: 'Two' })
    expect(codeOf(await undo(first))).toBe('CHANGE_STANDS_BEHIND')
    granted(await undo(second))
    granted(await undo(first))
    expect(await inForce('company')).toEqual(company)
  })

  test('a change of currency is refused once an order exists', async () => {
    const inEuro = await change('money', { currency: 'EUR' })
    await shop.settings.read()
    await bookSomething(shop)
    expect(codeOf(await undo(inEuro))).toBe('CURRENCY_FIXED')
    expect(await inForce('money')).toEqual({ ...money, currency: 'EUR' })
  })

  test('a change of a text restores the former text, even the sample’s, once', async () => {
    const { markdown: sample } = await source()
    const first = await write('One.')
    const second = await write('Two.')
    expect(codeOf(await undo(first))).toBe('CHANGE_STANDS_BEHIND')
    granted(await undo(second))
    expect((await source()).markdown).toBe('One.')
    expect(codeOf(await undo(second))).toBe('CHANGE_UNDONE')
    const undone = Number(granted(await undo(first)))
    expect(await source()).toMatchObject({ markdown: sample, state: 'sample' })
    granted(await undo(undone))
    expect((await source()).markdown).toBe('One.')
  })

  test('by two admins in two processes happens once for each kind', async () => {
    const processes = engine.name === 'SQLite' ? [shop, shop] : [shop, await shop.anotherProcess()]
    const hidden = await set(await addTool(shop, { stock: 5 }), 'hidden')
    const changes = [hidden, await change('company', { name: 'Oficina' }), await write('One.')]
    for (const sequence of changes) {
      const outcomes = await Promise.all(processes.map((each) => undo(sequence, each)))
      expect(outcomes.map(codeOf).toSorted()).toEqual(['CHANGE_UNDONE', 'done'])
    }
    expect(await last()).toBe(6)
    expect(await deadlocksOn(shop.database)).toBe(0)
  })
})
