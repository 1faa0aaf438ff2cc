import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productColumns } from '../../../domain/catalogue/product-file/product-columns.ts'
import { wordColumnsOf } from '../../../domain/catalogue/product-file/word-columns.ts'
import { done } from '../../../domain/outcome.ts'
import { sampleSettings } from '../../../domain/shop/sample-settings.ts'
import { isoIn } from '../../../domain/writing/zone-name.ts'
import { insertQuoteRequest } from '../../data/queries/quotes.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { setProductState } from '../../operations/catalogue/set-product-state.ts'
import { bookProduct } from '../../operations/orders/book-product.ts'
import { sendOrder } from '../../operations/orders/send-order.ts'
import { withdraw } from '../../operations/orders/withdraw.ts'
import { booking, payAtProvider, recordNow } from '../../testing/buying.ts'
import { addAdmin, addCustomer, addTool, granted } from '../../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

/** More rows than one portion, and more text than a connection buffers. */
const count = 1_201
const noon = Date.UTC(2030, 5, 1, 12)

describeOnEveryEngine('The export of a list', (engine) => {
  let env: TestApp
  let authorization: string
  beforeAll(async () => {
    env = await openTestApp(engine)
    authorization = `Bearer ${await env.tokenOf(await addAdmin(env.shop))}`
    await env.shop.database.write(async (transaction) => {
      for (let number = 0; number < count; number += 1) {
        const request = {
          id: `request-${number}`,
          kind: number % 2 === 0 ? 'quote' : 'contact',
          name: number === 0 ? '=HYPERLINK("http://evil.example")' : `Ada "${number}", Ltd`,
          email: `ada-${number}@example.com`,
          message: number === 1 ? "'tis\r\n-1" : 'Forty chains, please. '.repeat(900),
          partId: null,
        } as const
        await insertQuoteRequest(transaction, request, noon + number)
      }
      return done(undefined)
    })
  })
  afterAll(() => env.drop())

  const get = (query = '') =>
    env.app.inject({ url: `/api/exports/requests.csv${query}`, headers: { authorization } })
  const rowsOf = (text: string) => parse(text, { bom: true, columns: true }) as Record<string, string>[]
  const noted = async () =>
    (await env.shop.database.read.selectFrom('changes').selectAll().orderBy('sequence', 'desc').execute())[0]

  test('has every row of the list once, in its order, with ISO dates', async () => {
    const answer = await get('?sort=createdAt&limit=2')
    expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
    expect(answer.headers['content-disposition']).toMatch(
      /^attachment; filename="requests-\d{4}-\d\d-\d\d\.csv"$/,
    )
    const rows = rowsOf(answer.body)
    expect(rows.map(({ _id }) => _id)).toEqual(Array.from({ length: count }, (_, at) => `request-${at}`))
    expect(rows[2]).toMatchObject({
      name: 'Ada "2", Ltd',
      received: '2030-06-01T08:00:00.002-04:00',
      handled: '',
    })
  })

  test('has exactly the rows that the list finds', async () => {
    const rows = rowsOf((await get('?search=ada-120')).body)
    expect(new Set(rows.map(({ email }) => email))).toEqual(
      new Set(['ada-120@example.com', 'ada-1200@example.com']),
    )
  })

  test('disarms formulas, and keeps line breaks', async () => {
    const [formula, apostrophe] = rowsOf((await get('?sort=createdAt')).body)
    expect(formula?.name).toBe('\'=HYPERLINK("http://evil.example")')
    expect(apostrophe?.message).toBe("''tis\n-1")
  })

  test('is recorded with its number of rows, but without the words of a search', async () => {
    await get('?search=ada-120')
    const change = await noted()
    expect(change).toMatchObject({ action: 'export.made', subject_id: 'requests' })
    expect(JSON.parse(change?.after ?? '')).toEqual({ filter: { search: true }, rows: 2, whole: true })
  })

  test('stops when the client disconnects, and the record says so', async () => {
    const address = await env.app.listen({ port: 0, host: '127.0.0.1' })
    const abort = new AbortController()
    const answer = await fetch(`${address}/api/exports/requests.csv`, {
      headers: { authorization },
      signal: abort.signal,
    })
    await answer.body?.getReader().read()
    abort.abort()
    await expect
      .poll(async () => JSON.parse((await noted())?.after ?? '{}'))
      .toMatchObject({ whole: false, filter: {} })
  })

  test('lets other calls be answered between its portions', async () => {
    let turns = 0
    let isRunning = true
    const countTurn = () => {
      turns += 1
      if (isRunning) setImmediate(countTurn)
    }
    setImmediate(countTurn)
    await get()
    isRunning = false
    // On SQLite only the yield between portions ends a turn of the event loop.
    expect(turns).toBeGreaterThan(count / 200)
  })

  test('of parts has the rows that the page of parts shows with the same filter, including hidden parts and drafts', async () => {
    const admin = await addAdmin(env.shop)
    const shown = await addTool(env.shop, { stock: 2, name: 'Shown part', kind: 'part' })
    const hidden = await addTool(env.shop, { stock: 3, name: 'Hidden part', kind: 'part' })
    granted(await setProductState(env.shop, admin, hidden, 'hidden'))
    await addTool(env.shop, { stock: 3, name: 'A tool' })
    const parts = async (query: string) => {
      const { body } = await env.app.inject({
        url: `/api/exports/items.csv${query}`,
        headers: { authorization },
      })
      return rowsOf(body).map(({ _id, name, state, availableQuantity }) => [
        _id,
        name,
        state,
        availableQuantity,
      ])
    }
    expect(await parts('?sort=name')).toEqual([
      [hidden, 'Hidden part', 'hidden', '3'],
      [shown, 'Shown part', 'shown', '2'],
    ])
    expect(await parts('?state=hidden&search=part')).toEqual([[hidden, 'Hidden part', 'hidden', '3']])
  })

  test('of orders is open to the bookkeeper too, and includes phone, parcel and withdrawal', async () => {
    const { shop } = env
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 5 })
    const what = booking(productId, { quantity: 1, userPhone: '+1 555 0100' })
    const { orderId, priceCents } = granted(await bookProduct(shop, customer, what))
    const intentId = await payAtProvider(shop, { customer, productId, orderId, priceCents })
    granted(await recordNow(shop, customer, orderId, intentId))
    const parcel = { carrier: 'dhl', tracking: '=1+1', withoutAddress: true }
    granted(await sendOrder(shop, await addAdmin(shop), orderId, parcel))
    const books = `Bearer ${await env.tokenOf(await addCustomer(shop, 'bookkeeper'))}`
    const row = async () => {
      const url = '/api/exports/orders.csv'
      const { body } = await env.app.inject({ url, headers: { authorization: books } })
      return rowsOf(body).find(({ _id }) => _id === orderId)
    }
    const sent = await row()
    const at = isoIn(sampleSettings.money.timeZone, shop.clock())
    expect(sent).toMatchObject({
      phone: "'+1 555 0100",
      carrier: 'dhl',
      tracking: "'=1+1",
      sent: at,
      withdrawn: '',
    })
    const number = sent?.number ?? ''
    granted(await withdraw(shop, { number, email: customer.email }, [number]))
    expect(await row()).toMatchObject({ withdrawn: at })
  })

  test('of products includes hidden products and drafts, and every column that an import reads', async () => {
    const shown = await addTool(env.shop, { stock: 12, unitPriceCents: 950, name: '=Wrench' })
    const hidden = await addTool(env.shop, {
      stock: 3,
      unitPriceCents: 1000,
      priceBreaks: [{ from: 10, unitPriceCents: 850 }],
      fits: ['bsa', 't47'],
    })
    granted(await setProductState(env.shop, await addAdmin(env.shop), hidden, 'hidden'))
    const { body } = await env.app.inject({ url: '/api/exports/products.csv', headers: { authorization } })
    const rows = new Map(rowsOf(body).map((row) => [row._id, row]))
    // The sample shop has German and French besides English.
    expect(Object.keys(rows.get(shown) ?? {})).toEqual([...productColumns, ...wordColumnsOf(['de', 'fr'])])
    expect(rows.get(shown)).toMatchObject({
      name: "'=Wrench",
      price: '9.50',
      compareAtPrice: '',
      state: 'shown',
      availableQuantity: '12',
      exportedQuantity: '12',
    })
    expect(rows.get(hidden)).toMatchObject({
      state: 'hidden',
      priceBreaks: '10: 8.50',
      fits: 'bsa; t47',
    })
  })

  test('refuses a cursor of another list before the first byte of the file', async () => {
    const answer = await get('?after=garbage')
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'CURSOR_INVALID'])
  })
})
