import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { findReceivable } from '../../data/queries/payments/receivables.ts'
import { findTransfer } from '../../data/queries/payments/transfers.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { addWorkshop } from '../../testing/on-account.ts'
import { type OwedInvoice, oweInvoice, received } from '../../testing/receivables.ts'
import { addCustomer, codeOf, granted } from '../../testing/shop-contents.ts'
import { storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import type { Caller } from '../shop.ts'
import { proposeTransfer } from './propose-transfer.ts'
import { assignTransfer, recordTransfer } from './record-transfer.ts'
import { returnTransfer } from './return-transfer.ts'
import { reverseTransfer } from './reverse-transfer.ts'

type Parts = readonly (readonly [OwedInvoice, number])[]

describeOnEveryEngine('A transfer of a company', (engine) => {
  let shop: TestShop
  let bookkeeper: Caller
  beforeEach(async () => {
    shop = await openTestShop(engine)
    bookkeeper = await addCustomer(shop, 'bookkeeper')
  })
  afterEach(() => shop.drop())

  const toParts = (parts: Parts) => parts.map(([{ number }, cents]) => ({ invoice: number, cents }))
  const record = (companyId: string, amountCents: number, parts: Parts, change = {}) =>
    recordTransfer(shop, bookkeeper, { ...received(companyId, toParts(parts), amountCents), ...change })
  const openOf = async ({ invoiceId }: OwedInvoice) =>
    (await findReceivable(shop.database.read, invoiceId))?.openCents
  const isSettled = async ({ orderId }: OwedInvoice) => (await storedOrder(shop, orderId)).settledAt !== null
  const restOf = async (id: string) => (await findTransfer(shop.database.read, id))?.restCents

  /** Two invoices of one company. */
  async function two() {
    const workshop = await addWorkshop(shop)
    const first = await oweInvoice(shop, { workshop })
    const second = await oweInvoice(shop, { workshop, reference: 'Spring 7' })
    return { companyId: workshop.companyId, first, second, cents: first.cents }
  }

  test('pays an invoice in part, then the rest, and tells the customer once it is paid', async () => {
    const owed = await oweInvoice(shop)
    const paid = granted(await record(owed.companyId, 1000, [[owed, 1000]]))
    expect(paid).toMatchObject({ restCents: 0, paid: [] })
    expect([await openOf(owed), await isSettled(owed)]).toEqual([owed.cents - 1000, false])
    const rest = granted(await record(owed.companyId, owed.cents - 1000, [[owed, owed.cents - 1000]]))
    expect(rest).toMatchObject({ restCents: 0, paid: [owed.number] })
    expect([await openOf(owed), await isSettled(owed)]).toEqual([0, true])
    const mails = await storedMessages(shop, 'invoice-settled')
    expect(mails).toMatchObject([
      { recipient: owed.customer.email, subject: `Invoice ${owed.number} is paid` },
    ])
  })

  test('pays several invoices at once, and what is too much stays with the company until it is assigned', async () => {
    const { companyId, first, second, cents } = await two()
    const { id, restCents } = granted(await record(companyId, cents + 700, [[first, cents]]))
    expect([restCents, await isSettled(first), await isSettled(second)]).toEqual([700, true, false])
    const above = await assignTransfer(shop, bookkeeper, id, {
      parts: toParts([[second, 701]]),
      idempotencyKey: undefined,
    })
    expect(codeOf(above)).toBe('PARTS_ABOVE_TRANSFER')
    const later = { parts: toParts([[second, 500]]), idempotencyKey: 'once' }
    granted(await assignTransfer(shop, bookkeeper, id, later))
    granted(await assignTransfer(shop, bookkeeper, id, later))
    expect([await openOf(second), await restOf(id)]).toEqual([cents - 500, 200])
  })

  test('is refused as a whole if a part is more than is open, or of another company', async () => {
    const { companyId, first, second, cents } = await two()
    const other = await oweInvoice(shop)
    const tooMuch = await record(companyId, 99_999, [
      [first, 100],
      [second, cents + 1],
    ])
    expect(tooMuch).toMatchObject({
      code: 'PART_ABOVE_OPEN',
      fields: { 'parts.1.amount': expect.any(String) },
    })
    expect(codeOf(await record(companyId, 99_999, [[other, 100]]))).toBe('PART_OF_OTHER_COMPANY')
    const unknown = [{ invoice: 'INV-99999', cents: 5 }]
    expect(codeOf(await record(companyId, 5, [], { parts: unknown }))).toBe('RECEIVABLE_NOT_FOUND')
    expect([await openOf(first), await openOf(second), await openOf(other)]).toEqual([
      cents,
      cents,
      other.cents,
    ])
  })

  test('is recorded once for a key, and the same transfer only if staff say that it came twice', async () => {
    const { companyId, first } = await two()
    const keyed = { idempotencyKey: 'a key' }
    const { id } = granted(await record(companyId, 100, [[first, 100]], keyed))
    expect(granted(await record(companyId, 100, [[first, 100]], keyed)).id).toBe(id)
    expect(codeOf(await record(companyId, 100, [[first, 99]], keyed))).toBe('IDEMPOTENCY_KEY_REUSED')
    expect(codeOf(await record(companyId, 100, []))).toBe('TRANSFER_RECORDED')
    granted(await record(companyId, 100, [], { again: true }))
    expect(await openOf(first)).toBe(first.cents - 100)
  })

  test('of a day to come, or of an unknown company, is refused', async () => {
    const { companyId } = await two()
    expect(codeOf(await record(companyId, 100, [], { receivedOn: '2199-01-01' }))).toBe('TRANSFER_IN_FUTURE')
    expect(codeOf(await record('nobody', 100, []))).toBe('TRANSFER_COMPANY_UNKNOWN')
  })

  test('that was reversed opens its invoices again, and can be recorded anew', async () => {
    const { companyId, first, second, cents } = await two()
    const { id } = granted(
      await record(companyId, cents * 2, [
        [first, cents],
        [second, 300],
      ]),
    )
    granted(await reverseTransfer(shop, bookkeeper, id, 'Wrong company'))
    expect([await openOf(first), await openOf(second), await restOf(id)]).toEqual([cents, cents, 0])
    expect(await isSettled(first)).toBe(false)
    expect(codeOf(await reverseTransfer(shop, bookkeeper, id, 'Again'))).toBe('TRANSFER_REVERSED')
    const assign = { parts: toParts([[first, 5]]), idempotencyKey: undefined }
    expect(codeOf(await assignTransfer(shop, bookkeeper, id, assign))).toBe('TRANSFER_REVERSED')
    granted(await record(companyId, cents * 2, [[first, cents]]))
    expect(await isSettled(first)).toBe(true)
  })

  test('can be given back up to what is left of it', async () => {
    const { companyId, first } = await two()
    const { id } = granted(await record(companyId, 1000, [[first, 400]]))
    const giveBack = (amountCents: number, idempotencyKey?: string) =>
      returnTransfer(shop, bookkeeper, id, { amountCents, note: 'Bank transfer', idempotencyKey })
    expect(codeOf(await giveBack(601))).toBe('RETURN_ABOVE_REST')
    expect(granted(await giveBack(500, 'key'))).toBe(100)
    expect(granted(await giveBack(500, 'key'))).toBe(100)
    expect(await findTransfer(shop.database.read, id)).toMatchObject({ restCents: 100, returnedCents: 500 })
  })

  describe('that several bookkeepers record at once', () => {
    test('pays an invoice once', async () => {
      const { companyId, first, cents } = await two()
      const outcomes = await Promise.all(
        Array.from({ length: 8 }, (_, place) =>
          record(companyId, cents, [[first, cents]], { reference: `statement ${place}` }),
        ),
      )
      expect(outcomes.map(codeOf).toSorted()).toEqual(
        ['done', ...Array(7).fill('PART_ABOVE_OPEN')].toSorted(),
      )
      expect(await openOf(first)).toBe(0)
    })

    test('is recorded once, and its rest is used once', async () => {
      const { companyId, first, second } = await two()
      const same = await Promise.all(Array.from({ length: 4 }, () => record(companyId, 900, [])))
      expect(same.filter(({ ok }) => ok)).toHaveLength(1)
      const recorded = same.find((outcome) => outcome.ok)
      const id = recorded?.ok ? recorded.value.id : ''
      const [one, other] = [toParts([[first, 600]]), toParts([[second, 600]])]
      const used = await Promise.all([
        assignTransfer(shop, bookkeeper, id, { parts: one, idempotencyKey: undefined }),
        assignTransfer(shop, bookkeeper, id, { parts: other, idempotencyKey: undefined }),
        returnTransfer(shop, bookkeeper, id, { amountCents: 600, note: 'Back', idempotencyKey: undefined }),
        reverseTransfer(shop, bookkeeper, id, 'Wrong'),
      ])
      const opened = ((await openOf(first)) ?? 0) + ((await openOf(second)) ?? 0)
      const transfer = await findTransfer(shop.database.read, id)
      const reversed = used[3]?.ok
      expect(reversed ? 0 : (transfer?.restCents ?? 0) + (transfer?.returnedCents ?? 0)).toBe(
        reversed ? 0 : 900 - (first.cents + second.cents - opened),
      )
    })
  })

  test('is proposed for the invoices of its text, which also say whose it is', async () => {
    const { companyId, first, second, cents } = await two()
    const propose = async (reference: string, amountCents: number, company?: string) =>
      granted(await proposeTransfer(shop, { companyId: company, amountCents, reference }))
    const named = await propose(`paying ${second.number}`, cents + 50)
    expect(named).toMatchObject({ company: { id: companyId }, restCents: 50 })
    const parts = named.parts.map(({ item, cents: part, isNamed }) => [item.id, part, isNamed])
    expect(parts).toEqual(
      expect.arrayContaining([
        [first.invoiceId, 0, false],
        [second.invoiceId, cents, true],
      ]),
    )
    expect(await propose('nothing', 50)).toEqual({ company: null, parts: [], restCents: 50 })
    const byReference = await propose('for spring-7', 50, companyId)
    expect(byReference.parts.filter((part) => part.isNamed).map(({ item }) => item.id)).toEqual([
      second.invoiceId,
    ])
    const unknown = await proposeTransfer(shop, { companyId: 'nobody', amountCents: 5, reference: '' })
    expect(codeOf(unknown)).toBe('TRANSFER_COMPANY_UNKNOWN')
  })
})
