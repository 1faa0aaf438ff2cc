import { afterEach, beforeEach, expect, test } from 'vitest'
import { findProduct, listProductsByPage } from '../../data/queries/catalogue/managed-products.ts'
import { findParts } from '../../data/queries/catalogue/parts.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { told } from '../../platform/stored-sentences.ts'
import { callApi, operationOf } from '../../testing/api-call.ts'
import { checkedImport, filedProduct, fileOf, rowsOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { setProductState } from '../catalogue/set-product-state.ts'
import type { Caller } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { checkImports } from './check-imports.ts'
import { createImport } from './create-import.ts'
import { forgetOldImports } from './keeping-imports.ts'
import { undoImport } from './undo-import.ts'

const dayMs = 24 * hourMs
const hub = { kind: 'part', name: 'Rear hub', price: '64.50', img: '/pictures/hub.webp' }
const tube = { ...hub, name: 'Tube', price: '6.00', minOrderQuantity: '2', availableQuantity: '40' }

describeOnEveryEngine('An import of tools and parts', (engine) => {
  let env: TestApp
  let admin: Caller
  beforeEach(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  afterEach(async () => {
    expect(await findLedgerMismatches(env.shop.database.read)).toEqual([])
    await env.drop()
  })

  const check = (rows: readonly Readonly<Record<string, string>>[]) =>
    checkedImport(env.shop, admin, fileOf(rows))
  const imported = async (rows: readonly Readonly<Record<string, string>>[]) => {
    const id = await check(rows)
    granted(await applyImport(env.shop, admin, id))
    return id
  }
  const counts = async (id: string) => (await findImport(env.shop.database.read, id))?.counts
  const list = async (kind: 'tool' | 'part' | 'all') => {
    const wanted = { kind, search: '', state: undefined, by: 'position', descending: false } as const
    const page = await listProductsByPage(env.shop.database.read, wanted, {
      limit: undefined,
      after: undefined,
    })
    return page?.rows ?? []
  }
  const exported = async (query: Record<string, string>) => {
    const token = await env.tokenOf(admin)
    return (await callApi(env, operationOf('exportProducts'), { token, query })).body
  }
  const problems = async (id: string) =>
    (await rowsOf(env.shop, id)).map(({ cells }) =>
      Object.fromEntries(cells.flatMap(({ column, problem }) => (problem ? [[column, problem]] : []))),
    )

  test('adds both in one file, each at the top of its list in the order of the file', async () => {
    await addTool(env.shop, { name: 'Spanner', stock: 1 })
    await imported([filedProduct, hub, { ...filedProduct, name: 'Whip', kind: 'Tool' }, tube])
    expect((await list('tool')).map(({ name }) => name)).toEqual(['Cone wrench', 'Whip', 'Spanner'])
    expect((await list('part')).map(({ name, stocked }) => [name, stocked])).toEqual([
      ['Rear hub', 0],
      ['Tube', 1],
    ])
    const [, stocked] = await list('part')
    expect(stocked).toMatchObject({ available: 40, minimumOrder: 2, unitPriceCents: 600 })
  })

  test.each([{ kind: 'all' }, { kind: 'part' }, {}])(
    'changes nothing when the export %j is imported',
    async (query) => {
      await imported([filedProduct, hub, { ...tube, priceBreaks: '10: 5.50', shortDescription: 'Butyl.' }])
      const file = await exported(query as Record<string, string>)
      const id = await checkedImport(env.shop, admin, file)
      expect(await counts(id)).toMatchObject({ new: 0, changed: 0, wrong: 0 })
      expect((await counts(id))?.unchanged).toBe('kind' in query ? (query.kind === 'all' ? 3 : 2) : 1)
    },
  )

  test('gives a part its stock, and undoing the import takes the stock away again', async () => {
    await imported([hub])
    const [{ id: part = '' } = {}] = await list('part')
    const half = await check([{ _id: part, minOrderQuantity: '1' }])
    expect(await problems(half)).toEqual([{ availableQuantity: 'quantity is Required' }])
    const id = await imported([{ _id: part, minOrderQuantity: '1', availableQuantity: '5' }])
    expect(await findProduct(env.shop.database.read, part)).toMatchObject({ stocked: 1, available: 5 })
    granted(await undoImport(env.shop, admin, id))
    expect(await findProduct(env.shop.database.read, part)).toMatchObject({ stocked: 0, available: 0 })
  })

  test('does not turn a part into a tool', async () => {
    await imported([hub])
    const [{ id: part = '' } = {}] = await list('part')
    expect(await problems(await check([{ _id: part, kind: 'tool' }]))).toEqual([
      { kind: expect.stringContaining('This is a part and stays one.') },
    ])
  })

  test('reduces the price of a part with a true earlier price', async () => {
    await imported([tube])
    const [{ id: part = '' } = {}] = await list('part')
    env.shop.clock.moveBy(dayMs)
    await imported([{ _id: part, price: '5.00', compareAtPrice: '6.00' }])
    expect(await findParts(env.shop.database.read, [part])).toMatchObject([
      { priceCents: 500, reduction: { compareAtCents: 600 } },
    ])
  })

  test('finds pictures by the names of files sent with it, and says which are missing or unused', async () => {
    const [img, other] = [`/images/${'a'.repeat(64)}.webp`, `/images/${'b'.repeat(64)}.webp`]
    const bytes = Buffer.from(
      fileOf([
        { ...filedProduct, img: 'photos\\Cone.JPG' },
        { ...filedProduct, name: 'Whip', img: 'whip.jpg' },
      ]),
    )
    const pictures = [
      { name: 'cone.jpg', img },
      { name: 'unused.png', img: other },
    ]
    const id = granted(await createImport(env.shop, admin, { fileName: 'tools.csv', bytes, pictures }))
    await checkImports(env.shop)
    const [cone] = await rowsOf(env.shop, id)
    expect(cone?.cells).toContainEqual({ column: 'img', after: img })
    expect((await problems(id))[1]).toEqual({
      img: expect.stringContaining('No picture with the name whip.jpg came with the file.'),
    })
    const { notices } = (await findImport(env.shop.database.read, id)) ?? {}
    expect(notices?.map((notice) => told(notice))).toEqual(['No row names this picture: unused.png.'])
  })

  test('adds a draft without a picture, which cannot be shown before it has one', async () => {
    const wanting = { ...filedProduct, img: '' }
    expect(await problems(await check([wanting]))).toEqual([{ img: 'Image is Required' }])
    await imported([{ ...wanting, state: 'draft' }])
    const [{ id: draft = '' } = {}] = await list('tool')
    expect(codeOf(await setProductState(env.shop, admin, draft, 'shown'))).toBe('PICTURE_MISSING')
    expect(await problems(await check([{ _id: draft, state: 'shown' }]))).toEqual([
      { img: 'Image is Required' },
    ])
    await imported([{ _id: draft, state: 'shown', img: '/pictures/cone-wrench.webp' }])
    expect(await findProduct(env.shop.database.read, draft)).toMatchObject({ state: 'shown' })
  })

  test('is kept for 14 days; then its difference is deleted, and it cannot be undone', async () => {
    const applied = await imported([hub])
    const open = await check([tube])
    env.shop.clock.moveBy(14 * dayMs - 1)
    await forgetOldImports(env.shop)
    expect(await rowsOf(env.shop, applied)).toHaveLength(1)
    env.shop.clock.moveBy(1)
    expect(codeOf(await undoImport(env.shop, admin, applied))).toBe('IMPORT_TOO_OLD')
    await forgetOldImports(env.shop)
    expect([await rowsOf(env.shop, applied), await rowsOf(env.shop, open)]).toEqual([[], []])
    const states = [applied, open].map(async (id) => (await findImport(env.shop.database.read, id))?.state)
    expect(await Promise.all(states)).toEqual(['applied', 'cancelled'])
    expect(codeOf(await undoImport(env.shop, admin, applied))).toBe('IMPORT_TOO_OLD')
  })

  test('keeps its difference if it is applied during the clean-up, and can be undone', async () => {
    const { shop } = env
    const id = await check([hub])
    shop.clock.moveBy(14 * dayMs)
    let applied: Promise<unknown> | undefined
    const write: typeof shop.database.write = async (work) => {
      applied ??= applyImport(shop, admin, id).then(granted)
      await applied
      return shop.database.write(work)
    }
    await forgetOldImports({ ...shop, database: { ...shop.database, write } })
    granted(await undoImport(shop, admin, id))
  })
})
