import { afterEach, beforeEach, expect, test } from 'vitest'
import { readGiftCode } from '../../../domain/payments/gift-code.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { bookSomething } from '../../testing/buying.ts'
import { bookGiftCards, buyGiftCards, creditOf, mailedCodes } from '../../testing/crediting.ts'
import { addAdmin, addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { syncDisputes } from '../disputes/sync-disputes.ts'
import { handlePaymentEvent } from '../payments/handle-payment-event.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { mailGiftCards } from './issue-gift-cards.ts'
import { redeemGiftCard } from './redeem-gift-card.ts'

describeOnEveryEngine('A gift card', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const refund = async (orderId: string, amountCents: number) =>
    refundOrder(shop, await addAdmin(shop), orderId, {
      amountCents,
      reason: 'Not wanted',
      restock: 0,
      idempotencyKey: undefined,
    })

  test('is mailed with a code for each piece once it is paid, and its order is done', async () => {
    const { orderId, codes } = await buyGiftCards(shop, 2)
    expect(new Set(codes).size).toBe(2)
    expect(codes.map(readGiftCode)).toEqual(codes)
    const order = await storedOrder(shop, orderId)
    expect(order).toMatchObject({ state: 'paid', deliveryWay: 'email', deliveryCents: 0, priceCents: 5000 })
    expect(order.sentAt).toBe(order.paidAt)
    const stored = await shop.database.read.selectFrom('gift_cards').selectAll().execute()
    for (const code of codes) expect(JSON.stringify(stored)).not.toContain(code)
  })

  test('is mailed in an email that is wiped once it is sent', async () => {
    const { orderId } = await buyGiftCards(shop)
    const mails = await shop.database.read
      .selectFrom('outbox')
      .where('event', '=', `gift-cards:${orderId}`)
      .select('secret')
      .execute()
    expect(mails).toEqual([{ secret: 1 }])
  })

  test('needs no address', async () => {
    const { customer, orderId } = await bookGiftCards(shop)
    const address = { name: 'Ada', phone: '1', lines: ['Ring 1'], postcode: '', city: 'Wien', country: 'AT' }
    expect(codeOf(await setDeliveryAddress(shop, customer, [orderId], address))).toBe('ORDER_WITHOUT_ADDRESS')
  })

  test('is redeemed once, however the code is typed', async () => {
    const { codes } = await buyGiftCards(shop)
    const [code = ''] = codes
    const [one, other] = [await addCustomer(shop), await addCustomer(shop)]
    const typed = ` ${code.toLowerCase().replaceAll('-', ' ')} `
    expect(granted(await redeemGiftCard(shop, one, typed))).toEqual({ amountCents: 2500, balanceCents: 2500 })
    expect(codeOf(await redeemGiftCard(shop, one, code))).toBe('GIFT_CARD_YOURS')
    expect(codeOf(await redeemGiftCard(shop, other, code))).toBe('GIFT_CARD_UNKNOWN')
    expect(await creditOf(shop, one)).toBe(2500)
    expect(await creditOf(shop, other)).toBe(0)
  })

  test('is refused alike if it is unknown or used up, and with a hint if it is mistyped', async () => {
    const { codes } = await buyGiftCards(shop)
    const customer = await addCustomer(shop)
    granted(await redeemGiftCard(shop, await addCustomer(shop), codes[0] ?? ''))
    const usedUp = await redeemGiftCard(shop, customer, codes[0] ?? '')
    const unknown = await redeemGiftCard(shop, customer, 'GIFT-AAAA-AAAA-AAAA-AAAA-AAAAA')
    expect(usedUp).toEqual(unknown)
    const wrong = (codes[0] ?? '').replace(/^GIFT-./, (start) => `GIFT-${start.endsWith('A') ? 'B' : 'A'}`)
    expect(codeOf(await redeemGiftCard(shop, customer, wrong))).toBe('GIFT_CARD_MISTYPED')
  })

  test('is void once it is refunded, and cannot be refunded once it is redeemed', async () => {
    const { orderId, codes } = await buyGiftCards(shop, 2)
    const customer = await addCustomer(shop)
    expect(codeOf(await refund(orderId, 1000))).toBe('GIFT_CARD_WHOLE')
    granted(await redeemGiftCard(shop, customer, codes[0] ?? ''))
    expect(codeOf(await refund(orderId, 5000))).toBe('GIFT_CARD_REDEEMED')
    granted(await refund(orderId, 2500))
    expect(codeOf(await redeemGiftCard(shop, customer, codes[1] ?? ''))).toBe('GIFT_CARD_UNKNOWN')
    expect(codeOf(await refund(orderId, 2500))).toBe('GIFT_CARD_REDEEMED')
  })

  test('is valid again if its refund fails', async () => {
    const { orderId, codes } = await buyGiftCards(shop)
    shop.cards.refusal = { refused: 'card_closed', message: 'The card is closed.' }
    expect(codeOf(await refund(orderId, 2500))).toBe('REFUND_REFUSED')
    granted(await redeemGiftCard(shop, await addCustomer(shop), codes[0] ?? ''))
  })

  test('is void if its money goes back at the card provider', async () => {
    const { orderId, codes } = await buyGiftCards(shop)
    const { transactionId } = await storedOrder(shop, orderId)
    const intentId = transactionId ?? ''
    shop.cards.refundByHand(intentId, 2500)
    await handlePaymentEvent(shop, { id: 'evt_1', type: 'refund.created', intentId })
    expect(codeOf(await redeemGiftCard(shop, await addCustomer(shop), codes[0] ?? ''))).toBe(
      'GIFT_CARD_UNKNOWN',
    )
  })

  test('is worth nothing while its payment is disputed, or once the dispute is lost, and is valid after a won one', async () => {
    const { orderId, codes } = await buyGiftCards(shop, 2)
    const intentId = (await storedOrder(shop, orderId)).transactionId ?? ''
    const redeemed = async (code = '') => codeOf(await redeemGiftCard(shop, await addCustomer(shop), code))
    shop.cards.dispute(intentId)
    await syncDisputes(shop, intentId)
    expect(await redeemed(codes[0])).toBe('GIFT_CARD_UNKNOWN')
    shop.cards.dispute(intentId, { status: 'won' })
    await syncDisputes(shop, intentId)
    expect(await redeemed(codes[0])).toBe('done')
    shop.cards.dispute(intentId, { id: 'dp_second', openedAt: 1_790_000_000_001, status: 'lost' })
    await syncDisputes(shop, intentId)
    expect(await redeemed(codes[1])).toBe('GIFT_CARD_UNKNOWN')
  })

  test('gets a new code by email, and the former one is worthless', async () => {
    const { orderId, codes } = await buyGiftCards(shop, 2)
    const [admin, customer] = [await addAdmin(shop), await addCustomer(shop)]
    granted(await redeemGiftCard(shop, customer, codes[0] ?? ''))
    shop.clock.moveBy(1000)
    expect(granted(await mailGiftCards(shop, admin, orderId))).toBe(1)
    expect(codeOf(await redeemGiftCard(shop, customer, codes[1] ?? ''))).toBe('GIFT_CARD_UNKNOWN')
    const [again = ''] = await mailedCodes(shop, orderId)
    granted(await redeemGiftCard(shop, customer, again))
    expect(await creditOf(shop, customer)).toBe(5000)
    expect(codeOf(await mailGiftCards(shop, admin, orderId))).toBe('GIFT_CARDS_USED')
    const { orderId: other } = await bookSomething(shop)
    expect(codeOf(await mailGiftCards(shop, admin, other))).toBe('ORDER_WITHOUT_GIFT_CARDS')
  })
})

describeOnEveryEngine('Wrong gift card codes', (engine) => {
  test('are limited for an account, and right ones do not count', async () => {
    const shop = await openTestShop(engine, { rateLimitFactor: 1 })
    const { codes } = await buyGiftCards(shop, 3)
    const customer = await addCustomer(shop)
    for (const code of codes) granted(await redeemGiftCard(shop, customer, code))
    const wrong = () => redeemGiftCard(shop, customer, 'GIFT-AAAA-AAAA-AAAA-AAAA-AAAAA')
    const answers = []
    for (let tries = 0; tries < 11; tries += 1) answers.push(codeOf(await wrong()))
    expect(answers.filter((code) => code === 'GIFT_CARD_UNKNOWN')).toHaveLength(10)
    expect(answers.at(-1)).toBe('RATE_LIMITED')
    await shop.drop()
  })
})
