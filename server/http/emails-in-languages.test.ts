import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import type { SectionName } from '../../contract/shop/shop-sections.ts'
import { findUserByEmail } from '../data/queries/accounts/users.ts'
import { findInvoiceById } from '../data/queries/payments/invoices.ts'
import { describeOnEveryEngine } from '../data/testing/engines.ts'
import { makeAdmin } from '../operations/accounts/make-admin.ts'
import { changeProduct } from '../operations/catalogue/change-product.ts'
import { sendEmails } from '../operations/emails/send-emails.ts'
import { toInvoice } from '../operations/invoices/invoice-content.ts'
import { printInvoice } from '../operations/invoices/print-invoice.ts'
import { chooseNotifications } from '../operations/notifications/choose-notifications.ts'
import { makeOffer } from '../operations/offers/make-offer.ts'
import { refundOrder } from '../operations/refunds/refund-order.ts'
import { confirmRestock } from '../operations/restock/request-restock.ts'
import { changeSettings } from '../operations/settings/change-settings.ts'
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

describeOnEveryEngine('An email or a paper is in the language of what it is about', (engine) => {
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

  /** Books two pieces on a page in a language, and pays at the provider, whose webhook tells the shop. */
  async function buyIn(language: string | undefined) {
    const { shop } = env
    const customer = await addCustomer(shop)
    const productId = await addTool(shop, { stock: 10 })
    const answer = await callApi(env, operationOf('bookTool'), {
      token: await env.tokenOf(customer),
      body: { Id: productId, quantity: 2 },
      ...(language && { headers: { 'content-language': language } }),
    })
    const { insertedId: orderId } = answer.json<{ insertedId: string }>()
    const intentId = await openPayment(shop, { customer, productId, orderId, priceCents: 2500 })
    if (!shop.cards.confirm(intentId)) throw new Error('The provider took no money')
    expect((await sendEvent(env.app, eventAbout(intentId))).statusCode).toBe(200)
    return { customer, orderId }
  }

  async function emailTo(recipient: string, event: RegExp) {
    await sendEmails(env.shop)
    const email = mail.taken.findLast((each) => each.recipient === recipient && event.test(each.event))
    if (!email) throw new Error(`No email ${event}`)
    const [paper] = email.attachments ?? []
    return { ...email, paper: paper && (await readPdf(paper.content)) }
  }

  const refund = async (orderId: string) => {
    const wanted = { amountCents: 500, reason: '', restock: 0, idempotencyKey: undefined }
    granted(await refundOrder(env.shop, admin, orderId, wanted))
  }

  test('The owner’s words in an email and on an invoice are in its language, as far as they are translated', async () => {
    const change = async (section: SectionName, value: object) =>
      granted(await changeSettings(env.shop, admin, { section, value, from: null }))
    await change('mail', { opening: 'Hello,', signature: 'Your workshop' })
    const rate = { country: 'PT', rate: 23, name: 'VAT', from: '2020-01-01' }
    await change('tax', { home: 'PT', pricesInclude: true, abroad: 'gross', oss: false, rates: [rate] })
    const translations = { de: { 'Hello,': 'Guten Tag,', VAT: 'MwSt.' }, fr: { VAT: 'TVA' } }
    await change('words', { translations })

    const { customer } = await buyIn('de')
    const { text, paper } = await emailTo(customer.email, /^paid:/)
    expect(text).toMatch(/^Guten Tag,\n/)
    expect(text).toMatch(/inkl\. 23\s% MwSt\./)
    expect(text).toMatch(/\nYour workshop\n$/)
    expect(paper?.pages[0]).toMatch(/MwSt\. .*23\s%/)
    const own = await buyIn(undefined)
    const english = await emailTo(own.customer.email, /^paid:/)
    expect(english.text).toMatch(/^Hello,\n/)
    expect(english.paper?.pages[0]).toMatch(/VAT/)
  })

  test('An order of a German page is confirmed, paid by the webhook and refunded by staff in German', async () => {
    const { customer, orderId } = await buyIn('de')
    const booked = await emailTo(customer.email, /^booked:/)
    expect(booked.subject).toBe('Sie haben 2 × Spoke wrench bestellt')
    expect(booked.text).toContain('Zu bezahlen: 25,00 $, inkl. MwSt. und Versand')
    expect(booked.text).toMatch(/Reserviert bis: \d+\. \p{L}+ \d{4} um \d+:\d\d \(Ortszeit New York\)/u)
    expect(booked.text).toContain(`http://localhost/de/dashboard/payment/${orderId}`)
    expect(booked.html).toContain('<html lang="de">')

    const paid = await emailTo(customer.email, /^paid:/)
    expect(paid.subject).toBe('Zahlungsbeleg: 25,00 $ für 2 × Spoke wrench')
    expect(paid.paper).toMatchObject({ title: 'Rechnung INV-00001', language: 'de' })
    expect(paid.paper?.pages[0]).toContain('Leistungsdatum')
    expect(paid.paper?.pages[0]).toContain('Seite 1 von 1')
    expect(paid.paper?.pages[0]).toMatch(/Gesamtbetrag\s*25,00\s\$/)

    await refund(orderId)
    const refunded = await emailTo(customer.email, /^refunded-customer:/)
    expect(refunded.subject).toBe('Wir erstatten 5,00 $ auf Ihre Karte')
    expect(refunded.paper).toMatchObject({ title: 'Rechnungskorrektur CN-00001', language: 'de' })
  })

  test.each(['en', undefined])('With the language %s, an order stays English', async (language) => {
    const { customer, orderId } = await buyIn(language)
    await refund(orderId)
    const paid = await emailTo(customer.email, /^paid:/)
    expect(paid.subject).toBe('Receipt: $25.00 for 2 × Spoke wrench')
    expect(paid.text).toContain(`http://localhost/dashboard/payment/${orderId}`)
    expect(paid.html).toContain('<html lang="en">')
    expect(paid.paper).toMatchObject({ title: 'Invoice INV-00001', language: 'en' })
    const refunded = await emailTo(customer.email, /^refunded-customer:/)
    expect(refunded.subject).toBe('$5.00 is refunded to your card')
    expect(refunded.paper?.title).toBe('Credit note CN-00001')
  })

  test('An issued invoice keeps its words when the owner chooses another standard language', async () => {
    const { shop } = env
    await buyIn(undefined)
    let from: string | null = null
    const choose = async (standard: 'de' | 'fr') => {
      const value = { standard, offered: ['en', 'de', 'fr'] } as const
      from = granted(await changeSettings(shop, admin, { section: 'languages', value, from })).version
    }
    await choose('de')
    await buyIn(undefined)
    await choose('fr')
    const rows = await shop.database.read.selectFrom('invoices').orderBy('number').select('id').execute()
    const titles: unknown[] = []
    for (const { id } of rows) {
      const row = await findInvoiceById(shop.database.read, id)
      if (row) titles.push((await readPdf(granted(await printInvoice(shop, toInvoice(row))).content)).title)
    }
    expect(titles).toEqual(['Invoice INV-00001', 'Rechnung INV-00002'])
  })

  test('A restock request of a French page is confirmed and answered in French', async () => {
    const { shop } = env
    const productId = await addTool(shop, { stock: 0, name: 'Chain whip' })
    await callApi(env, operationOf('requestRestock'), {
      params: { id: productId },
      body: { email: 'marie@example.com' },
      headers: { 'content-language': 'fr' },
    })
    granted(await confirmRestock(shop, await restockTokenTo(shop, 'marie@example.com')))
    const asked = await emailTo('marie@example.com', /^restock-asked:/)
    expect(asked.text).toContain('http://localhost/fr/restock#token=')
    // Some programs garble the narrow no-break space.
    expect(asked.text).toContain('Oui, m’écrire\u00a0:\n')
    const restock = { quantity: 10, reason: 'Delivery' } as const
    granted(await changeProduct(shop, admin, productId, { description: {}, restock }))
    const told = await emailTo('marie@example.com', /^restocked:/)
    expect(told.subject).toBe('De retour en stock\u00a0: Chain whip')
    expect(told.html).toContain('<html lang="fr">')
  })

  test('An offer of staff is in the language of the request', async () => {
    const { shop } = env
    const answer = await callApi(env, operationOf('requestQuote'), {
      body: { kind: 'quote', name: 'Ada', email: 'ada@example.com', message: 'Zehn Stück, bitte.' },
      headers: { 'content-language': 'de' },
    })
    const { insertedId } = answer.json<{ insertedId: string }>()
    expect((await emailTo('ada@example.com', /^request-copy:/)).subject).toBe(
      'Ihre Angebotsanfrage ist angekommen',
    )
    const productId = await addTool(shop, { stock: 20 })
    const lines = [{ productId, quantity: 10, unitPriceCents: 990 }]
    const today = new Date(shop.clock()).toISOString().slice(0, 10)
    const wanted = { lines, validUntil: today, note: '', handled: true, idempotencyKey: undefined }
    granted(await makeOffer(shop, admin, insertedId, wanted))
    const offered = await emailTo('ada@example.com', /^offer:/)
    expect(offered.subject).toMatch(/^Unser Angebot, gültig bis \d+\. /)
    expect(offered.text).toContain('10 × Spoke wrench: 99,00 $ (9,90 $ pro Stück)')
  })

  test('Notices to staff are in the language in which each of them works', async () => {
    const { shop, identity } = env
    const email = 'hans@example.com'
    const signedIn = await callApi(env, operationOf('registerUser'), {
      token: identity.proofOf({ email, emailVerified: true }),
      params: { email },
      body: { email },
      headers: { 'content-language': 'de' },
    })
    expect(signedIn.statusCode).toBe(200)
    granted(await makeAdmin(shop, admin, email))
    const hans = await findUserByEmail(shop.database.read, email)
    const choice = { kinds: ['sales'], hour: undefined } as const
    for (const userId of [admin.userId, hans?.id ?? ''])
      granted(await chooseNotifications(shop, { ...admin, userId }, choice))
    await buyIn('fr')
    const toldInGerman = await emailTo(email, /^told:sales:/)
    expect(toldInGerman.subject).toBe('Verkauft: 2 × Spoke wrench, 25,00 $')
    expect(toldInGerman.text).toContain('Auswahl ändern: http://localhost/de/dashboard/notifications')
    expect((await emailTo(admin.email, /^told:sales:/)).subject).toBe('Sold: 2 × Spoke wrench, $25.00')
  })
})
