import { afterEach, beforeEach, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { formatInvoiceNumber } from '../../../domain/payments/invoice-number.ts'
import { listInvoicesOfOrders, listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { payForBasket, payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { issuedWithUnprintedLetters } from '../../testing/unprinted-invoices.ts'
import { compareInvoices } from '../proof/compare-invoices.ts'
import { syncRefunds } from '../refunds/execute-refunds.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { changeSettings } from '../settings/change-settings.ts'
import { readSection } from '../settings/read-settings.ts'
import { correctInvoice } from './correct-invoice.ts'
import { describeInvoice } from './describe-invoice.ts'
import { type Invoice, toInvoice } from './invoice-content.ts'
import { listUnprinted } from './list-unprinted.ts'

describeOnEveryEngine('An invoice whose letters were not printed', (engine) => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop(engine)
  })
  afterEach(() => shop.drop())

  const papersOf = async (orderId: string) => {
    const { transactionId } = await storedOrder(shop, orderId)
    return (await listInvoicesOfPayment(shop.database.read, transactionId ?? '')).map(toInvoice)
  }

  test('is corrected once by an invoice with its own number, even after concurrent presses, and both are kept', async () => {
    const { orderId } = await payForSomething(shop)
    const number = await issuedWithUnprintedLetters(shop, orderId)
    const admin = await addAdmin(shop)
    const { transactionId } = await storedOrder(shop, orderId)
    const unprinted = () => listUnprinted(shop.database.read, transactionId ?? '')
    expect(await unprinted()).toEqual([{ invoice: number, letters: '山田太郎' }])
    const [before] = await papersOf(orderId)
    const pressed = await Promise.all([1, 2, 3].map(() => correctInvoice(shop, admin, number, {})))
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
    expect(pressed.flatMap((each) => (each.ok ? [] : [each.code]))).toEqual([
      'INVOICE_CORRECTED',
      'INVOICE_CORRECTED',
    ])
    const [original, correction, ...others] = await papersOf(orderId)
    expect(others).toEqual([])
    expect(original).toEqual(before)
    expect(correction).toMatchObject({
      kind: 'invoice',
      number: 2,
      grossCents: 2500,
      correctsId: original?.id,
    })
    if (!original || !correction) throw new Error('A paper is missing')
    expect(describeInvoice(original)).toMatchObject({ letters: 'alphabets', title: 'Invoice INV-00001' })
    const sheet = describeInvoice(correction)
    expect(sheet).toMatchObject({ letters: 'all-scripts', title: 'Corrected invoice INV-00002' })
    expect(sheet.facts.find(([name]) => name === 'Corrects')?.[1]).toContain('INV-00001')
    expect(await unprinted()).toEqual([])
  })

  test('has credit notes with the spelling of its correction', async () => {
    const { orderId } = await payForSomething(shop)
    const number = await issuedWithUnprintedLetters(shop, orderId)
    const admin = await addAdmin(shop)
    granted(await correctInvoice(shop, admin, number, { name: 'Taro Yamada' }))
    const wanted = { amountCents: 500, reason: 'Scratched.', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, orderId, wanted))
    const note = (await papersOf(orderId)).find(({ kind }) => kind === 'credit-note')
    expect(note).toMatchObject({
      grossCents: 500,
      content: { edition: 6, buyer: { name: 'Taro Yamada' }, about: { number: 2 } },
    })
    expect(note?.content.corrects).toBeUndefined()
  })

  test('may have a corrected credit note, which refunds no money and belongs to the refunded order', async () => {
    const { orderIds, intentId } = await payForBasket(shop, 2)
    const [orderId = '', otherId = ''] = orderIds
    const admin = await addAdmin(shop)
    const wanted = { amountCents: 500, reason: 'ጤና', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, orderId, wanted))
    const credited = await issuedWithUnprintedLetters(shop, orderId, '山田太郎', 'credit-note')
    expect(await listUnprinted(shop.database.read, intentId)).toEqual([
      { invoice: credited, letters: '山田太郎ጤና' },
    ])
    const pressed = await Promise.all([1, 2].map(() => correctInvoice(shop, admin, credited, {})))
    expect(pressed.filter(({ ok }) => ok)).toHaveLength(1)
    const notes = (await papersOf(orderId)).filter(({ kind }) => kind === 'credit-note')
    expect(notes).toMatchObject([
      { number: 1, refundId: expect.any(String), grossCents: 500 },
      { number: 2, refundId: null, grossCents: 500, content: { about: { number: 1 }, reason: 'ጤና' } },
    ])
    const sheet = describeInvoice(notes[1] as Invoice)
    expect(sheet).toMatchObject({ letters: 'all-scripts', title: 'Corrected credit note CN-00002' })
    // The reason stays unprintable, because nobody can change its words, and nothing else is left to correct.
    expect(await correctInvoice(shop, admin, 'CN-00002', {})).toMatchObject({
      code: 'INVOICE_STILL_UNPRINTED',
    })
    const numbersOf = async (id: string) =>
      (await listInvoicesOfOrders(shop.database.read, { orderIds: [id] })).map(formatInvoiceNumber)
    expect(await numbersOf(orderId)).toEqual(['INV-00001', 'CN-00001', 'CN-00002'])
    expect(await numbersOf(otherId)).toEqual(['INV-00001'])
    expect((await compareInvoices(shop, '')).differences).toEqual([])
    // When the bank returns the refund, an invoice cancels the correction, and the sums are as before the refund.
    shop.clock.moveBy(1_000)
    shop.cards.changeRefund('re_1', 'failed')
    await syncRefunds(shop, intentId)
    expect((await papersOf(orderId)).at(-1)).toMatchObject({
      kind: 'invoice',
      grossCents: 500,
      content: { about: { kind: 'credit-note', number: 2 } },
    })
    shop.clock.moveBy(1_000)
    granted(await refundOrder(shop, admin, orderId, { ...wanted, reason: 'Late.' }))
    expect((await papersOf(orderId)).at(-1)?.content).toMatchObject({ about: { kind: 'invoice', number: 1 } })
    expect((await compareInvoices(shop, '')).differences).toEqual([])
  })

  test('is reported to staff, with the order', async () => {
    const admin = await addAdmin(shop)
    const ordered = async () => {
      const { orderId } = await payForSomething(shop)
      const { number } = await storedOrder(shop, orderId)
      const emails = await shop.database.read
        .selectFrom('outbox')
        .where('recipient', '=', admin.email)
        .where('subject', 'like', 'Letters missing%')
        .select(['subject', 'body'])
        .execute()
      return { orderId, number: formatOrderNumber(number), emails }
    }
    expect((await ordered()).emails).toEqual([])
    const { value, version } = await readSection(shop, 'company')
    const company = { ...value, legalName: 'Truewheel ጤና' }
    granted(await changeSettings(shop, admin, { section: 'company', value: company, from: version }))
    const { orderId, number, emails } = await ordered()
    expect(emails).toEqual([
      {
        subject: `Letters missing on a paper of order ${number}`,
        body: expect.stringContaining(`/dashboard/manageallorders/${orderId}`),
      },
    ])
  })

  test('is not corrected if no font has the letters, or if no letter is missing', async () => {
    const { orderId } = await payForSomething(shop)
    const admin = await addAdmin(shop)
    const refusal = await correctInvoice(shop, admin, 'INV-00001', {})
    expect(refusal).toMatchObject({ code: 'INVOICE_PRINTS' })
    const number = await issuedWithUnprintedLetters(shop, orderId, 'ጤና')
    expect(await correctInvoice(shop, admin, number, {})).toMatchObject({ code: 'INVOICE_STILL_UNPRINTED' })
    granted(await correctInvoice(shop, admin, number, { name: 'Tena' }))
    expect(await correctInvoice(shop, admin, 'INV-99999', {})).toMatchObject({ code: 'INVOICE_NOT_FOUND' })
  })
})
