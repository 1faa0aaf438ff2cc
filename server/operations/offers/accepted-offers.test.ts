import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { endSession } from '../../data/queries/accounts/sessions.ts'
import { findOffer } from '../../data/queries/offers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { booking } from '../../testing/buying.ts'
import { sendOffer } from '../../testing/offering.ts'
import { addAdmin, addCustomer, addTool, codeOf, granted } from '../../testing/shop-contents.ts'
import { stockOf, storedMessages } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { chooseNotifications } from '../notifications/choose-notifications.ts'
import { bookProduct } from '../orders/book-product.ts'
import type { Caller } from '../shop.ts'
import { acceptOffer } from './accept-offer.ts'

describeOnEveryEngine('An accepted offer', (engine) => {
  let shop: TestShop
  let customer: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    customer = await addCustomer(shop)
  })
  afterEach(() => shop.drop())

  const acceptedAt = async (offerId: string) =>
    (await findOffer(shop.database.read, { by: 'id', value: offerId }))?.acceptedAt

  test('creates orders of the caller, and the link in the email shows them', async () => {
    const productId = await addTool(shop, { stock: 5, minimumOrder: 3 })
    const { token, offerId } = await sendOffer(shop, {
      lines: [{ productId, quantity: 2, unitPriceCents: 990 }],
    })
    const [order] = granted(await acceptOffer(shop, customer, token))
    expect(order).toMatchObject({
      customerEmail: customer.email,
      userName: customer.name,
      userPhone: '',
      minimumOrder: 3,
      availableBefore: 5,
      unitPriceCents: 990,
      priceCents: 1980,
    })
    const [mail] = await storedMessages(shop, 'accepted')
    expect(mail).toMatchObject({ event: `accepted:${offerId}`, recipient: customer.email })
    const [, link = ''] = /#token=(\S+)/.exec(mail?.body ?? '') ?? []
    expect(shop.orderLinks.read(link, shop.clock())).toMatchObject({ kind: 'offer', id: offerId })
    expect(await acceptedAt(offerId)).toBe(shop.clock())
  })

  test('is refused to another account later, while the first account gets its orders again', async () => {
    const { token } = await sendOffer(shop)
    const [first] = granted(await acceptOffer(shop, customer, token))
    expect(codeOf(await acceptOffer(shop, await addCustomer(shop), token))).toBe('OFFER_ACCEPTED')
    expect(granted(await acceptOffer(shop, customer, token))).toMatchObject([{ id: first?.id }])
  })

  test('takes no stock if the session has ended', async () => {
    const { token, offerId, lines } = await sendOffer(shop)
    await shop.database.write(async (transaction) =>
      done(await endSession(transaction, customer.sessionId, shop.clock())),
    )
    expect(codeOf(await acceptOffer(shop, customer, token))).toBe('SESSION_ENDED')
    expect(await stockOf(shop, lines[0]?.productId ?? '')).toBe(5)
    expect(await acceptedAt(offerId)).toBeNull()
  })

  test('is refused from a page that shows prices in another currency', async () => {
    const { token, offerId } = await sendOffer(shop)
    const readWithin = shop.settings.readWithin.bind(shop.settings)
    const settings = Object.create(shop.settings, {
      shownCurrency: { value: 'EUR' },
      formats: { value: shop.settings.formats },
      languages: { value: shop.settings.languages },
      readWithin: { value: readWithin },
    })
    expect(codeOf(await acceptOffer({ ...shop, settings }, customer, token))).toBe('CURRENCY_CHANGED')
    expect(await acceptedAt(offerId)).toBeNull()
  })

  test.each([
    [1, 'only 1 is left'],
    [0, 'none is left'],
    [2, 'only 2 are left'],
  ])('with %i pieces left of three says so, and what to do', async (left, words) => {
    const productId = await addTool(shop, { stock: 5, name: 'Wrench' })
    const { token } = await sendOffer(shop, { lines: [{ productId, quantity: 3, unitPriceCents: 990 }] })
    granted(await bookProduct(shop, await addCustomer(shop), booking(productId, { quantity: 5 - left })))
    expect(await acceptOffer(shop, customer, token)).toMatchObject({
      code: 'OFFER_LINE_GONE',
      message: `“Wrench”: the offer has 3, ${words}. Nothing was ordered. Write to us and we make a new offer.`,
    })
  })

  test('tells staff which products have become low', async () => {
    const admin = await addAdmin(shop)
    granted(await chooseNotifications(shop, admin, { kinds: ['low-stock'], hour: undefined }))
    const productId = await addTool(shop, { stock: 6, name: 'Wrench' })
    const { token } = await sendOffer(shop, { lines: [{ productId, quantity: 2, unitPriceCents: 990 }] })
    granted(await acceptOffer(shop, customer, token))
    const told = shop.database.read.selectFrom('outbox').where('recipient', '=', admin.email)
    expect(await told.select('subject').execute()).toEqual([{ subject: 'Low: Wrench, 4 left' }])
  })
})
