// Compiled against the generated client, and run by generated-client.test.ts in a program of its own.
import { client } from './generated/client/client.gen'
import * as shop from './generated/client/sdk.gen'

interface Settings {
  readonly api: string
  readonly email: string
  readonly proof: string
  readonly adminProof: string
  readonly adminEmail: string
  /** Confirms a payment at the card provider, as the card form does. */
  readonly confirm: (intentId: string) => Promise<void>
}

/** Registers, books, pays, cancels another order, and lists all orders as the admin. Throws where the shop refuses. */
export async function doMainJob({ api, email, proof, adminProof, adminEmail, confirm }: Settings) {
  const strict = { throwOnError: true } as const
  client.setConfig({ baseUrl: api })
  const as = (token: string) => ({ ...strict, auth: token })
  const registered = await shop.registerUser({ ...as(proof), path: { email }, body: { email } })
  const me = as(registered.data.token)
  const { data: tools } = await shop.listTools(strict)
  const tool = tools.find(
    ({ availableQuantity, minOrderQuantity }) => availableQuantity >= 2 * minOrderQuantity,
  )
  if (tool === undefined) throw new Error('No tool can be booked')
  const book = () =>
    shop.bookTool({
      ...me,
      body: {
        Id: tool._id,
        tool: tool.name,
        availableQuantity: tool.availableQuantity,
        minOrderQuantity: tool.minOrderQuantity,
        quantity: tool.minOrderQuantity,
        price: tool.price * tool.minOrderQuantity,
        customer: email,
        userName: 'Gen Erated',
        userPhone: '+1 555 0100',
      },
    })
  const paid = (await book()).data.insertedId
  const other = (await book()).data.insertedId
  const { data: order } = await shop.getOrder({ ...me, path: { id: paid } })
  const opened = await shop.createPaymentIntent({ ...me, body: { price: order.price, order: paid } })
  const transactionId = opened.data.clientSecret.replace(/_secret_.*$/, '')
  await confirm(transactionId)
  await shop.recordPayment({ ...me, path: { id: paid }, body: { order: paid, transactionId } })
  const cancelled = await shop.cancelOrder({ ...me, path: { id: other } })
  const admin = await shop.registerUser({
    ...as(adminProof),
    path: { email: adminEmail },
    body: { email: adminEmail },
  })
  const { data: all } = await shop.listOrders(as(admin.data.token))
  return {
    paid,
    other,
    deleted: cancelled.data.deletedCount,
    all: all.map(({ _id, paid: isPaid }) => ({ _id, isPaid })),
  }
}
