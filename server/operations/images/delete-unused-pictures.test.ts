import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { imageWidths, picturePath } from '../../../domain/catalogue/own-picture.ts'
import { done } from '../../../domain/outcome.ts'
import {
  insertPictures,
  insertStoredPictures,
  releasePicturesOf,
} from '../../data/queries/catalogue/images.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs } from '../../platform/clock.ts'
import { addCustomer, addTool } from '../../testing/shop-contents.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { deleteUnusedPictures } from './delete-pictures.ts'

const dayMs = 24 * hourMs
const hashOf = (letter: string) => letter.repeat(64)
const widths = [undefined, imageWidths[0]] as const

describeOnEveryEngine('An uploaded picture', (engine) => {
  let shop: TestShop
  let userId: string
  let productId: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    userId = (await addCustomer(shop)).userId
    productId = await addTool(shop, { stock: 1 })
  })
  afterEach(() => shop.drop())

  const upload = (letter: string, { uploadedBy = userId as string | null, shownHere = true } = {}) =>
    shop.database.write(async (transaction) => {
      const files = widths.map((width) => ({
        path: picturePath(hashOf(letter), width),
        outline: null,
        width: width ?? 960,
        height: 1,
        bytes: new Uint8Array([1]),
      }))
      await insertStoredPictures(transaction, files, { uploadedBy, shownHere }, shop.clock())
      return done(null)
    })
  const show = (img: string) =>
    shop.database.write(async ({ db }) => {
      await db.updateTable('products').set({ img }).where('id', '=', productId).execute()
      return done(null)
    })
  /** Checks that each stored picture has all sizes, and returns their letters. */
  const storedLetters = async () => {
    const rows = await shop.database.read
      .selectFrom('images')
      .where('bytes', 'is not', null)
      .select('url')
      .execute()
    const letters = rows.map(({ url }) => url.slice('/images/'.length)[0] ?? '')
    expect(letters.length).toBe(new Set(letters).size * widths.length)
    return [...new Set(letters)].toSorted().join('')
  }
  const days = async (count: number) => {
    for (let day = 0; day < count; day += 1) {
      shop.clock.moveBy(dayMs)
      await deleteUnusedPictures(shop)
    }
  }

  test('that is never shown is stored for two weeks, then deleted in all sizes', async () => {
    await upload('a')
    await deleteUnusedPictures(shop)
    await days(13)
    expect(await storedLetters()).toBe('a')
    await days(1)
    expect(await storedLetters()).toBe('')
  })

  test.each([
    ['by its path', picturePath(hashOf('a'))],
    ['by its full address', `http://localhost${picturePath(hashOf('a'))}`],
    [
      'by its full address at an earlier host of the shop',
      `https://old.example/shop${picturePath(hashOf('a'))}`,
    ],
    ['in a smaller size', picturePath(hashOf('a'), imageWidths[0])],
  ])('that is shown %s is kept', async (_how, img) => {
    await upload('a')
    await upload('b')
    await show(img)
    await days(30)
    expect(await storedLetters()).toBe('a')
  })

  test('that was replaced is kept for two more weeks, and permanently if it is shown again', async () => {
    await upload('a')
    await upload('b')
    await show(picturePath(hashOf('a')))
    await days(10)
    await show(picturePath(hashOf('b')))
    await days(10)
    await show(picturePath(hashOf('a')))
    await days(3)
    expect(await storedLetters()).toBe('ab')
    await days(12)
    expect(await storedLetters()).toBe('a')
  })

  test('that becomes shown just before its deletion is kept', async () => {
    await upload('a')
    await days(13)
    const write = shop.database.write.bind(shop.database)
    // Saves a form between the first check and the deletion.
    const writing = vi.spyOn(shop.database, 'write').mockImplementationOnce(async (work) => {
      writing.mockRestore()
      await show(picturePath(hashOf('a')))
      return write(work)
    })
    await days(2)
    expect(await storedLetters()).toBe('a')
  })

  test('that is uploaded again is kept for a new period', async () => {
    await upload('a')
    await days(14)
    await upload('a')
    await days(14)
    expect(await storedLetters()).toBe('a')
  })

  test('is deleted like any other if its uploader is unknown or deleted', async () => {
    await upload('a', { uploadedBy: null })
    await upload('b')
    await show(picturePath(hashOf('b')))
    await shop.database.write(async (transaction) => {
      await releasePicturesOf(transaction, userId)
      return done(null)
    })
    await days(15)
    expect(await storedLetters()).toBe('b')
    await show('/pictures/hub.webp')
    await days(15)
    expect(await storedLetters()).toBe('')
  })

  test('is not deleted if it belongs to another installation or is hosted elsewhere', async () => {
    await upload('a', { shownHere: false })
    await upload('b')
    await upload('b', { shownHere: false })
    const atImgbb = { id: 'p1', url: 'https://i.ibb.co/w/a.webp', outline: null, width: 1, height: 1 }
    await shop.database.write(async (transaction) => {
      await insertPictures(
        transaction,
        [{ ...atImgbb, contentType: 'image/webp', uploadedBy: userId }],
        shop.clock(),
      )
      return done(null)
    })
    const all = async () => (await shop.database.read.selectFrom('images').select('id').execute()).length
    const before = await all()
    await days(30)
    expect(await all()).toBe(before)
  })

  test('is checked in batches of some hundred files, without leaving any out', async () => {
    const letters = '0123456789abcdef'
    for (let index = 0; index < 200; index += 1) {
      const hash = `${letters[index % 16]}${letters[Math.floor(index / 16)]}`.padEnd(64, '0')
      await shop.database.write(async (transaction) => {
        const file = { outline: null, width: 1, height: 1, bytes: new Uint8Array([1]) }
        const files = widths.map((width) => ({ path: picturePath(hash, width), ...file }))
        await insertStoredPictures(transaction, files, { uploadedBy: userId, shownHere: true }, shop.clock())
        return done(null)
      })
    }
    let batches = 0
    const checkAll = async () => {
      let after = ''
      do {
        after = await deleteUnusedPictures(shop, after)
        batches += 1
      } while (after !== '')
    }
    await checkAll()
    expect(batches).toBe(2)
    shop.clock.moveBy(14 * dayMs)
    await checkAll()
    expect(await storedLetters()).toBe('')
  })
})
