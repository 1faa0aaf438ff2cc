import { createServer, type IncomingMessage } from 'node:http'
import { DatabaseSync } from 'node:sqlite'

// node lab/bench/stands/floor-server.ts FILE: the minimum cost of an order's five calls: node:http and node:sqlite, one
// transaction per call, and one commit on disk per event loop turn before its answers. Without input validation,
// emails, invoices, an audit and a card provider.

const file = process.argv[2]
if (file === undefined) throw new Error('Say which file is the database')
const db = new DatabaseSync(file)
db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on;
  create table users (id text primary key, email text not null);
  create table sessions (token text primary key, user_id text not null references users (id)) without rowid;
  create table products (id text primary key, name text not null, price integer not null, available integer not null);
  create table orders (id text primary key, user_id text not null references users (id), product_id text not null,
    quantity integer not null, price integer not null, state text not null, address text, intent text, created_at integer);
  create index orders_of_user on orders (user_id, created_at);
  create table movements (id integer primary key, order_id text not null, product_id text not null, quantity integer not null);
  create table payments (id text primary key, order_id text not null, amount integer not null, state text not null);`)

const sessionOf = db.prepare('select user_id from sessions where token = ?')
const toolOf = db.prepare('select price from products where id = ?')
const takeStock = db.prepare('update products set available = available - ? where id = ? and available >= ?')
const addOrder = db.prepare("insert into orders values (?, ?, ?, ?, ?, 'unpaid', null, null, ?)")
const addMovement = db.prepare('insert into movements (order_id, product_id, quantity) values (?, ?, ?)')
const orderOf = db.prepare('select price, state from orders where id = ? and user_id = ?')
const setAddress = db.prepare('update orders set address = ? where id = ? and user_id = ?')
const addPayment = db.prepare("insert into payments values (?, ?, ?, 'open')")
const confirm = db.prepare("update payments set state = 'succeeded' where id = ? and state = 'open'")
const paymentOf = db.prepare("select order_id from payments where id = ? and state = 'succeeded'")
const settle = db.prepare(
  "update orders set state = 'paid', intent = ? where id = ? and user_id = ? and state = 'unpaid'",
)

const begin = db.prepare('begin immediate')
const commit = db.prepare('commit')

type Body = Readonly<Record<string, string>> & {
  readonly quantity?: number
  readonly orders?: readonly string[]
}
interface Unit {
  run(): object
  answer(body: object): void
}

let waiting: Unit[] = []

/** The writes of one turn share a commit, which `synchronous = full` syncs to disk. */
function commitTogether(): void {
  const group = waiting
  waiting = []
  begin.run()
  const answers = group.map(({ run }) => run())
  commit.run()
  for (const [index, { answer }] of group.entries()) answer(answers[index] ?? {})
}

let numbers = 0
function newId(): string {
  numbers += 1
  return `${process.pid}-${numbers}`
}

/** Returns the work of a call as a function. */
function workOf(method: string, path: string, userId: string, body: Body): () => object {
  if (path === '/api/booking') return () => book(userId, body)
  if (path === '/api/delivery-address')
    return () => {
      for (const order of body.orders ?? []) setAddress.run(body.address ?? '', order, userId)
      return { modifiedCount: 1 }
    }
  if (path === '/api/create-payment-intent')
    return () => {
      const intent = `pi_${newId()}`
      addPayment.run(intent, body.order ?? '', Number(body.price))
      return { clientSecret: `${intent}_secret` }
    }
  if (path.startsWith('/v1/payment_intents/'))
    return () => ({ status: confirm.run(path.split('/')[3] ?? '').changes === 1 ? 'succeeded' : 'failed' })
  if (method === 'PATCH') return () => record(userId, path.split('/')[3] ?? '', body.transactionId ?? '')
  throw new Error(`There is no ${method} ${path}`)
}

function book(userId: string, { Id = '', quantity = 1 }: Body): object {
  const price = Number(toolOf.get(Id)?.price) * quantity
  if (takeStock.run(quantity, Id, quantity).changes !== 1) throw new Error('There are too few')
  const id = newId()
  addOrder.run(id, userId, Id, quantity, price, Date.now())
  addMovement.run(id, Id, -quantity)
  return { acknowledged: true, insertedId: id, price }
}

function record(userId: string, order: string, intent: string): object {
  if (paymentOf.get(intent)?.order_id !== order || orderOf.get(order, userId)?.state !== 'unpaid')
    throw new Error('The order cannot be paid')
  settle.run(intent, order, userId)
  return { modifiedCount: 1 }
}

async function readBody(request: IncomingMessage): Promise<Body> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const text = Buffer.concat(parts).toString()
  return text.startsWith('{') ? JSON.parse(text) : Object.fromEntries(new URLSearchParams(text))
}

const server = createServer(async (request, response) => {
  const body = await readBody(request)
  const { method = '', url = '' } = request
  const send = (status: number, answer: object) => {
    const text = JSON.stringify(answer)
    const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    response.writeHead(status, headers).end(text)
  }
  const userId = sessionOf.get(request.headers.authorization?.slice('Bearer '.length) ?? '')?.user_id
  if (typeof userId !== 'string') return send(401, {})
  const run = workOf(method, url, userId, body)
  if (waiting.push({ run, answer: (answer) => send(200, answer) }) === 1) setImmediate(commitTogether)
})

const users = 50
const tools = 15
for (let index = 0; index < users; index += 1) {
  db.prepare('insert into users values (?, ?)').run(`user-${index}`, `user-${index}@truewheel.example`)
  db.prepare('insert into sessions values (?, ?)').run(`token-${index}`, `user-${index}`)
}
db.prepare("insert into sessions values ('card-key', 'user-0')").run()
for (let index = 0; index < tools; index += 1)
  db.prepare("insert into products values (?, 'Spoke wrench', 1250, 100000000)").run(`tool-${index}`)

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  process.send?.(typeof address === 'object' ? address?.port : undefined)
})
