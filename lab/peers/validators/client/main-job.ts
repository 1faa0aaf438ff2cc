// A program as a stranger could write it: it knows the shop's API only from the types that a generator makes from the
// API document. generated-client.test.ts copies it to a folder with these types, compiles it strictly and runs it. It
// reads its settings from standard input, and reports its actions on standard output.
import { text } from 'node:stream/consumers'
import createClient from 'openapi-fetch'
import type { components, paths } from './generated/openapi.ts'

type Tool = components['schemas']['Tool']
type Order = components['schemas']['Order']

interface Account {
  readonly email: string
  /** The ID token of the sign-in provider, which the API document does not describe. */
  readonly proof: string
}

interface Settings {
  /** The address of the API, without a trailing slash. */
  readonly api: string
  readonly customer: Account
  readonly admin: Account
  /** The card provider, which the API document does not describe either. */
  readonly cards: { readonly api: string; readonly publishableKey: string }
}

/** A client for one token. */
function clientOf(api: string, token: string) {
  return createClient<paths>({ baseUrl: api, headers: { authorization: `Bearer ${token}` } })
}

type Client = ReturnType<typeof clientOf>

/** @throws Error with the refusal's code, which the API document lists. */
function accepted<Data>(answer: {
  readonly data?: Data
  readonly error?: components['schemas']['Error']
}): Data {
  if (answer.error !== undefined) throw new Error(`${answer.error.code}: ${answer.error.message}`)
  if (answer.data === undefined) throw new Error('The answer is empty.')
  return answer.data
}

async function signUp(api: string, { email, proof }: Account): Promise<Client> {
  const params = { path: { email } }
  const { token } = accepted(await clientOf(api, proof).PUT('/users/{email}', { params, body: { email } }))
  return clientOf(api, token)
}

async function findTool(client: Client): Promise<Tool> {
  const tools = accepted(await client.GET('/tools'))
  const tool = tools.find((each) => each.availableQuantity >= 2 * each.minOrderQuantity)
  if (tool === undefined) throw new Error('No tool can be booked twice.')
  return tool
}

async function book(client: Client, customer: string, tool: Tool): Promise<string> {
  const { _id, name, minOrderQuantity, availableQuantity } = tool
  const quantity = minOrderQuantity
  const price = tool.price * quantity
  const body = { Id: _id, tool: name, availableQuantity, minOrderQuantity, quantity, price, customer }
  return accepted(await client.POST('/booking', { body })).insertedId
}

/** Charges a test card, as the card provider's script in a browser does. Returns the payment's id. */
async function charge({ api, publishableKey }: Settings['cards'], clientSecret: string): Promise<string> {
  const [id] = clientSecret.split('_secret_')
  const answer = await fetch(`${api}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${publishableKey}` },
    body: new URLSearchParams({ client_secret: clientSecret, payment_method: 'pm_card_visa' }),
  })
  if (id === undefined || !answer.ok) throw new Error(`The card provider refused: ${await answer.text()}`)
  return id
}

async function readOrder(client: Client, id: string): Promise<Order> {
  return accepted(await client.GET('/bookings/{id}', { params: { path: { id } } }))
}

async function pay(client: Client, cards: Settings['cards'], order: string): Promise<void> {
  const { price } = await readOrder(client, order)
  const { clientSecret } = accepted(await client.POST('/create-payment-intent', { body: { price, order } }))
  const transactionId = await charge(cards, clientSecret)
  const params = { path: { id: order } }
  accepted(await client.PATCH('/bookings/{id}', { params, body: { order, transactionId } }))
}

/** Returns the beginning of an order's first invoice, an answer that is not JSON. */
async function readInvoice(client: Client, { invoices = [] }: Order): Promise<string> {
  const [number] = invoices
  if (number === undefined) throw new Error('A paid order has no invoice.')
  const params = { path: { number } }
  const file = accepted(await client.GET('/invoices/{number}', { params, parseAs: 'blob' }))
  return file.slice(0, 5).text()
}

function shown(orders: readonly Order[]) {
  return orders.map(({ _id, paid }) => ({ _id, paid }))
}

async function doMainJob({ api, customer, admin, cards }: Settings) {
  const client = await signUp(api, customer)
  const tool = await findTool(client)
  const kept = await book(client, customer.email, tool)
  const dropped = await book(client, customer.email, tool)
  await pay(client, cards, kept)
  const invoice = await readInvoice(client, await readOrder(client, kept))
  const params = { path: { id: dropped } }
  const { deletedCount } = accepted(await client.DELETE('/bookings/{id}', { params }))
  const query = { customer: customer.email }
  const own = accepted(await client.GET('/bookings', { params: { query } }))
  const desk = await signUp(api, admin)
  const all = accepted(await desk.GET('/booking', {}))
  return { kept, dropped, invoice, deletedCount, own: shown(own), all: shown(all) }
}

const settings: Settings = JSON.parse(await text(process.stdin))
console.log(JSON.stringify(await doMainJob(settings)))
