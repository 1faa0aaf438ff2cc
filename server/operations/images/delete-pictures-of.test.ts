import { afterEach, beforeEach, expect, test } from 'vitest'
import { imageWidths, picturePath } from '../../../domain/catalogue/own-picture.ts'
import { done } from '../../../domain/outcome.ts'
import { insertPictures, insertStoredPictures } from '../../data/queries/catalogue/images.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { checkedImport, filedProduct, fileOf } from '../../testing/import-file.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { storedMessages } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { applyImport } from '../imports/apply-import.ts'
import { checkImports } from '../imports/check-imports.ts'
import { createImport } from '../imports/create-import.ts'
import { forgetOldImports } from '../imports/keeping-imports.ts'
import { undoImport } from '../imports/undo-import.ts'
import type { Caller } from '../shop.ts'
import { deleteUnusedPictures } from './delete-pictures.ts'

const email = 'ada@example.com'
const provider = { deleteAccount: async () => undefined }

describeOnEveryEngine('Pictures of a deleted account', (engine) => {
  let shop: TestShop
  let proof: ProvenAccount
  let ada: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    await addAdmin(shop)
    proof = provenAccount(shop, { email })
    ada = await signInCustomer(shop, proof)
  })
  afterEach(() => shop.drop())

  const remove = () => deleteAccount(shop, provider, proof)

  test('are deleted in all sizes, except pictures that the shop shows', async () => {
    const [own, shown] = ['a'.repeat(64), 'b'.repeat(64)]
    const sizes = [own, shown].flatMap((hash) => [picturePath(hash), picturePath(hash, imageWidths[0])])
    const file = { outline: null, width: 1, height: 1, bytes: new Uint8Array([1]) }
    await shop.database.write(async (transaction) => {
      const files = sizes.map((path) => ({ ...file, path }))
      await insertStoredPictures(
        transaction,
        files,
        { uploadedBy: ada.userId, shownHere: true },
        shop.clock(),
      )
      return done(null)
    })
    const productId = await addTool(shop, { stock: 1 })
    const { autocommit } = shop.database
    await autocommit
      .updateTable('products')
      .set({ img: picturePath(shown) })
      .where('id', '=', productId)
      .execute()
    granted(await remove())
    const stored = await shop.database.read
      .selectFrom('images')
      .orderBy('url')
      .select(['url', 'uploaded_by'])
      .execute()
    expect(stored.map(({ url }) => url).toSorted()).toEqual(sizes.slice(2).toSorted())
    expect(stored.every(({ uploaded_by: by }) => by === null)).toBe(true)
  })

  test.each([
    ['in its smallest size', (path: string) => path.replace('.webp', `-${imageWidths[0]}.webp`)],
    ['by its full address', (path: string) => `http://localhost${path}`],
    ['by its full address at an earlier host of the shop', (path: string) => `https://old.example${path}`],
  ])('A picture that the shop shows %s is kept in all sizes', async (_what, imgOf) => {
    const hash = 'c'.repeat(64)
    const paths = [picturePath(hash), picturePath(hash, imageWidths[0])]
    const file = { outline: null, width: 1, height: 1, bytes: new Uint8Array([1]) }
    const productId = await addTool(shop, { stock: 1 })
    await shop.database.write(async (transaction) => {
      const files = paths.map((path) => ({ ...file, path }))
      await insertStoredPictures(
        transaction,
        files,
        { uploadedBy: ada.userId, shownHere: true },
        shop.clock(),
      )
      await transaction.db
        .updateTable('products')
        .set({ img: imgOf(picturePath(hash)) })
        .where('id', '=', productId)
        .execute()
      return done(null)
    })
    granted(await remove())
    const stored = await shop.database.read.selectFrom('images').select('url').execute()
    expect(stored.map(({ url }) => url).toSorted()).toEqual(paths.toSorted())
  })

  test("are kept for imports that can be applied or undone, until the import's difference is deleted", async () => {
    const owner = await addAdmin(shop)
    const [sent, named, replaced] = ['d', 'e', 'f'].map((letter) => picturePath(letter.repeat(64))) as [
      string,
      string,
      string,
    ]
    const file = { outline: null, width: 1, height: 1, bytes: new Uint8Array([1]) }
    await shop.database.write(async (transaction) => {
      const files = [sent, named, replaced].map((path) => ({ ...file, path }))
      const upload = { uploadedBy: ada.userId, shownHere: true }
      await insertStoredPictures(transaction, files, upload, shop.clock())
      return done(null)
    })
    const description = { img: replaced }
    const productId = await addTool(shop, { stock: 1 })
    granted(await changeProduct(shop, owner, productId, { description, restock: undefined }))
    const changing = fileOf([
      { _id: productId, img: '/pictures/hub.webp', pictures: `[{"img":"${named}","alt":""}]` },
    ])
    const changed = await checkedImport(shop, owner, changing)
    const pictures = [{ name: 'hub.jpg', img: sent }]
    const bytes = Buffer.from(fileOf([{ ...filedProduct, img: 'hub.jpg' }]))
    granted(await createImport(shop, owner, { fileName: 'new.csv', bytes, pictures }))
    granted(await remove())
    const stored = async () => {
      const rows = await shop.database.read.selectFrom('images').orderBy('url').select('url').execute()
      return rows.map(({ url }) => url)
    }
    granted(await applyImport(shop, owner, changed))
    granted(await undoImport(shop, owner, changed))
    expect(await stored()).toEqual([sent, named, replaced])
    for (const days of [15, 15]) {
      shop.clock.moveBy(days * dayMs)
      await checkImports(shop)
      await forgetOldImports(shop)
      await deleteUnusedPictures(shop)
    }
    expect(await stored()).toEqual([replaced])
  })

  test('at an image hosting service are listed for the admin, who must delete them there', async () => {
    const at = 'https://i.ibb.co/w04Prt6/ada.webp'
    const picture = { id: 'p1', url: at, outline: null, width: 1, height: 1, contentType: 'image/webp' }
    await shop.database.write(async (transaction) => {
      await insertPictures(transaction, [{ ...picture, uploadedBy: ada.userId }], shop.clock())
      return done(null)
    })
    granted(await deleteAccount({ ...shop, adminEmail: 'owner@example.com' }, provider, proof))
    const [sent, ...otherEmails] = await storedMessages(shop, 'pictures-left')
    expect(otherEmails).toEqual([])
    expect(sent).toMatchObject({ recipient: 'owner@example.com', body: expect.stringContaining(at) })
    expect(sent?.body).not.toContain(email)
    expect(await shop.database.read.selectFrom('images').select('id').execute()).toEqual([])
  })

  test('cause no email to the admin if none are at such a service', async () => {
    granted(await deleteAccount({ ...shop, adminEmail: 'owner@example.com' }, provider, proof))
    expect(await storedMessages(shop, 'pictures-left')).toEqual([])
  })
})
