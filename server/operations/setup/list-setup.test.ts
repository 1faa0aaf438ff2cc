import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { SetupLine, SetupStep } from '../../../contract/shop/setup.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { setState } from '../../data/queries/catalogue/product-states.ts'
import { anyEngine, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addAdmin, addTool, deleteTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { changeSettings } from '../settings/change-settings.ts'
import type { Caller } from '../shop.ts'
import { changeText } from '../texts/change-text.ts'
import { listSetup } from './list-setup.ts'

const noFacts = new Set<never>()

const lineOf = async (id: SetupStep, lines: Promise<readonly SetupLine[]>) =>
  (await lines).find((line) => line.id === id)

describeOnEveryEngine('What a new shop needs', (engine) => {
  let shop: TestShop
  let admin: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine, { isSample: false })
    admin = await addAdmin(shop)
  })
  afterEach(() => shop.drop())

  const line = (id: SetupStep) => lineOf(id, listSetup(shop, noFacts))

  test('Is everything in an empty shop', async () => {
    const lines = await listSetup(shop, noFacts)
    expect(lines.filter(({ done }) => done)).toEqual([])
    expect(lines.map(({ id }) => id)).toEqual(['company', 'tool', 'texts', 'cards', 'mail', 'domain'])
  })

  test('Includes the missing details, by name, until the owner has entered them', async () => {
    expect((await line('company'))?.missing).toEqual(['name', 'address', 'email'])
    const { company } = sampleSettings
    const value = { ...company, name: 'Oficina', email: 'ola@oficina.example' }
    const { version: from } = granted(
      await changeSettings(shop, admin, { section: 'company', value, from: null }),
    )
    // The address is still the sample shop's.
    expect(await line('company')).toMatchObject({ done: false, missing: ['address'] })
    const own = { ...value, address: ['1 Rua Nova', 'Lisboa'] }
    granted(await changeSettings(shop, admin, { section: 'company', value: own, from }))
    expect(await line('company')).toMatchObject({ done: true, missing: [] })
  })

  test('Does not include a tool while visitors see one', async () => {
    const deleted = await addTool(shop, { stock: 1 })
    const id = await addTool(shop, { stock: 0 })
    expect((await line('tool'))?.done).toBe(true)
    await deleteTool(shop, deleted)
    expect((await line('tool'))?.done).toBe(true)
    await shop.database.write(async (transaction) => {
      await setState(transaction, id, 'hidden', shop.clock())
      return { ok: true, value: null }
    })
    expect((await line('tool'))?.done).toBe(false)
  })

  test('Includes terms and privacy until they are written, and again once a text is emptied', async () => {
    const write = (page: 'terms' | 'privacy', markdown: string, from: string | null = null) =>
      changeText(shop, noFacts, admin, { page, language: 'en', markdown, from })
    const terms = granted(await write('terms', 'You pay, we send.'))
    expect(await line('texts')).toMatchObject({ done: false, missing: ['privacy'] })
    granted(await write('privacy', 'We keep your address for the parcel.'))
    expect(await line('texts')).toMatchObject({ done: true, missing: [] })
    granted(await write('terms', '', terms.version))
    expect((await line('texts'))?.missing).toEqual(['terms'])
  })
})

describe('In a sample shop', () => {
  test('the texts count as written, while the details still count as sample details', async () => {
    const shop = await openTestShop(anyEngine)
    expect(await lineOf('texts', listSetup(shop, noFacts))).toMatchObject({ done: true })
    expect(await lineOf('company', listSetup(shop, noFacts))).toMatchObject({
      done: false,
      missing: ['address', 'email'],
    })
    await shop.drop()
  })
})

describe('What the operator sets', () => {
  test('is done once Stripe and mail are set; otherwise a stand-in is used', async () => {
    const shop = await openTestShop(anyEngine)
    const set = listSetup(shop, new Set(['stripe', 'mail'] as const))
    const unset = listSetup(shop, new Set(['sandbox'] as const))
    for (const id of ['cards', 'mail'] as const) {
      expect(await lineOf(id, set)).toMatchObject({ done: true, standIn: false })
      expect(await lineOf(id, unset)).toMatchObject({ done: false, standIn: true })
    }
    await shop.drop()
  })

  test.each([
    ['https://shop.example', true],
    ['http://shop.example', false],
    ['https://localhost:3000', false],
    ['https://shop.localhost', false],
    ['https://127.0.0.1:3000', false],
    ['https://[::1]:3000', false],
  ])('the address %s is public: %s', async (publicUrl, done) => {
    const shop = await openTestShop(anyEngine)
    const line = await lineOf('domain', listSetup({ ...shop, publicUrl }, noFacts))
    expect(line).toEqual({ id: 'domain', done, missing: [], standIn: false })
    await shop.drop()
  })
})
