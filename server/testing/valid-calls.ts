import { done } from '../../domain/outcome.ts'
import { findOpenAlertOf } from '../data/queries/accounts/alerts.ts'
import { listSignIns } from '../operations/accounts/list-sign-ins.ts'
import { raiseAlert } from '../operations/alerts/raise-alert.ts'
import { sendEmails } from '../operations/emails/send-emails.ts'
import { requestQuote } from '../operations/quotes/request-quote.ts'
import { addReview } from '../operations/reviews/add-review.ts'
import type { Caller } from '../operations/shop.ts'
import type { OperationId, WireCall } from './api-call.ts'
import { bookSomething, openPayment, payAtTheProvider, payForSomething, payTooLate } from './buying.ts'
import { addAdmin, addCustomer, addTool, granted } from './shop-contents.ts'
import { signInAnew } from './signing-in.ts'
import type { TestApp } from './test-app.ts'
import { TestMail } from './test-mail.ts'

interface ValidCall extends WireCall {
  /** Who calls, where a customer or an admin does. */
  readonly caller?: Caller
}

async function byCustomer(world: TestApp, call: (caller: Caller) => WireCall): Promise<ValidCall> {
  const caller = await addCustomer(world.shop)
  return { ...call(caller), caller, token: await world.tokenOf(caller) }
}

async function byAdmin(world: TestApp, call: WireCall = {}): Promise<ValidCall> {
  const caller = await addAdmin(world.shop)
  return { ...call, caller, token: await world.tokenOf(caller) }
}

/** A customer who has signed in as people do. */
async function atHome({ shop, tokenOf }: TestApp) {
  const caller = await signInAnew(shop)
  const [signIn] = await listSignIns(shop, caller)
  return { caller, token: await tokenOf(caller), signInId: signIn?.id ?? '' }
}

async function writeToTheShop({ shop }: TestApp): Promise<string> {
  const written = { kind: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Hubs?' } as const
  return granted(await requestQuote(shop, { ...written, itemId: null }))
}

async function writeReview({ shop }: TestApp): Promise<string> {
  const written = { img: '/pictures/hub.webp', name: 'Ada', text: 'True.', stars: 5 }
  return granted(await addReview(shop, await addCustomer(shop), written))
}

/** A message that the shop has stopped trying to send; answers its id. */
async function givenUpMessage({ shop }: TestApp): Promise<string> {
  const { orderId } = await bookSomething(shop)
  const mail = new TestMail()
  mail.failing = 'refused'
  await sendEmails({ ...shop, mail })
  const { id } = await shop.database.read
    .selectFrom('outbox')
    .where('order_id', '=', orderId)
    .select('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Puts an account on the admins' list of what is to do; answers the alert's id. */
async function putAlertOn({ shop }: TestApp): Promise<string> {
  const { userId } = await addCustomer(shop)
  await shop.database.write(async (transaction) => {
    await raiseAlert(shop, transaction, { userId, kind: 'declined-cards', count: 12 })
    return done(null)
  })
  const alert = await findOpenAlertOf(shop.database.read, userId, 'declined-cards')
  if (!alert) throw new Error('The alert was not raised')
  return alert.id
}

async function onAnOrder(
  world: TestApp,
  call: (bought: Awaited<ReturnType<typeof bookSomething>>) => Promise<WireCall> | WireCall,
): Promise<ValidCall> {
  const bought = await bookSomething(world.shop)
  const { customer: caller } = bought
  return { ...(await call(bought)), caller, token: await world.tokenOf(caller) }
}

/**
 * For every operation of the contract a call that is answered with 200, on things that are made for it. An
 * operation that is new in the contract gets its row here, and with it its tests of access and input.
 */
export const validCalls: Readonly<Record<OperationId, (world: TestApp) => Promise<ValidCall>>> = {
  listTools: async () => ({}),
  getTool: async ({ shop }) => ({ params: { id: await addTool(shop, { stock: 5 }) } }),
  addTool: (world) =>
    byAdmin(world, {
      body: {
        img: '/pictures/hub.webp',
        name: 'Hub axle vice',
        shortDescription: 'Holds an axle by its flats.',
        minOrderQuantity: 1,
        availableQuantity: 5,
        price: 12.5,
      },
    }),
  changeTool: async (world) => {
    const id = await addTool(world.shop, { stock: 5 })
    const restock = { quantity: 3, reason: 'Delivery' }
    return byAdmin(world, { params: { id }, body: { name: 'Hub axle vice', price: 13, restock } })
  },
  deleteTool: async (world) => byAdmin(world, { params: { id: await addTool(world.shop, { stock: 5 }) } }),
  listItems: async () => ({}),
  listReviews: async () => ({}),
  addReview: (world) =>
    byCustomer(world, ({ email }) => ({
      body: { img: '/pictures/hub.webp', name: 'Ada', email, review: 'True.', ratings: 5 },
    })),
  listWrittenReviews: async (world) => {
    await writeReview(world)
    return byAdmin(world)
  },
  hideReview: async (world) =>
    byAdmin(world, { params: { id: await writeReview(world) }, body: { hidden: true } }),
  requestQuote: async () => ({
    body: { kind: 'contact', name: 'Ada', email: 'ada@example.com', message: 'Do you repair hubs?' },
  }),
  listQuotes: async (world) => {
    await writeToTheShop(world)
    return byAdmin(world)
  },
  markHandled: async (world) => byAdmin(world, { params: { id: await writeToTheShop(world) } }),
  listEmails: async (world) => {
    await bookSomething(world.shop)
    return byAdmin(world)
  },
  retryEmail: async (world) => byAdmin(world, { params: { id: await givenUpMessage(world) } }),
  registerUser: async ({ identity }) => {
    const email = `ada-${Math.random()}@example.com`
    return { token: identity.proofOf({ email }), params: { email }, body: { email } }
  },
  getAdmin: (world) => byCustomer(world, ({ email }) => ({ params: { email } })),
  listUsers: (world) => byAdmin(world),
  makeAdmin: async (world) => {
    const { email } = await addCustomer(world.shop)
    return byAdmin(world, { params: { email } })
  },
  removeAdmin: async (world) => {
    const { email } = await addAdmin(world.shop)
    return byAdmin(world, { params: { email } })
  },
  endSession: (world) => byCustomer(world, () => ({})),
  listSignIns: async (world) => atHome(world),
  endSignIn: async (world) => {
    const { caller, token, signInId } = await atHome(world)
    return { caller, token, params: { id: signInId } }
  },
  endOtherSignIns: async (world) => atHome(world),
  getAccount: (world) => byCustomer(world, () => ({})),
  deleteAccount: async ({ shop, identity }) => {
    const { email } = await signInAnew(shop)
    return { token: identity.proofOf({ email }) }
  },
  getProfile: (world) => byCustomer(world, ({ email }) => ({ params: { email } })),
  saveProfile: (world) =>
    byCustomer(world, ({ email }) => ({
      params: { email },
      body: { img: '', name: 'Ada', email, address: '1 Lane', status: 'Mechanic', phone: '1' },
    })),
  bookTool: async (world) => {
    const toolId = await addTool(world.shop, { stock: 1_000_000 })
    return byCustomer(world, ({ email }) => ({
      headers: { 'idempotency-key': 'a-key' },
      body: {
        Id: toolId,
        tool: 'Spoke wrench',
        availableQuantity: 5,
        minOrderQuantity: 1,
        quantity: 2,
        price: 25,
        customer: email,
        userName: 'Ada',
        userPhone: '1',
      },
    }))
  },
  listOrders: async (world) => {
    await bookSomething(world.shop)
    return byAdmin(world)
  },
  markSent: async (world) => {
    const { orderId } = await payForSomething(world.shop)
    return byAdmin(world, { params: { id: orderId } })
  },
  refundOrder: async (world) => {
    const { orderId } = await payForSomething(world.shop)
    const body = { amount: 12.5, reason: 'One came scratched', restock: 1 }
    return byAdmin(world, { params: { id: orderId }, headers: { 'idempotency-key': 'a-key' }, body })
  },
  listAlerts: async (world) => {
    await putAlertOn(world)
    return byAdmin(world)
  },
  resolveAlert: async (world) => byAdmin(world, { params: { id: await putAlertOn(world) } }),
  listOwedRefunds: async (world) => {
    await payTooLate(world.shop)
    return byAdmin(world)
  },
  retryRefund: async (world) => byAdmin(world, { params: { id: await payTooLate(world.shop) } }),
  listOwnOrders: (world) => onAnOrder(world, ({ customer }) => ({ query: { customer: customer.email } })),
  getOrder: (world) => onAnOrder(world, ({ orderId }) => ({ params: { id: orderId } })),
  getTimeline: (world) => onAnOrder(world, ({ orderId }) => ({ params: { id: orderId } })),
  cancelOrder: (world) => onAnOrder(world, ({ orderId }) => ({ params: { id: orderId } })),
  createPaymentIntent: (world) =>
    onAnOrder(world, async (bought) => {
      await openPayment(world.shop, bought)
      return { body: { price: bought.priceCents / 100, order: bought.orderId } }
    }),
  recordPayment: (world) =>
    onAnOrder(world, async (bought) => {
      const transactionId = await payAtTheProvider(world.shop, bought)
      return { params: { id: bought.orderId }, body: { order: bought.orderId, transactionId } }
    }),
}
