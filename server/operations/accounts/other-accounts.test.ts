import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { putAlert } from '../../data/queries/accounts/alerts.ts'
import { replaceRecoveryCodes, switchOnSecondFactor } from '../../data/queries/auth/second-factors.ts'
import { insertProvenAccount, setPasswordHash } from '../../data/queries/auth/sign-in-accounts.ts'
import { insertPictures } from '../../data/queries/catalogue/images.ts'
import { putChoices } from '../../data/queries/notifications/choices.ts'
import { insertEndedWithdrawal } from '../../data/queries/orders/withdrawals.ts'
import { insertDeclines } from '../../data/queries/payments/card-declines.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { newId } from '../../platform/ids.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { booking, openPayment, payAtProvider } from '../../testing/buying.ts'
import { addCompany } from '../../testing/companies.ts'
import { addCredit } from '../../testing/crediting.ts'
import { addGroup, addRule } from '../../testing/price-rules.ts'
import { oweInvoice } from '../../testing/receivables.ts'
import { addAdmin, addTool, granted } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { setDeliveryAddress } from '../addresses/set-delivery-address.ts'
import { type Booking, bookProduct } from '../orders/book-product.ts'
import { addKeptList } from '../orders/keep-lists.ts'
import { replaceBasket } from '../orders/replace-basket.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { noteDispute } from '../receivables/note-dispute.ts'
import { requestQuote } from '../requests/request-quote.ts'
import { requestRestock } from '../restock/request-restock.ts'
import { addReview } from '../reviews/add-review.ts'
import type { Caller } from '../shop.ts'
import { blockUser } from './block-user.ts'
import { deleteAccount } from './delete-account.ts'
import { exportOwnData } from './export-own-data.ts'

describeOnEveryEngine('A change of one account leaves others alone', (engine) => {
  let shop: TestShop
  let admin: Caller
  let proof: ProvenAccount
  let ada: Caller
  let grace: Caller

  beforeEach(async () => {
    shop = await openTestShop(engine)
    admin = await addAdmin(shop)
    proof = await provenByPassword('ada@example.com', { emailVerified: false })
    ada = await signInCustomer(shop, proof)
    grace = await signInCustomer(shop, await provenByPassword('grace@example.com', { emailVerified: true }))
    for (const customer of [ada, grace]) await fillAccount(customer)
  })
  afterEach(() => shop.drop())

  /** Creates an account at the built-in provider, with a password and a second factor. */
  async function provenByPassword(email: string, { emailVerified }: Pick<ProvenAccount, 'emailVerified'>) {
    const now = shop.clock()
    const made = await shop.database.write(async (transaction) => {
      const subject = (await insertProvenAccount(transaction, { email, name: 'Lee' }, now)) ?? ''
      await setPasswordHash(transaction, subject, 'a hash', now)
      await switchOnSecondFactor(transaction, subject, now)
      await replaceRecoveryCodes(transaction, subject, [`hash-${subject}`], now)
      return done(subject)
    })
    return provenAccount(shop, {
      issuer: 'truewheel',
      subject: granted(made),
      name: email,
      email,
      emailVerified,
    })
  }

  /** Inserts a row into each table that refers to an account. */
  async function fillAccount(customer: Caller): Promise<void> {
    const { userId, email } = customer
    const productId = await addTool(shop, { stock: 9 })
    const img = `/pictures/badge-bell.svg`
    const address = { name: 'Lee', address: '1 Spoke Lane', phone: '555 0100' }
    granted(await saveProfile(shop, customer, email, { address: '2 Hub Road', phone: '555 0111' }))
    await addGroup(shop, [email])
    const code = newId()
    await addRule(shop, { code })
    const [paid, unpaid] = [
      await book(customer, productId, { idempotencyKey: 'one', code }),
      await book(customer, productId, { idempotencyKey: 'another' }),
    ]
    granted(await setDeliveryAddress(shop, customer, [paid.orderId], address))
    granted(await recordPayment(shop, customer, paid.orderId, await payAtProvider(shop, paid)))
    const intentId = await openPayment(shop, unpaid)
    await addCredit(shop, customer, 500)
    granted(await addReview(shop, customer, { img, name: 'Lee', text: 'Good.', stars: 4, productId }))
    granted(await requestRestock(shop, productId, email, customer))
    granted(
      await replaceBasket(shop, customer, {
        version: 0,
        lines: [{ productId, quantity: 1, name: 'Wrench' }],
      }),
    )
    granted(
      await requestQuote(shop, { kind: 'contact', name: 'Lee', email, message: 'Steel?', partId: null }),
    )
    const companyId = await addCompany(shop, [customer], { terms_days: 30, limit_cents: 100_000 })
    const lines = [{ productId, quantity: 1 }]
    const list = { name: 'Spring order', shared: true, lines, idempotencyKey: undefined }
    granted(await addKeptList(shop, customer, list))
    const { number } = await oweInvoice(shop, { workshop: { customer, companyId } })
    granted(await noteDispute(shop, admin, number, { disputed: true, note: 'Lee says it is broken.' }))
    const now = shop.clock()
    await shop.database.write(async (transaction) => {
      const invitation = { company_id: companyId, email, invited_by: userId, invited_at: now }
      await transaction.db.insertInto('company_invitations').values(invitation).execute()
      const decline = { userId, intentId, address: `network of ${email}`, isStranger: true }
      await insertDeclines(transaction, decline, [{ id: `declined-${email}`, at: now }])
      await putAlert(transaction, { userId, kind: 'declined-cards', count: 3 }, now)
      await putChoices(transaction, userId, { kinds: ['sales'], hour: 8, figuresDay: null })
      const ended = { id: newId(), orderId: paid.orderId, withdrawnAt: now, reason: 'Lee kept it.', at: now }
      await insertEndedWithdrawal(transaction, { ...ended, ending: 'taken-back', by: admin.userId })
      const picture = { id: newId(), url: `/images/${email}.webp`, outline: null, width: 1, height: 1 }
      await insertPictures(transaction, [{ ...picture, contentType: 'image/webp', uploadedBy: userId }], now)
      return done(null)
    })
  }

  async function book(customer: Caller, productId: string, wanted: Partial<Booking>) {
    const { orderId, priceCents } = granted(await bookProduct(shop, customer, booking(productId, wanted)))
    return { customer, productId, orderId, priceCents }
  }

  async function everythingOf(customer: Caller): Promise<Record<string, readonly unknown[]>> {
    let text = ''
    for await (const part of exportOwnData(shop, customer)) text += part
    const keys = await shop.database.read
      .selectFrom('idempotency_keys')
      .where('user_id', '=', customer.userId)
      .selectAll()
      .execute()
    return { ...JSON.parse(text), keys }
  }

  test('when it deletes the account, and keeps only the data that the shop must keep', async () => {
    granted(await deleteAccount(shop, {}, proof))
    const left = await everythingOf(ada)
    expect(Object.keys(left).filter((name) => left[name]?.length)).toEqual([
      ...['about', 'exportedAt', 'account', 'openInvoices', 'disputesOfInvoices', 'paymentsOfInvoices'],
      ...['orders', 'discounts', 'payments', 'ordersOfPayments'],
      ...['invoices', 'credit'],
      ...['signIns', 'sessions', 'endedWithdrawals'],
    ])
    expect(left.account).toMatchObject([{ email: expect.stringMatching(/^deleted:/), name: '' }])
    expect(left.endedWithdrawals).toMatchObject([{ reason: '' }])
    expect(left.credit).toMatchObject([{ note: '' }])
    expect(left.signIns).toMatchObject([{ device: '' }])
  })

  test('when the verified owner takes the account over: the stranger’s data is deleted, and purchases stay', async () => {
    const owner = await signInCustomer(shop, { ...proof, issuer: 'another', emailVerified: true })
    const left = await everythingOf(owner)
    for (const name of ['profile', 'addresses', 'basket']) expect([name, left[name]]).toEqual([name, []])
    // Without ORDER BY, a database returns rows in any order.
    const states = [{ state: 'paid' }, { state: 'paid' }, { state: 'cancelled' }].map((each) =>
      expect.objectContaining(each),
    )
    expect(left.orders).toEqual(expect.arrayContaining(states))
    expect(left.orders).toHaveLength(states.length)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['It is deleted', async () => granted(await deleteAccount(shop, {}, proof))],
    [
      'The verified owner of its email takes it over',
      () => signInCustomer(shop, { ...proof, issuer: 'another', emailVerified: true }),
    ],
    ['It is blocked', async () => granted(await blockUser(shop, admin, ada.email, true))],
  ])('%s: changes nothing of another', async (_what, happens) => {
    const before = await everythingOf(grace)
    const empty = Object.entries(before).filter(([, rows]) => rows.length === 0)
    expect(empty.map(([name]) => name)).toEqual([
      ...['laterPrices', 'parcels', 'ordersOfParcels'],
      ...['purchases', 'refunds', 'ordersOfRefunds', 'disputes', 'giftCards', 'answers'],
      ...['offers', 'offerLines', 'apiKeys', 'signInSessions', 'passkeys'],
      ...['fromTheFormerShop', 'ordersOfTheFormerShop'],
    ])
    await happens()
    expect(await everythingOf(grace)).toEqual(before)
  })
})
