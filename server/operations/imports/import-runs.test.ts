import { afterEach, beforeEach, expect, test } from 'vitest'
import { findImport } from '../../data/queries/imports/imports.ts'
import { describeOnEveryEngine, describeOnPostgres } from '../../data/testing/engines.ts'
import { checkedImport, filedProduct, fileOf } from '../../testing/import-file.ts'
import { addAdmin, codeOf, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller, Shop } from '../shop.ts'
import { applyImport } from './apply-import.ts'
import { progressOf, stopImport } from './import-runs.ts'
import { undoImport } from './undo-import.ts'

/** Enough rows for more than two statements. */
const count = 600

const wrenches = (many: number) =>
  Array.from({ length: many }, (_, index) => ({ ...filedProduct, name: `Wrench ${index}` }))

describeOnEveryEngine('An import that is being written', (engine) => {
  let shop: TestShop
  let admin: Caller
  let id: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    id = await checkedImport(shop, admin, fileOf(wrenches(count)))
  })
  afterEach(() => shop.drop())

  const products = async () => {
    const { many } = await shop.database.read
      .selectFrom('products')
      .where('deleted_at', 'is', null)
      .select(({ fn }) => fn.countAll<number>().as('many'))
      .executeTakeFirstOrThrow()
    return Number(many)
  }

  test('reports the number of written rows, while readers see none or all of them', async () => {
    const applying = applyImport(shop, admin, id)
    const seen = await whileRunning(shop, id, applying, async (progress) => ({
      ...progress,
      now: await products(),
    }))
    granted(await applying)
    expect(seen.every(({ rows, now }) => rows === count && (now === 0 || now === count))).toBe(true)
    expect(seen.some(({ rowsDone, now }) => rowsDone > 0 && now === 0)).toBe(true)
    expect(await products()).toBe(count)
    expect(await progressOf(shop, id)).toBeUndefined()
  })

  test('can be stopped without a trace, then applied; its undoing can be stopped, then completed', async () => {
    const applying = applyImport(shop, admin, id)
    expect(await stopOnce(shop, id, applying)).toBe(true)
    expect(codeOf(await applying)).toBe('IMPORT_STOPPED')
    expect([await products(), (await findImport(shop.database.read, id))?.state]).toEqual([0, 'checked'])
    granted(await applyImport(shop, admin, id))
    const undoing = undoImport(shop, admin, id)
    expect(await stopOnce(shop, id, undoing)).toBe(true)
    expect(codeOf(await undoing)).toBe('IMPORT_STOPPED')
    expect(await products()).toBe(count)
    granted(await undoImport(shop, admin, id))
    expect(await products()).toBe(0)
  })

  test('cannot be stopped while it is not running, and an unknown import is refused', async () => {
    expect(granted(await stopImport(shop, id))).toBe(false)
    expect(codeOf(await stopImport(shop, 'unknown'))).toBe('IMPORT_NOT_FOUND')
  })
})

describeOnPostgres('An import that another process writes', (engine) => {
  test('can be followed and stopped from this process', async () => {
    const shop = await openTestShop(engine)
    const admin = await addAdmin(shop)
    // So many that a busy machine asks in time, too.
    const id = await checkedImport(shop, admin, fileOf(wrenches(5 * count)))
    const other = await shop.anotherProcess()
    const applying = applyImport(other, admin, id)
    expect(await stopOnce(shop, id, applying)).toBe(true)
    expect(codeOf(await applying)).toBe('IMPORT_STOPPED')
    expect((await findImport(shop.database.read, id))?.state).toBe('checked')
    expect(await progressOf(shop, id)).toBeUndefined()
    await shop.drop()
  })
})

/** Polls the progress until the work ends. */
async function whileRunning<Seen>(
  shop: Shop,
  id: string,
  work: Promise<unknown>,
  look: (progress: { readonly rowsDone: number; readonly rows: number }) => Promise<Seen>,
): Promise<readonly Seen[]> {
  const seen: Seen[] = []
  let isRunning = true
  void work.finally(() => {
    isRunning = false
  })
  while (isRunning) {
    const progress = await progressOf(shop, id)
    if (progress && progress.rows > 0) {
      const found = await look(progress)
      if (isRunning) seen.push(found)
    }
    await new Promise((resolve) => setImmediate(resolve))
  }
  return seen
}

/** Requests a stop as soon as the first rows are written. */
async function stopOnce(shop: Shop, id: string, work: Promise<unknown>): Promise<boolean> {
  let stopped = false
  await whileRunning(shop, id, work, async () => {
    if (!stopped) stopped = granted(await stopImport(shop, id))
  })
  return stopped
}
