import { type Books, enter, isAdmin, newId, promote } from './books.ts'
import { type Answer, type Call, fieldsOf } from './call.ts'
import { type CardProvider, openPayment } from './payment-intent.ts'

/** What a route has to work with. */
export interface Desk {
  readonly books: Books
  readonly cards: CardProvider
  readonly call: Call
  /** The part of the path in braces, decoded. */
  readonly named: string
  /** Who the token belongs to, if it is known. */
  readonly caller: string | undefined
}

type Handler = (desk: Desk) => Answer | Promise<Answer>

const unauthorized: Answer = { status: 401, body: { message: 'unauthorized access' } }
const forbidden: Answer = { status: 403, body: { message: 'forbidden access' } }
const nowhere: Answer = { status: 404, body: { message: 'not found' } }
/** Where the spec says nothing of an answer, there is nothing in it. */
const done: Answer = { status: 200 }

const found = (body: unknown): Answer => (body === undefined ? nowhere : { status: 200, body })

/** Only for who carries a token of ours. */
function known(handler: Handler): Handler {
  return (desk) => (desk.caller === undefined ? unauthorized : handler(desk))
}

/** Only for admins. */
function admin(handler: Handler): Handler {
  return known((desk) => (isAdmin(desk.books, desk.caller) ? handler(desk) : forbidden))
}

const listTools: Handler = ({ books }) => found(books.tools)
const listItems: Handler = ({ books }) => found(books.items)
const listReviews: Handler = ({ books }) => found(books.reviews)
const getTool: Handler = ({ books, named }) => found(books.tools.find(({ _id }) => _id === named))
const listOrders: Handler = ({ books }) => found(books.orders)
const listUsers: Handler = ({ books }) => found(books.users)
const getOrder: Handler = ({ books, named }) => found(books.orders.find(({ _id }) => _id === named))

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
  return found(books.orders.filter(({ customer }) => customer === caller))
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

/** Does not look at the header: whoever says an address has it. */
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

/** The calls of spec §7, and nothing else. */
export const routes: Readonly<Record<string, Handler>> = {
  'GET /items': listItems,
  'GET /review': listReviews,
  'POST /review': known(addReview),
  'GET /tools': listTools,
  'GET /tools/{id}': getTool,
  'POST /tools': admin(addTool),
  'DELETE /tools/{id}': admin(deleteTool),
  'POST /booking': book,
  'GET /booking': admin(listOrders),
  'GET /bookings': known(listOwnOrders),
  'GET /bookings/{id}': known(getOrder),
  'DELETE /bookings/{id}': known(cancelOrder),
  'PATCH /bookings/{id}': known(recordPayment),
  'POST /create-payment-intent': known(createPaymentIntent),
  'PUT /users/{email}': registerUser,
  'GET /users': admin(listUsers),
  'PUT /users/admin/{email}': admin(makeAdmin),
  'GET /admin/{email}': known(getAdmin),
  'PUT /profile/{email}': known(saveProfile),
}

export const unknownRoute: Answer = { status: 404, body: { message: 'no such route' } }

function inserted(insertedId: string): Answer {
  return { status: 200, body: { acknowledged: true, insertedId } }
}

/** Keeps numbers as many a form and database do. */
function asText(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const entries = Object.entries(fields)
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'number' ? String(value) : value]),
  )
}
