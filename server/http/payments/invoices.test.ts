import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatOrderNumber } from '../../../domain/orders/order-number.ts'
import { done } from '../../../domain/outcome.ts'
import { dateIn } from '../../../domain/shop/shop-days.ts'
import { addUpOrders } from '../../data/queries/orders/order-totals.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { setDeliveryAddress } from '../../operations/addresses/set-delivery-address.ts'
import { recordPayment } from '../../operations/payments/record-payment.ts'
import { refundOrder } from '../../operations/refunds/refund-order.ts'
import type { Caller } from '../../operations/shop.ts'
import { dayMs, hourMs } from '../../platform/clock.ts'
import { bookSomething, payAtProvider, payForBasket, payForSomething } from '../../testing/buying.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { addAdmin, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const address = { name: 'Łucja Ωμέγα Щукина', address: '7 Chain Lane\nSpringfield 12345', phone: '555 0100' }

describeOnEveryEngine('Invoices over HTTP', (engine) => {
  let env: TestApp
  let admin: Caller
  beforeAll(async () => {
    env = await openTestApp(engine)
    admin = await addAdmin(env.shop)
  })
  afterAll(() => env.drop())

  const get = async (caller: Caller, path: string) =>
    env.app.inject({
      url: `/api${path}`,
      headers: { authorization: `Bearer ${await env.tokenOf(caller)}` },
    })
  const invoicesOf = async (caller: Caller, orderId: string): Promise<readonly string[]> =>
    (await get(caller, `/bookings/${orderId}`)).json<{ invoices: string[] }>().invoices
  const refund = async (orderId: string, amountCents: number) => {
    const wanted = { amountCents, reason: 'A scratch.', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(env.shop, admin, orderId, wanted))
  }

  test('The PDF of a paid order contains its numbers, money and address as text, in each of three scripts', async () => {
    const bought = await bookSomething(env.shop)
    granted(await setDeliveryAddress(env.shop, bought.customer, [bought.orderId], address))
    const intentId = await payAtProvider(env.shop, bought)
    granted(await recordPayment(env.shop, bought.customer, bought.orderId, intentId))
    const [number = ''] = await invoicesOf(bought.customer, bought.orderId)
    const answer = await get(bought.customer, `/invoices/${number}`)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="${number}.pdf"`,
      'cache-control': 'no-store',
    })
    const pdf = await readPdf(answer.rawPayload)
    expect(pdf).toMatchObject({ title: `Invoice ${number}`, language: 'en', isTagged: true })
    expect(pdf.pages).toHaveLength(1)
    const { number: orderNumber } = (await get(bought.customer, `/bookings/${bought.orderId}`)).json<{
      number: string
    }>()
    for (const text of [
      `Invoice ${number}`,
      'Truewheel Sample Company',
      'Tax number: 000000000',
      'Łucja Ωμέγα Щукина',
      '7 Chain Lane',
      'Springfield 12345',
      // A long word is broken at the end of the line, sooner if its letters are wide.
      bought.customer.email.slice(0, 36),
      intentId,
      orderNumber,
      'Spoke wrench',
      '$12.50',
      '$25.00',
      'Net $23.09',
      'Sales tax 8.25% $1.91',
      'Total $25.00',
      `Invoice ${number} · page 1 of 1`,
    ])
      expect(pdf.pages[0]?.replaceAll(/ +/g, ' ')).toContain(text)
    // The same number always returns the same paper.
    expect((await get(admin, `/invoices/${number}`)).rawPayload).toEqual(answer.rawPayload)
  })

  test('A credit note names its invoice and the refunded lines, and the order lists both documents', async () => {
    const { customer, orderId } = await payForSomething(env.shop)
    await refund(orderId, 700)
    const numbers = await invoicesOf(customer, orderId)
    expect(numbers).toEqual([expect.stringMatching(/^INV-\d{5}$/), expect.stringMatching(/^CN-\d{5}$/)])
    const [page] = (await readPdf((await get(customer, `/invoices/${numbers[1]}`)).rawPayload)).pages
    for (const text of [`Credit note ${numbers[1]}`, `${numbers[0]} of `, 'A scratch.', '$7.00', '$0.53'])
      expect(page).toContain(text)
    const own = await get(customer, `/bookings?customer=${encodeURIComponent(customer.email)}`)
    expect(own.json()).toMatchObject([{ invoices: numbers }])
    const together = await payForBasket(env.shop, 2)
    const [kept = '', refunded = ''] = together.orderIds
    await refund(refunded, 700)
    expect(await invoicesOf(together.customer, kept)).toHaveLength(1)
    expect(await invoicesOf(together.customer, refunded)).toHaveLength(2)
  })

  test('An invoice of two hundred lines fills several pages, each with its page number', async () => {
    const { customer, orders, orderIds } = await payForBasket(env.shop, 200)
    const [number = ''] = await invoicesOf(customer, orderIds[0] ?? '')
    const { pages } = await readPdf((await get(customer, `/invoices/${number}`)).rawPayload)
    expect(pages.length).toBeGreaterThan(4)
    for (const [index, page] of pages.entries()) {
      expect(page).toContain('Price of one')
      expect(page.replaceAll(/ +/g, ' ')).toContain(`page ${index + 1} of ${pages.length}`)
    }
    const all = pages.join('\n')
    for (const order of orders) expect(all).toContain(formatOrderNumber(order.number))
    expect(all).toContain('$2,500.00')
  }, 30_000)

  test("Another customer's number, an unknown number and a malformed number are not found", async () => {
    const { customer, orderId } = await payForSomething(env.shop)
    const { customer: stranger } = await bookSomething(env.shop)
    const [number] = await invoicesOf(customer, orderId)
    for (const wanted of [number, 'INV-99999', 'CN-99999', 'INV-1', 'x'])
      expect((await get(stranger, `/invoices/${wanted}`)).json()).toMatchObject({ code: 'INVOICE_NOT_FOUND' })
  })

  test('The bookkeeper’s file adds up to the payments minus the refunds of its days', async () => {
    const own = await openTestApp(engine)
    const { shop } = own
    const keeper = await addAdmin(shop)
    const today = dateIn('America/New_York', shop.clock())
    const [one, two] = [await payForSomething(shop), await payForBasket(shop, 3)]
    for (const [orderId, amountCents] of [
      [one.orderId, 1],
      [two.orderIds[1] ?? '', 1250],
    ] as const) {
      const wanted = { amountCents, reason: '', restock: 0, idempotencyKey: undefined }
      granted(await refundOrder(shop, keeper, orderId, wanted))
    }
    const totals = await addUpOrders(shop.database, {
      search: '',
      filter: 'paid',
      customerEmail: undefined,
      from: undefined,
      to: undefined,
    })
    const authorization = `Bearer ${await own.tokenOf(keeper)}`
    const url = `/api/exports/invoices.csv?from=${today}&to=${today}`
    const file = await own.app.inject({ url, headers: { authorization } })
    const rows = parse(file.body, { bom: true, columns: true }) as Record<string, string>[]
    expect(rows).toHaveLength(4)
    const cents = (name: string) => rows.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0)
    expect(cents('gross')).toBe((totals?.paidCents ?? 0) - (totals?.refundedCents ?? 0))
    expect(cents('gross')).toBe(2500 + 3750 - 1251)
    expect(cents('net') + cents('tax')).toBe(cents('gross'))
    expect(rows.findLast(({ kind }) => kind === 'credit-note')).toMatchObject({
      kind: 'credit-note',
      gross: '-12.5',
      currency: 'USD',
      'tax percent': '8.25',
    })
    expect(rows.findLast(({ kind }) => kind === 'invoice')?.orders?.split(' ')).toEqual(
      two.orders.map(({ number }) => formatOrderNumber(number)),
    )
    const before = await get(admin, '/invoices?to=2001-01-01')
    expect(before.json()).toEqual([])
    await own.drop()
  })

  test('Days follow the shop’s time zone', async () => {
    const { clock } = env.shop
    const midnight = Math.ceil(clock() / dayMs) * dayMs
    // Two o'clock in London is the evening before in New York.
    clock.moveBy(midnight + 2 * hourMs - clock())
    const { customer, orderId } = await payForSomething(env.shop)
    const [number] = await invoicesOf(customer, orderId)
    const of = async (timeZone: string) => {
      const day = dateIn(timeZone, clock())
      return (await get(admin, `/invoices?from=${day}&to=${day}`)).json<{ number: string }[]>()
    }
    expect((await of('America/New_York')).map((paper) => paper.number)).toContain(number)
    expect(await of('UTC')).toEqual([])
  })

  test('The list continues after a cursor, in the order of issue', async () => {
    const whole = (await get(admin, '/invoices')).json<{ number: string }[]>()
    const first = await get(admin, '/invoices?limit=2')
    const next = await get(admin, `/invoices?limit=200&after=${first.headers['x-next-cursor']}`)
    expect([...first.json<object[]>(), ...next.json<object[]>()]).toEqual(whole)
  })

  test('An order that was paid before the shop had invoices lists none', async () => {
    const { customer, orderId } = await payForSomething(env.shop)
    await env.shop.database.write(async ({ db }) => {
      await db.deleteFrom('invoices').execute()
      return done(null)
    })
    expect(await invoicesOf(customer, orderId)).toEqual([])
  })
})
