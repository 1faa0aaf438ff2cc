import { afterEach, beforeEach, expect, test } from 'vitest'
import { listInvoicesOfPayment } from '../../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { payForSomething } from '../../testing/buying.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { issuedWithUnprintedLetters } from '../../testing/unprinted-invoices.ts'
import { refundOrder } from '../refunds/refund-order.ts'
import { correctInvoice } from './correct-invoice.ts'
import { describeInvoice } from './describe-invoice.ts'
import { toInvoice } from './invoice-content.ts'
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

  test('is corrected by one of its own number, however many press at once, and both stay', async () => {
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

  test('has credit notes in the letters of its correction', async () => {
    const { orderId } = await payForSomething(shop)
    const number = await issuedWithUnprintedLetters(shop, orderId)
    const admin = await addAdmin(shop)
    granted(await correctInvoice(shop, admin, number, { name: 'Taro Yamada' }))
    const wanted = { amountCents: 500, reason: 'Scratched.', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, orderId, wanted))
    const note = (await papersOf(orderId)).find(({ kind }) => kind === 'credit-note')
    expect(note).toMatchObject({
      grossCents: 500,
      content: { edition: 2, buyer: { name: 'Taro Yamada' }, about: { number: 2 } },
    })
    expect(note?.content.corrects).toBeUndefined()
  })

  test('is not corrected while letters are missing in every font, nor where none is missing', async () => {
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
