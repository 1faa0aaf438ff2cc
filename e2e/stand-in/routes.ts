import { type Books, enter, isAdmin, newId, promote } from './books.ts'
import { type Answer, type Call, fieldsOf } from './call.ts'
import { type CardProvider, openPayment } from './payment-intent.ts'

/** The input of a route's handler. */
export interface HandlerContext {
  readonly books: Books
  readonly cards: CardProvider
  readonly call: Call
  /** The part of the path in braces, decoded. */
  readonly named: string
  /** The email of the token's user, if the token is known. */
  readonly caller: string | undefined
}

type Handler = (context: HandlerContext) => Answer | Promise<Answer>

const unauthorized: Answer = { status: 401, body: { message: 'unauthorized access' } }
const forbidden: Answer = { status: 403, body: { message: 'forbidden access' } }
const notFound: Answer = { status: 404, body: { message: 'not found' } }
/** An empty answer, for which the spec defines no body. */
const done: Answer = { status: 200 }

const okOrNotFound = (body: unknown): Answer => (body === undefined ? notFound : { status: 200, body })

/** Requires a token of the stand-in. */
function withToken(handler: Handler): Handler {
  return (context) => (context.caller === undefined ? unauthorized : handler(context))
}

/** Requires an admin. */
function admin(handler: Handler): Handler {
  return withToken((context) => (isAdmin(context.books, context.caller) ? handler(context) : forbidden))
}

const listTools: Handler = ({ books }) => okOrNotFound(books.tools)
const listItems: Handler = ({ books }) => okOrNotFound(books.items)
const listReviews: Handler = ({ books }) => okOrNotFound(books.reviews)
const getTool: Handler = ({ books, named }) => okOrNotFound(books.tools.find(({ _id }) => _id === named))
const listOrders: Handler = ({ books }) => okOrNotFound(books.orders)
const listUsers: Handler = ({ books }) => okOrNotFound(books.users)
const getOrder: Handler = ({ books, named }) => okOrNotFound(books.orders.find(({ _id }) => _id === named))

const addTool: Handler = ({ books, call }) => {
  const _id = newId()
  books.tools = [...books.tools, { ...fieldsOf(call.body), _id }]
  return inserted(_id)
}

const addReview: Handler = ({ books, call }) => {
  const _id = newId()
  books.reviews = [...books.reviews, { ...fieldsOf(call.body), _id }]
  return inserted(_id)
}

const book: Handler = ({ books, call }) => {
  const _id = newId()
  books.orders = [...books.orders, { ...asText(fieldsOf(call.body)), _id }]
  return inserted(_id)
}

const deleteTool: Handler = ({ books, named }) => {
  const before = books.tools.length
  books.tools = books.tools.filter(({ _id }) => _id !== named)
  return { status: 200, body: { deletedCount: before - books.tools.length } }
}

const listOwnOrders: Handler = ({ books, call, caller }) => {
  if (call.query.customer !== caller) return forbidden
  return okOrNotFound(books.orders.filter(({ customer }) => customer === caller))
}

const cancelOrder: Handler = ({ books, named }) => {
  books.orders = books.orders.filter(({ _id }) => _id !== named)
  return done
}

const recordPayment: Handler = ({ books, call, named }) => {
  const { transactionId } = fieldsOf(call.body)
  books.orders = books.orders.map((order) =>
    order._id === named ? { ...order, paid: true, transactionId } : order,
  )
  return done
}

const createPaymentIntent: Handler = async ({ call, cards }) => {
  const clientSecret = await openPayment(cards, Number(fieldsOf(call.body).price))
  return { status: 200, body: { clientSecret } }
}

/** Trusts the email in the path and ignores the header. */
const registerUser: Handler = ({ books, named }) => ({ status: 200, body: { token: enter(books, named) } })

const makeAdmin: Handler = ({ books, named }) => ({
  status: 200,
  body: { modifiedCount: promote(books, named) },
})

const getAdmin: Handler = ({ books, named }) => ({ status: 200, body: { admin: isAdmin(books, named) } })

const saveProfile: Handler = ({ books, call, named, caller }) => {
  if (named !== caller) return forbidden
  books.profiles.set(named, call.body)
  return done
}

/** The calls of spec §7 only. */
export const routes: Readonly<Record<string, Handler>> = {
  'GET /items': listItems,
  'GET /review': listReviews,
  'POST /review': withToken(addReview),
  'GET /tools': listTools,
  'GET /tools/{id}': getTool,
  'POST /tools': admin(addTool),
  'DELETE /tools/{id}': admin(deleteTool),
  'POST /booking': book,
  'GET /booking': admin(listOrders),
  'GET /bookings': withToken(listOwnOrders),
  'GET /bookings/{id}': withToken(getOrder),
  'DELETE /bookings/{id}': withToken(cancelOrder),
  'PATCH /bookings/{id}': withToken(recordPayment),
  'POST /create-payment-intent': withToken(createPaymentIntent),
  'PUT /users/{email}': registerUser,
  'GET /users': admin(listUsers),
  'PUT /users/admin/{email}': admin(makeAdmin),
  'GET /admin/{email}': withToken(getAdmin),
  'PUT /profile/{email}': withToken(saveProfile),
}

export const unknownRoute: Answer = { status: 404, body: { message: 'no such route' } }

function inserted(insertedId: string): Answer {
  return { status: 200, body: { acknowledged: true, insertedId } }
}

/** Stores numbers as text, as many forms and databases do. */
function asText(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
}
