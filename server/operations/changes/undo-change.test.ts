import { afterEach, beforeEach, expect, test } from 'vitest'
import type { GivenDetails } from '../../../contract/catalogue/product-details.ts'
import { done } from '../../../domain/outcome.ts'
import { insertStoredPictures } from '../../data/queries/catalogue/images.ts'
import { findProduct } from '../../data/queries/catalogue/products.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { findChangeHead } from '../../data/queries/changes/changes.ts'
import { deadlocksOn, describeOnEveryEngine } from '../../data/testing/engines.ts'
import { dayMs, minuteMs } from '../../platform/clock.ts'
import { booking } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { stockOf } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { makeAdmin } from '../accounts/make-admin.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { deleteProduct } from '../catalogue/delete-product.ts'
import { deleteUnusedPictures } from '../images/delete-pictures.ts'
import { bookProduct } from '../orders/book-product.ts'
import { addReview } from '../reviews/add-review.ts'
import { hideReview } from '../reviews/hide-review.ts'
import type { Caller, Shop } from '../shop.ts'
import { undoChange } from './undo-change.ts'

describeOnEveryEngine('Undoing', (engine) => {
  let shop: TestShop
  let admin: Caller
  let id: string
  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    id = await addTool(shop, { stock: 5, unitPriceCents: 1250 })
  })
  afterEach(() => shop.drop())

  const last = async () => (await findChangeHead(shop.database.read)).sequence
  const undo = (sequence: number, at: Shop = shop) => undoChange(at, admin, sequence)
  const undoLast = async () => undo(await last())
  const reprice = (unitPriceCents: number) =>
    changeProduct(shop, admin, id, { description: { unitPriceCents }, restock: undefined })
  const tool = () => findProduct(shop.database.read, id)

  test('a change of price and details restores the former values, as a new entry, once', async () => {
    const description = { unitPriceCents: 1100, name: 'Nipple key' }
    await changeProduct(shop, admin, id, { description, details: { brand: 'Park' }, restock: undefined })
    const changed = await last()
    expect(granted(await undo(changed))).toBe(String(changed + 1))
    expect(await tool()).toMatchObject({ unitPriceCents: 1250, name: 'Spoke wrench' })
    expect((await tool())?.details.brand).toBeUndefined()
    expect(codeOf(await undo(changed))).toBe('CHANGE_UNDONE')
    // An undo is a change, so it can be undone, too.
    granted(await undoLast())
    expect(await tool()).toMatchObject({ unitPriceCents: 1100, details: { brand: 'Park' } })
  })

  test('a change of words in a language restores those of all languages, and their removal brings them back', async () => {
    const give = (translations: GivenDetails['translations']) =>
      changeProduct(shop, admin, id, { description: {}, details: { translations }, restock: undefined })
    const first = { de: { name: 'Nippelspanner', specs: { material: 'Stahl' } } }
    granted(await give(first))
    granted(await give({ ...first, fr: { name: 'Clé à rayons' } }))
    granted(await undoLast())
    expect((await tool())?.details.translations).toEqual(first)
    granted(await give(null))
    expect((await tool())?.details).toEqual({})
    granted(await undoLast())
    expect((await tool())?.details.translations).toEqual(first)
  })

  test('a price is refused if it has changed since, and possible again after the newer change is undone', async () => {
    await reprice(1100)
    const first = await last()
    await reprice(900)
    const second = await last()
    expect(codeOf(await undo(first))).toBe('CHANGE_STANDS_BEHIND')
    granted(await undo(second))
    granted(await undo(first))
    expect(await tool()).toMatchObject({ unitPriceCents: 1250 })
  })

  test('a mistyped reduced price restores the price, without a reduction that is no longer true', async () => {
    shop.clock.moveBy(minuteMs)
    const reduced = { description: { unitPriceCents: 1000 }, compareAtCents: 1250, restock: undefined }
    granted(await changeProduct(shop, admin, id, reduced))
    shop.clock.moveBy(minuteMs)
    granted(await reprice(100))
    const mistyped = await last()
    shop.clock.moveBy(minuteMs)
    granted(await undo(mistyped))
    expect(await tool()).toMatchObject({ unitPriceCents: 1000, reduction: null })
    const prices = await shop.database.read.selectFrom('product_prices').select('unit_price_cents').execute()
    expect(prices.map((price) => price.unit_price_cents)).toEqual([1250, 1000, 100, 1000])
  })

  test('an announced reduction is refused if it is no longer true', async () => {
    shop.clock.moveBy(minuteMs)
    const reduced = { description: { unitPriceCents: 1000 }, compareAtCents: 1250, restock: undefined }
    granted(await changeProduct(shop, admin, id, reduced))
    granted(
      await changeProduct(shop, admin, id, { description: {}, compareAtCents: null, restock: undefined }),
    )
    const ended = await last()
    granted(await reprice(900))
    granted(await reprice(1000))
    expect(await undo(ended)).toMatchObject({
      code: 'CHANGE_STANDS_BEHIND',
      message: expect.stringMatching(/already cost \$9\.00/),
    })
  })

  test('a picture is refused if its file has been deleted', async () => {
    const img = `/images/${'0'.repeat(64)}.webp`
    const file = { path: img, outline: null, width: 1, height: 1, bytes: Buffer.from('a picture') }
    const upload = { uploadedBy: admin.userId, shownHere: true }
    await shop.database.write(async (transaction) =>
      done(await insertStoredPictures(transaction, [file], upload, shop.clock())),
    )
    const show = (address: string) =>
      changeProduct(shop, admin, id, { description: { img: address }, restock: undefined })
    granted(await show(img))
    granted(await show('/pictures/spoke-wrench.webp'))
    granted(await undoLast())
    expect(await tool()).toMatchObject({ img })
    granted(await show('/pictures/spoke-wrench.webp'))
    await deleteUnusedPictures(shop)
    shop.clock.moveBy(15 * dayMs)
    await deleteUnusedPictures(shop)
    const refusal = { code: 'CHANGE_STANDS_BEHIND', message: expect.stringMatching(/picture is deleted/) }
    expect(await undoLast()).toMatchObject(refusal)
    expect(await tool()).toMatchObject({ img: '/pictures/spoke-wrench.webp' })
  })

  test('keeps the changes that others made in other fields', async () => {
    await reprice(1100)
    const priced = await last()
    await changeProduct(shop, admin, id, { description: { name: 'Key' }, restock: undefined })
    granted(await undo(priced))
    expect(await tool()).toMatchObject({ unitPriceCents: 1250, name: 'Key' })
  })

  test('a deletion brings the product back with its stock and ledger', async () => {
    granted(await deleteProduct(shop, admin, id))
    const deleted = await last()
    expect(await tool()).toBeUndefined()
    granted(await undo(deleted))
    expect(await tool()).toMatchObject({ name: 'Spoke wrench', available: 5 })
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
    expect(codeOf(await undo(deleted))).toBe('CHANGE_UNDONE')
    granted(await deleteProduct(shop, admin, id))
    expect(codeOf(await undo(deleted))).toBe('CHANGE_UNDONE')
    granted(await undoLast())
    expect(await tool()).toMatchObject({ name: 'Spoke wrench' })
    granted(await deleteProduct(shop, admin, id))
    // The product is restored without an undo in the record, so nothing is left to undo.
    await shop.database.autocommit.updateTable('products').set({ deleted_at: null }).execute()
    expect(codeOf(await undoLast())).toBe('CHANGE_UNDONE')
  })

  test('a delivery removes its pieces, with an entry in the ledger, and is refused once they are sold', async () => {
    const restock = { quantity: 3, reason: 'Delivery' }
    await changeProduct(shop, admin, id, { description: {}, restock })
    const delivered = await last()
    const bought = await bookProduct(shop, await addCustomer(shop), booking(id, { quantity: 6 }))
    expect(codeOf(bought)).toBe('done')
    expect(codeOf(await undo(delivered))).toBe('CHANGE_STANDS_BEHIND')
    expect(await stockOf(shop, id)).toBe(2)
    await changeProduct(shop, admin, id, { description: {}, restock: { quantity: 4, reason: 'More' } })
    granted(await undo(delivered))
    expect(await stockOf(shop, id)).toBe(3)
    expect(await findLedgerMismatches(shop.database.read)).toEqual([])
  })

  test('the hiding of a review shows it again, unless another admin has done so before', async () => {
    const written = { img: '/pictures/hub.webp', name: 'Ada', text: 'True.', stars: 5, productId: id }
    const reviewId = granted(await addReview(shop, await addCustomer(shop), written))
    granted(await hideReview(shop, admin, { reviewId, hidden: true }))
    const hidden = await last()
    granted(await undo(hidden))
    expect(codeOf(await undo(hidden))).toBe('CHANGE_UNDONE')
    granted(await hideReview(shop, admin, { reviewId, hidden: true }))
    const again = await last()
    granted(await hideReview(shop, admin, { reviewId, hidden: false }))
    expect(codeOf(await undo(again))).toBe('CHANGE_STANDS_BEHIND')
  })

  test('is refused for an entry that is unknown or cannot be undone', async () => {
    granted(await makeAdmin(shop, admin, (await addCustomer(shop)).email))
    expect(codeOf(await undoLast())).toBe('CHANGE_NOT_UNDOABLE')
    expect(codeOf(await undo(4711))).toBe('CHANGE_NOT_FOUND')
  })

  test('by two admins in two processes happens once', async () => {
    const processes = engine.name === 'SQLite' ? [shop, shop] : [shop, await shop.anotherProcess()]
    const undoInBoth = async (sequence: number) => {
      const outcomes = await Promise.all(processes.map((each) => undo(sequence, each)))
      return outcomes.map(codeOf).toSorted()
    }
    await reprice(1100)
    expect(await undoInBoth(await last())).toEqual(['CHANGE_UNDONE', 'done'])
    await changeProduct(shop, admin, id, { description: {}, restock: { quantity: 3, reason: 'Delivery' } })
    expect(await undoInBoth(await last())).toEqual(['CHANGE_UNDONE', 'done'])
    expect(await stockOf(shop, id)).toBe(5)
    granted(await deleteProduct(shop, admin, id))
    expect(await undoInBoth(await last())).toEqual(['CHANGE_UNDONE', 'done'])
    expect(await deadlocksOn(shop.database)).toBe(0)
  })
})
