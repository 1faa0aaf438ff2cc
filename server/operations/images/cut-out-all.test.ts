import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { picturePath } from '../../../domain/catalogue/own-picture.ts'
import { done } from '../../../domain/outcome.ts'
import { insertStoredPictures } from '../../data/queries/catalogue/images.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import type { ProductPictures } from '../../providers/images/image-host.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { countCutOut, cutOutWaiting, startCuttingOut, stopCuttingOut } from './cut-out-all.ts'
import { formsOfPicture } from './cut-out-picture.ts'
import type { ReEncodeProduct } from './store-image.ts'

const decode = vi.fn<ReEncodeProduct>()

const size = { width: 1, height: 1, bytes: new Uint8Array([1]) }
const family = 'f'.repeat(64)
const pictures: ProductPictures = {
  photograph: { hash: family, hangs: '-at20x80', sizes: [size], outline: null, family, source: size },
  cutOut: { hash: 'e'.repeat(64), hangs: '-cut', sizes: [size], outline: 'M1 1l2 2z', family },
  isSure: true,
}
const cut = `/images/${'e'.repeat(64)}-cut.webp`
const whole = `/images/${family}-at20x80.webp`

describeOnEveryEngine('Pictures of products', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
    decode.mockReset().mockResolvedValue(done(pictures))
  })
  afterEach(() => shop.drop())

  const show = async (letter: string) => {
    const img = picturePath(letter.repeat(64))
    const id = await addTool(shop, { stock: 1 })
    await shop.database.write(async (transaction) => {
      await insertStoredPictures(
        transaction,
        [{ ...size, path: img, outline: null }],
        { uploadedBy: null, shownHere: true },
        shop.clock(),
      )
      await transaction.db.updateTable('products').set({ img }).where('id', '=', id).execute()
      return done(null)
    })
    return id
  }
  const imgOf = async (id: string) =>
    (
      await shop.database.read
        .selectFrom('products')
        .where('id', '=', id)
        .select('img')
        .executeTakeFirstOrThrow()
    ).img
  const choose = (id: string, img: string) =>
    shop.database.write(async ({ db }) => {
      await db.updateTable('products').set({ img }).where('id', '=', id).execute()
      return done(null)
    })

  test("are cut out once, whichever process cuts them, and keep the owner's choices", async () => {
    const ids = [await show('a'), await show('b')]
    granted(await startCuttingOut(shop, await addAdmin(shop)))
    await Promise.all([cutOutWaiting(shop, decode), cutOutWaiting(await shop.anotherProcess(), decode)])
    expect(await Promise.all(ids.map(imgOf))).toEqual([cut, cut])
    expect(decode).toHaveBeenCalledTimes(2)
    expect(await countCutOut(shop)).toEqual({ waiting: 0, cut: 2, kept: 0, failed: 0 })
    expect(await formsOfPicture(shop, cut)).toEqual({
      photograph: { url: whole },
      cutOut: { url: cut, outline: 'M1 1l2 2z' },
    })
    await choose(ids[0] ?? '', whole)
    granted(await startCuttingOut(shop, await addAdmin(shop)))
    expect(await countCutOut(shop)).toEqual({ waiting: 0, cut: 0, kept: 0, failed: 0 })
  })

  test('that change during the run are left alone', async () => {
    const id = await show('a')
    granted(await startCuttingOut(shop, await addAdmin(shop)))
    decode.mockImplementation(async () => {
      await choose(id, '/pictures/hub.webp')
      return done(pictures)
    })
    await cutOutWaiting(shop, decode)
    expect(await imgOf(id)).toBe('/pictures/hub.webp')
    expect(await countCutOut(shop)).toMatchObject({ waiting: 0, kept: 1 })
  })

  test('are cut out again if the process died, but not if it was stopped', async () => {
    const id = await show('a')
    await show('b')
    granted(await startCuttingOut(shop, await addAdmin(shop)))
    decode.mockRejectedValueOnce(new Error('killed'))
    await expect(cutOutWaiting(shop, decode)).rejects.toThrow('killed')
    shop.clock.moveBy(130_000)
    await cutOutWaiting(shop, decode)
    expect(await countCutOut(shop)).toMatchObject({ waiting: 0, cut: 2 })
    expect(await imgOf(id)).toBe(cut)
    await show('c')
    granted(await startCuttingOut(shop, await addAdmin(shop)))
    granted(await stopCuttingOut(shop))
    await cutOutWaiting(shop, decode)
    expect(decode).toHaveBeenCalledTimes(3)
  })
})
