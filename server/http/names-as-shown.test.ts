import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { LinkedOrder } from '../../contract/orders/order-links.ts'
import type { Order } from '../../contract/orders/orders.ts'
import type { ProductKind } from '../data/schema/catalogue-tables.ts'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { changeProduct } from '../operations/catalogue/change-product.ts'
import { sendEmails } from '../operations/emails/send-emails.ts'
import { acceptOffer } from '../operations/offers/accept-offer.ts'
import { makeOffer } from '../operations/offers/make-offer.ts'
import { cancelOrder } from '../operations/orders/cancel-order.ts'
import { refundOrder } from '../operations/refunds/refund-order.ts'
import { answerQuote } from '../operations/requests/answer-quote.ts'
import { confirmRestock } from '../operations/restock/request-restock.ts'
import type { Caller } from '../operations/shop.ts'
import { stripeEvents } from '../providers/cards/stripe-events.ts'
import { addLanguages } from '../start/add-languages.ts'
import { callApi, operationOf } from '../testing/api-call.ts'
import { openPayment } from '../testing/buying.ts'
import { readPdf } from '../testing/read-pdf.ts'
import { restockTokenTo } from '../testing/restock-token.ts'
import { addAdmin, addCustomer, addTool, granted } from '../testing/shop-contents.ts'
import { openTestApp, type TestApp } from '../testing/test-app.ts'
import { TestMail } from '../testing/test-mail.ts'
import { eventAbout, sendEvent, webhookSecret } from '../testing/webhook.ts'

const german = 'Kettenpeitsche'

describeOnEveryEngine('An order keeps the name of its product as it was shown', (engine) => {
  let env: TestApp
  let mail: TestMail
  let admin: Caller

  beforeAll(addLanguages)
  beforeEach(async () => {
    mail = new TestMail()
    env = await openTestApp(engine, { cardEvents: stripeEvents([webhookSecret]) }, { mail })
    admin = await addAdmin(env.shop)
  })
  afterEach(() => env.drop())

  async function addTranslated(stock = 20) {
    const productId = await addTool(env.shop, { stock, name: 'Chain whip' })
    await rename(productId, 'Chain whip', german)
    return productId
  }

  async function rename(productId: string, name: string, inGerman: string, kind?: ProductKind) {
    const details = { translations: { de: { name: inGerman } } }
    const change = { description: { name }, details, restock: undefined }
    granted(await changeProduct(env.shop, admin, productId, change, kind))
  }

  async function bookIn(language: string | undefined, customer: Caller, productId: string) {
    const answer = await callApi(env, operationOf('bookTool'), {
      token: await env.tokenOf(customer),
      body: { Id: productId, quantity: 2 },
      ...inLanguage(language),
    })
    return answer.json<{ insertedId: string }>().insertedId
  }

  async function pay(customer: Caller, productId: string, orderId: string) {
    const intentId = await openPayment(env.shop, { customer, productId, orderId, priceCents: 2500 })
    if (!env.shop.cards.confirm(intentId)) throw new Error('The provider took no money')
    expect((await sendEvent(env.app, eventAbout(intentId))).statusCode).toBe(200)
  }

  async function emailTo(recipient: string, event: RegExp) {
    await sendEmails(env.shop)
    const email = mail.taken.findLast((each) => each.recipient === recipient && event.test(each.event))
    if (!email) throw new Error(`No email ${event}`)
    const [paper] = email.attachments ?? []
    return { ...email, paper: paper && (await readPdf(paper.content)) }
  }

  const inLanguage = (language: string | undefined) =>
    language === undefined ? {} : { headers: { 'content-language': language } }

  async function ownOrder(customer: Caller, language: string | undefined) {
    const answer = await callApi(env, operationOf('listOwnOrders'), {
      token: await env.tokenOf(customer),
      query: { customer: customer.email },
      ...inLanguage(language),
    })
    const [order] = answer.json<Order[]>()
    return order
  }

  test('Emails and papers of an order that the webhook pays have the German name, also after a rename', async () => {
    const { shop } = env
    const customer = await addCustomer(shop)
    const productId = await addTranslated()
    const orderId = await bookIn('de', customer, productId)
    expect((await emailTo(customer.email, /^booked:/)).subject).toBe(`Sie haben 2 × ${german} bestellt`)
    await rename(productId, 'Sprocket remover', 'Ritzelabzieher')
    await pay(customer, productId, orderId)
    const paid = await emailTo(customer.email, /^paid:/)
    expect(paid.subject).toBe(`Zahlungsbeleg: 25,00 $ für 2 × ${german}`)
    expect(paid.paper?.pages[0]).toContain(german)
    expect(paid.paper?.pages[0]).not.toContain('Chain whip')
    const refund = { amountCents: 500, reason: '', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(shop, admin, orderId, refund))
    const refunded = await emailTo(customer.email, /^refunded-customer:/)
    expect(refunded.text).toContain(german)
    expect(refunded.paper?.pages[0]).toContain(german)
    // Staff read the shop's standard language.
    const toStaff = mail.taken.filter(({ recipient }) => recipient === admin.email)
    expect(toStaff.map(({ text }) => text).join()).not.toContain(german)
  })

  test('Only a client that names the language of the order gets the name as it was shown', async () => {
    const customer = await addCustomer(env.shop)
    const productId = await addTranslated()
    await bookIn('de', customer, productId)
    expect(await ownOrder(customer, 'de')).toMatchObject({ tool: german })
    expect(await ownOrder(customer, 'de')).not.toHaveProperty('lang')
    expect(await ownOrder(customer, 'fr')).toMatchObject({ tool: 'Chain whip', lang: 'en' })
    const bare = await ownOrder(customer, undefined)
    expect(bare).toMatchObject({ tool: 'Chain whip' })
    for (const field of ['lang', 'shownName', 'language']) expect(bare).not.toHaveProperty(field)
  })

  test('Staff get the standard name, beside the name and the language of the customer', async () => {
    const customer = await addCustomer(env.shop)
    const productId = await addTranslated()
    await bookIn('de', customer, productId)
    await bookIn('en', customer, productId)
    const answer = await callApi(env, operationOf('listOrders'), {
      token: await env.tokenOf(admin),
      query: { sort: 'createdAt' },
      headers: { 'content-language': 'de' },
    })
    const names = answer.json<Order[]>().map(({ tool, shownName, language }) => [tool, shownName, language])
    expect(names).toHaveLength(2)
    expect(names).toContainEqual(['Chain whip', german, 'de'])
    expect(names).toContainEqual(['Chain whip', undefined, 'en'])
  })

  test('The orders of a link, of a basket and of a cancellation have it, too', async () => {
    const { shop } = env
    const customer = await addCustomer(shop)
    const productId = await addTranslated()
    const answer = await callApi(env, operationOf('bookTogether'), {
      token: await env.tokenOf(customer),
      body: { lines: [{ Id: productId, quantity: 1 }] },
      headers: { 'content-language': 'de' },
    })
    const [order] = answer.json<{ orders: Order[] }>().orders
    expect(order?.tool).toBe(german)
    expect((await emailTo(customer.email, /^purchase-booked:/)).text).toContain(`1 × ${german}`)
    const token = shop.orderLinks.sign({ kind: 'order', id: order?._id ?? '' }, shop.clock() + 1000)
    const linked = await callApi(env, operationOf('viewOrders'), {
      body: { token },
      headers: { 'content-language': 'de' },
    })
    expect(linked.json<{ orders: LinkedOrder[] }>().orders[0]?.tool).toBe(german)
    granted(await cancelOrder(shop, customer, order?._id ?? ''))
    expect((await emailTo(customer.email, /^cancelled:/)).text).toContain(german)
  })

  test('An offer names products in the language of its request; its orders in that of their customer', async () => {
    const { shop } = env
    const productId = await addTranslated()
    const customer = await addCustomer(shop)
    const asked = await callApi(env, operationOf('requestQuote'), {
      body: { kind: 'contact', name: 'Ada', email: customer.email, message: 'Zehn Stück, bitte.' },
      headers: { 'content-language': 'de' },
    })
    const { insertedId } = asked.json<{ insertedId: string }>()
    const validUntil = new Date(shop.clock()).toISOString().slice(0, 10)
    const lines = [{ productId, quantity: 2, unitPriceCents: 1250 }]
    const wanted = { lines, validUntil, note: '', handled: true, idempotencyKey: undefined }
    granted(await makeOffer(shop, admin, insertedId, wanted))
    const offered = await emailTo(customer.email, /^offer:/)
    expect(offered.text).toContain(`2 × ${german}`)
    await rename(productId, 'Sprocket remover', 'Ritzelabzieher')
    const token = /#token=([\w-]+)/.exec(offered.text)?.[1] ?? ''
    const viewed = await callApi(env, operationOf('viewOffer'), {
      body: { token },
      headers: { 'content-language': 'de' },
    })
    expect(viewed.json<{ lines: { tool: string }[] }>().lines[0]?.tool).toBe(german)
    granted(await acceptOffer(shop, { ...customer, language: 'de' }, token))
    expect((await emailTo(customer.email, /^accepted:/)).text).toContain(`2 × ${german}`)
    expect((await ownOrder(customer, 'de'))?.tool).toBe(german)
  })

  test('Answers to a request and emails about stock name the product in their language', async () => {
    const { shop } = env
    const productId = await addTranslated(0)
    const email = 'ada@example.com'
    const headers = { 'content-language': 'de' }
    await callApi(env, operationOf('requestRestock'), { params: { id: productId }, body: { email }, headers })
    granted(await confirmRestock(shop, await restockTokenTo(shop, email)))
    expect((await emailTo(email, /^restock-asked:/)).subject).toContain(german)
    const restock = { quantity: 10, reason: 'Delivery' } as const
    granted(await changeProduct(shop, admin, productId, { description: {}, restock }))
    expect((await emailTo(email, /^restocked:/)).subject).toContain(german)
    const part = await addTool(shop, { stock: 1, kind: 'part' })
    await rename(part, 'Inner tube', 'Schlauch', 'part')
    const asked = await callApi(env, operationOf('requestQuote'), {
      body: { kind: 'quote', name: 'Ada', email, message: 'Was kostet es?', item: part },
      headers,
    })
    const { insertedId } = asked.json<{ insertedId: string }>()
    const answer = { text: 'Zehn Dollar.', handled: true, idempotencyKey: undefined }
    granted(await answerQuote(shop, admin, insertedId, answer))
    expect((await emailTo(email, /^answer:/)).subject).toContain('Schlauch')
  })
})
