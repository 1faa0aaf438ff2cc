import { afterEach, beforeEach, expect, test } from 'vitest'
import { done } from '../../../domain/outcome.ts'
import { bindIdentity } from '../../data/queries/accounts/identities.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import { findUserByEmail } from '../../data/queries/accounts/users.ts'
import { insertProvenAccount, setPasswordHash } from '../../data/queries/auth/sign-in-accounts.ts'
import { findLedgerMismatches } from '../../data/queries/catalogue/stock.ts'
import { findStaffOrder } from '../../data/queries/orders/listed-orders.ts'
import { describeOnEveryEngine } from '../../data/testing/engines.ts'
import { hourMs, minuteMs } from '../../platform/clock.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { type Bought, booking, openPayment, payAtProvider, sendAnyway } from '../../testing/buying.ts'
import { addAdmin, addTool, codeOf, granted, staff } from '../../testing/shop-contents.ts'
import { provenAccount, signInCustomer } from '../../testing/signing-in.ts'
import { paymentStatesOf, stockOf, storedMessages, storedOrder } from '../../testing/stored-rows.ts'
import { TestMail } from '../../testing/test-mail.ts'
import { openTestShop, type TestShop } from '../../testing/test-shop.ts'
import { sendEmails } from '../emails/send-emails.ts'
import { bookProduct } from '../orders/book-product.ts'
import { cancelOrder } from '../orders/cancel-order.ts'
import { createPaymentIntent } from '../payments/create-payment-intent.ts'
import { reconcilePayments } from '../payments/reconcile-payments.ts'
import { recordPayment } from '../payments/record-payment.ts'
import { saveProfile } from '../profiles/save-profile.ts'
import { requestQuote } from '../requests/request-quote.ts'
import { addReview } from '../reviews/add-review.ts'
import type { Caller } from '../shop.ts'
import { deleteAccount } from './delete-account.ts'
import { endSignIn } from './end-sign-ins.ts'
import { listSignIns } from './list-sign-ins.ts'
import { makeAdmin } from './make-admin.ts'
import { registerUser } from './register-user.ts'

const email = 'ada@example.com'

describeOnEveryEngine("Deleting one's account", (engine) => {
  let shop: TestShop
  let proof: ProvenAccount
  let ada: Caller
  let deletedThere: string[]

  beforeEach(async () => {
    shop = await openTestShop(engine)
    await addAdmin(shop)
    deletedThere = []
    proof = provenAccount(shop, { email })
    ada = await signInCustomer(shop, proof)
  })
  afterEach(() => shop.drop())

  const provider = { deleteAccount: async (subject: string) => void deletedThere.push(subject) }
  const remove = (account = proof) => deleteAccount(shop, provider, account)
  const book = async (): Promise<Bought> => {
    const productId = await addTool(shop, { stock: 5 })
    const { orderId, priceCents } = granted(
      await bookProduct(shop, ada, booking(productId, { quantity: 2, userPhone: '555 0100' })),
    )
    return { customer: ada, productId, orderId, priceCents }
  }
  const pay = async () => {
    const bought = await book()
    granted(await recordPayment(shop, ada, bought.orderId, await payAtProvider(shop, bought)))
    return bought
  }
  const profile = { name: 'Ada', address: '1 Spoke Lane', phone: '555 0100' }

  test('Deletes the account and its sessions, here and at the provider', async () => {
    expect(granted(await remove())).toBe(true)
    expect(await findUserOfSession(shop.database.read, ada.sessionId, shop.clock())).toBeUndefined()
    expect(await findUserByEmail(shop.database.read, email)).toBeUndefined()
    expect(deletedThere).toEqual([proof.subject])
  })

  test('Leaves no account at the built-in provider if the process ends before the provider is told', async () => {
    const { database } = shop
    const added = await database.write(async (transaction) => {
      const id = (await insertProvenAccount(transaction, { email, name: 'Ada' }, shop.clock())) ?? ''
      await setPasswordHash(transaction, id, 'a hash', shop.clock())
      await bindIdentity(transaction, ada.userId, { ...proof, subject: id, verified: true }, shop.clock())
      return done(id)
    })
    const ended = { deleteAccount: () => Promise.reject(new Error('The process has ended')) }
    await expect(deleteAccount(shop, ended, { ...proof, subject: granted(added) })).rejects.toThrow(
      'has ended',
    )
    expect(await database.read.selectFrom('auth_users').selectAll().execute()).toEqual([])
    expect(await database.read.selectFrom('auth_accounts').selectAll().execute()).toEqual([])
  })

  test('Ends earlier sign-ins, which cannot be renewed afterwards', async () => {
    granted(await remove())
    const opening = { email, sessionMs: hourMs, device: '' }
    expect(codeOf(await registerUser(shop, {}, proof, opening))).toBe('SESSION_ENDED')
    expect(await findUserByEmail(shop.database.read, email)).toBeUndefined()
  })

  test('Frees the address, so that signing up with it creates a new account', async () => {
    await saveProfile(shop, ada, email, profile)
    const { orderId } = await pay()
    granted(await remove())
    const anew = await signInCustomer(shop, { email, subject: 'made anew' })
    expect(anew.userId).not.toBe(ada.userId)
    expect((await storedOrder(shop, orderId)).userId).toBe(ada.userId)
  })

  test('Requires a sign-in at most five minutes old', async () => {
    shop.clock.moveBy(5 * minuteMs + 1)
    expect(codeOf(await remove())).toBe('SIGN_IN_AGAIN')
    expect(await findUserByEmail(shop.database.read, email)).toBeDefined()
    expect(deletedThere).toEqual([])
    const again = provenAccount(shop, { email })
    shop.clock.moveBy(5 * minuteMs)
    expect(codeOf(await remove(again))).toBe('done')
  })

  test('Is refused for an ended sign-in', async () => {
    const elsewhere = await signInCustomer(shop, { email })
    const first = (await listSignIns(shop, elsewhere)).find(({ current }) => !current)
    granted(await endSignIn(shop, {}, elsewhere, first?.id ?? ''))
    expect(codeOf(await remove())).toBe('SESSION_ENDED')
  })

  test('Deletes the account at the provider again when the deletion is repeated', async () => {
    granted(await remove())
    expect(granted(await remove())).toBe(false)
    expect(deletedThere).toEqual([proof.subject, proof.subject])
  })

  test("Is refused for the owner's account if an identity lost the address to its verified owner", async () => {
    await signInCustomer(shop, { email, issuer: 'another', emailVerified: true })
    expect(granted(await remove())).toBe(false)
    expect(await findUserByEmail(shop.database.read, email)).toBeDefined()
  })

  test('Is refused for the last admin, but not for one of several', async () => {
    const { database } = shop
    await database.autocommit.updateTable('users').set({ role: 'customer' }).execute()
    granted(await makeAdmin(shop, staff, email))
    expect(codeOf(await remove())).toBe('LAST_ADMIN')
    expect(deletedThere).toEqual([])
    await addAdmin(shop)
    expect(codeOf(await remove())).toBe('done')
  })

  test('Cancels and anonymizes unpaid orders, and releases their stock', async () => {
    const { orderId, productId } = await book()
    granted(await remove())
    expect(await storedOrder(shop, orderId)).toMatchObject({
      state: 'cancelled',
      customerEmail: '',
      userName: '',
      userPhone: '',
    })
    expect(await stockOf(shop, productId)).toBe(5)
  })

  test('First closes an open payment at the provider', async () => {
    const bought = await book()
    const intentId = await openPayment(shop, bought)
    granted(await remove())
    expect(shop.cards.intent(intentId).status).toBe('cancelled')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['cancelled'])
  })

  test('Closes a payment without an order as well', async () => {
    const { priceCents } = await book()
    const secret = granted(await createPaymentIntent(shop, ada, { priceCents, orderId: undefined }))
    granted(await remove())
    expect(shop.cards.intent(secret.replace('_secret', '')).status).toBe('cancelled')
  })

  test('Keeps an order paid that was paid at the last moment: one charge, no refund', async () => {
    const bought = await book()
    await payAtProvider(shop, bought)
    granted(await remove())
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
    expect(shop.cards.refunds).toEqual([])
  })

  test('Leads to one charge and one paid order if a payment is confirmed at the same time', async () => {
    const bought = await book()
    const intentId = await openPayment(shop, bought)
    shop.cards.meanwhile('before cancelIntent', () => shop.cards.confirm(intentId))
    granted(await remove())
    await reconcilePayments(shop)
    expect((await storedOrder(shop, bought.orderId)).state).toBe('paid')
    expect(await paymentStatesOf(shop, bought.orderId)).toEqual(['succeeded'])
  })

  test('Closes a payment that is opened at the same time', async () => {
    const [first, second] = [await book(), await book()]
    await openPayment(shop, first)
    shop.cards.meanwhile('after cancelIntent', () => openPayment(shop, second))
    granted(await remove())
    expect(shop.cards.intents().map(({ status }) => status)).toEqual(['cancelled', 'cancelled'])
  })

  test('Deletes nothing while a payment is processing or the provider is down', async () => {
    const bought = await book()
    const intentId = await openPayment(shop, bought)
    shop.cards.change(intentId, { status: 'processing' })
    expect(codeOf(await remove())).toBe('PAYMENT_IN_PROGRESS')
    shop.cards.down = true
    await expect(remove()).rejects.toThrow('down')
    expect((await storedOrder(shop, bought.orderId)).state).toBe('unpaid')
    expect(await findUserByEmail(shop.database.read, email)).toBeDefined()
    expect(deletedThere).toEqual([])
  })

  test('Keeps the delivery details of a paid order that was not sent; its phone number is deleted once the order is sent', async () => {
    await saveProfile(shop, ada, email, profile)
    const { orderId } = await pay()
    granted(await remove())
    const parcel = await findStaffOrder(shop.database.read, orderId)
    expect(parcel?.deliveryAddress).toBe('1 Spoke Lane')
    expect(parcel).toMatchObject({ customerEmail: email, userName: 'Ada', userPhone: '555 0100' })
    granted(await sendAnyway(shop, staff, orderId))
    expect(await storedOrder(shop, orderId)).toMatchObject({
      userName: 'Ada',
      userPhone: '',
      deliveryAddress: '1 Spoke Lane',
      deliveryPhone: null,
    })
  })

  test('Leaves the invoice of a paid order as it was, because tax law requires it', async () => {
    await saveProfile(shop, ada, email, profile)
    await pay()
    const invoices = () => shop.database.read.selectFrom('invoices').selectAll().execute()
    const before = await invoices()
    granted(await remove())
    expect(await invoices()).toEqual(before)
    expect(before[0]?.content).toContain('1 Spoke Lane')
  })

  test('Keeps reviews, without the name', async () => {
    const img = '/pictures/badge-bell.svg'
    granted(await addReview(shop, ada, { img, name: 'Ada L.', text: 'True.', stars: 5 }))
    granted(await remove())
    const review = await shop.database.read.selectFrom('reviews').selectAll().executeTakeFirstOrThrow()
    expect(review).toMatchObject({ user_id: null, name: 'A customer', email: '', text: 'True.', stars: 5 })
    expect(review.img).not.toBe(img)
  })

  test('Anonymizes messages to the shop, except earlier ones from an address that is not verified', async () => {
    const write = (message: string) =>
      requestQuote(shop, { kind: 'contact', name: 'Ada', email, message, partId: null })
    shop.clock.moveBy(-minuteMs)
    granted(await write('Before the account was there'))
    shop.clock.moveBy(minuteMs)
    granted(await write('Since then'))
    granted(await remove())
    const stored = await shop.database.read
      .selectFrom('quote_requests')
      .orderBy('created_at')
      .select(['name', 'email'])
      .execute()
    expect(stored).toEqual([
      { name: 'Ada', email },
      { name: '', email: '' },
    ])
  })

  test.each([
    ['all of them, without a mail server', undefined, ['account-deleted']],
    ['sent ones only, with a mail server', new TestMail(), ['cancelled', 'booked', 'account-deleted']],
  ])('Emails to the customer are deleted with the account: %s', async (_what, mail, remaining) => {
    const cancelled = await book()
    await sendEmails({ ...shop, mail: new TestMail() })
    granted(await cancelOrder(shop, ada, cancelled.orderId))
    await book()
    granted(await deleteAccount({ ...shop, mail }, provider, proof))
    const events = await shop.database.read
      .selectFrom('outbox')
      .where('recipient', '=', email)
      .orderBy('id')
      .select('event')
      .execute()
    expect(events.map(({ event }) => event.split(':')[0])).toEqual(remaining)
  })

  test('Leaves no table that names the customer if nothing was bought', async () => {
    await saveProfile(shop, ada, email, { ...profile, name: 'Ada Byron' })
    await book()
    granted(await remove())
    for (const table of [
      'users',
      'profiles',
      'orders',
      'reviews',
      'sign_ins',
      'sessions',
      'user_identities',
    ] as const) {
      const stored = JSON.stringify(await shop.database.read.selectFrom(table).selectAll().execute())
      const withoutSubject = stored.replaceAll(proof.subject, '')
      expect(withoutSubject, table).not.toMatch(/ada@|Byron|Spoke Lane|555 0100|"Ada"/)
    }
    const messages = await storedMessages(shop, 'account-deleted')
    expect(messages.map(({ recipient }) => recipient)).toEqual([email])
    // Only the start and the end of each email contain the shop's name, because the owner can change it.
    expect(messages[0]?.body).toMatch(/^Your account is deleted, as you asked\./)
  })

  test('Refuses or deletes what other processes write at the same time', async () => {
    const other = await shop.anotherProcess()
    const productId = await addTool(shop, { stock: 50 })
    const calls = Array.from({ length: 12 }, (_, call) => async () => {
      const at = call % 2 === 0 ? shop : other
      if (call % 3 === 0) return saveProfile(at, ada, email, profile)
      if (call % 3 === 1) return bookProduct(at, ada, booking(productId))
      return addReview(at, ada, { img: '/pictures/badge-bell.svg', name: 'Ada', text: 'True.', stars: 5 })
    })
    const [removed, ...outcomes] = await Promise.all([remove(), ...calls.map((call) => call())])
    expect(codeOf(removed)).toBe('done')
    for (const outcome of outcomes) expect(['done', 'SESSION_ENDED']).toContain(codeOf(outcome))
    const { read } = shop.database
    expect(await read.selectFrom('profiles').selectAll().execute()).toEqual([])
    expect(await read.selectFrom('orders').where('state', '=', 'unpaid').selectAll().execute()).toEqual([])
    expect(await read.selectFrom('reviews').where('name', '=', 'Ada').selectAll().execute()).toEqual([])
    expect(await stockOf(shop, productId)).toBe(50)
    expect(await findLedgerMismatches(read)).toEqual([])
  })
})
