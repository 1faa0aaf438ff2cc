import { afterEach, beforeEach, expect, test } from 'vitest'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { recordTransfer } from '../../operations/receivables/record-transfer.ts'
import { refundOrder } from '../../operations/refunds/refund-order.ts'
import type { Caller } from '../../operations/shop.ts'
import { callApi, type OperationId, operationOf, type WireCall } from '../../testing/api-call.ts'
import { addWorkshop } from '../../testing/on-account.ts'
import { oweInvoice, received } from '../../testing/receivables.ts'
import { addAdmin, addCustomer, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describeOnEveryEngine('Open invoices', (engine) => {
  let app: TestApp
  let bookkeeper: Caller
  beforeEach(async () => {
    app = await openTestApp(engine)
    bookkeeper = await addCustomer(app.shop, 'bookkeeper')
  })
  afterEach(() => app.drop())

  async function call(id: OperationId, made: WireCall = {}, caller = bookkeeper) {
    return callApi(app, operationOf(id), { ...made, token: await app.tokenOf(caller) })
  }
  const numbersOf = async (query: Record<string, string>) =>
    (await call('listReceivables', { query })).json().map(({ number }: { number: string }) => number)

  /** Invoices of two companies, due 100 and 5 days ago and in 10 days. */
  async function three() {
    const workshop = await addWorkshop(app.shop, { name: 'Velo Müller' })
    const coming = await oweInvoice(app.shop, { workshop, days: 10, reference: 'Autumn 8' })
    const old = await oweInvoice(app.shop, { workshop, days: -100, reference: 'Spring-7' })
    const late = await oweInvoice(app.shop, { days: -5 })
    return { ...workshop, old, late, coming }
  }

  test('are listed by due day, filtered by age and company, and found by number, company or reference', async () => {
    const { companyId, old, late, coming } = await three()
    expect(await numbersOf({})).toEqual([old.number, late.number, coming.number])
    expect(await numbersOf({ state: 'overdue' })).toEqual([old.number, late.number])
    expect(await numbersOf({ state: 'over-90' })).toEqual([old.number])
    expect(await numbersOf({ state: '1-30' })).toEqual([late.number])
    expect(await numbersOf({ state: 'not-due', company: companyId })).toEqual([coming.number])
    expect(await numbersOf({ search: late.number.toLowerCase() })).toEqual([late.number])
    expect(await numbersOf({ search: 'muller' })).toEqual([old.number, coming.number])
    expect(await numbersOf({ search: 'spring-7' })).toEqual([old.number])
    expect(await numbersOf({ search: 'velo autumn' })).toEqual([coming.number])
    expect(await numbersOf({ search: 'nobody' })).toEqual([])
    expect(await numbersOf({ search: `Rechnung ${old.number.replace('-', '‑')}` })).toEqual([old.number])
  })

  test('are found by the number of a credit note that lowers them, not of the invoice with this number', async () => {
    const { late, coming } = await three()
    const refund = { amountCents: 100, reason: 'A scratch', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(app.shop, await addAdmin(app.shop), late.orderId, refund))
    expect([coming.number, await numbersOf({ search: 'CN-00001' })]).toEqual(['INV-00001', [late.number]])
    expect(await numbersOf({ search: 'CN-00003' })).toEqual([])
  })

  test('are summed by age, and by company with its unassigned money', async () => {
    const { companyId, old, late, coming } = await three()
    granted(
      await recordTransfer(
        app.shop,
        await addAdmin(app.shop),
        received(companyId, [{ invoice: old.number, cents: 300 }], 800),
      ),
    )
    const sums = (await call('sumReceivables')).json()
    expect(sums.ages).toEqual([
      { age: 'not-due', count: 1, open: coming.cents / 100 },
      { age: '1-30', count: 1, open: late.cents / 100 },
      { age: '31-60', count: 0, open: 0 },
      { age: '61-90', count: 0, open: 0 },
      { age: 'over-90', count: 1, open: (old.cents - 300) / 100 },
    ])
    expect(sums).toMatchObject({ disputed: { count: 0, open: 0 }, unassigned: 5 })
    const companies = (await call('listOwingCompanies')).json()
    expect(companies).toMatchObject([
      { name: 'Radwerk GmbH', count: 1, open: late.cents / 100, overdue: late.cents / 100, unassigned: 0 },
      {
        name: 'Velo Müller',
        count: 2,
        open: (old.cents + coming.cents - 300) / 100,
        overdue: (old.cents - 300) / 100,
        unassigned: 5,
      },
    ])
    const found = (await call('listOwingCompanies', { query: { search: 'MÜLL' } })).json()
    expect(found).toMatchObject([{ name: 'Velo Müller' }])
  })

  test('are read page by page, and exported as a file with the same rows', async () => {
    const { old, late, coming } = await three()
    const first = await call('listReceivables', { query: { limit: '2' } })
    const after = String(first.headers['x-next-cursor'])
    const second = await call('listReceivables', { query: { limit: '2', after } })
    expect([...first.json(), ...second.json()].map(({ number }) => number)).toEqual([
      old.number,
      late.number,
      coming.number,
    ])
    const file = (await call('exportReceivables', { query: { state: 'over-90' } })).body
    const [header, row, ...others] = file.trim().split('\r\n')
    expect(header).toContain('number,company,customer')
    expect(row).toContain(`${old.number},Velo Müller,${old.customer.email}`)
    expect(others).toEqual([])
  })

  test('show their changes and disputes, and leave the list once they are paid', async () => {
    const { companyId, old } = await three()
    const body = { disputed: true, note: 'A wheel was missing' }
    await call('noteDispute', { params: { number: old.number }, body })
    expect(await numbersOf({ state: 'disputed' })).toEqual([old.number])
    const paid = await call('recordTransfer', {
      body: {
        company: companyId,
        amount: old.cents / 100,
        receivedOn: '2000-01-31',
        reference: 'all',
        parts: [{ invoice: old.number, amount: old.cents / 100 }],
      },
    })
    expect(paid.json()).toMatchObject({ acknowledged: true, rest: 0, paid: [old.number] })
    const history = (await call('getReceivable', { params: { number: old.number } })).json()
    expect(history).toMatchObject({
      open: 0,
      overdueDays: 0,
      movements: [
        { amount: old.cents / 100, reason: 'invoice' },
        { amount: -old.cents / 100, reason: 'transfer', by: bookkeeper.email },
      ],
      disputes: [{ note: 'A wheel was missing', openedBy: bookkeeper.email, closedAt: null }],
    })
    expect(await numbersOf({ state: 'over-90' })).toEqual([])
    expect(await numbersOf({ state: 'paid' })).toEqual([old.number])
    expect(await numbersOf({ search: old.number })).toEqual([old.number])
    const [transfer] = (await call('listTransfers')).json()
    expect(transfer).toMatchObject({
      amount: old.cents / 100,
      rest: 0,
      recordedBy: bookkeeper.email,
      parts: [{ invoice: old.number, amount: old.cents / 100 }],
    })
  })

  test('of a company are shown to all of its people, and to nobody else', async () => {
    const { customer, old, coming, companyId } = await three()
    const colleague = await addCustomer(app.shop)
    await app.shop.database.autocommit
      .insertInto('company_members')
      .values({ user_id: colleague.userId, company_id: companyId, added_at: 1 })
      .execute()
    const own = (await call('listOwnReceivables', {}, customer)).json()
    expect(own).toMatchObject({
      company: 'Velo Müller',
      open: (old.cents + coming.cents) / 100,
      overdue: old.cents / 100,
      invoices: [
        { number: old.number, mine: true, references: ['Spring-7'] },
        { number: coming.number, mine: true },
      ],
    })
    const colleagues = (await call('listOwnReceivables', {}, colleague)).json()
    expect(colleagues.invoices).toMatchObject([{ number: old.number, mine: false }, { mine: false }])
    const paper = await call('getInvoice', { params: { number: old.number } }, colleague)
    expect(paper.statusCode).toBe(200)
    const stranger = await addCustomer(app.shop)
    expect((await call('listOwnReceivables', {}, stranger)).json()).toMatchObject({
      company: null,
      invoices: [],
    })
    expect((await call('getInvoice', { params: { number: old.number } }, stranger)).statusCode).toBe(404)
  })
})
