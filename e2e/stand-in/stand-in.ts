import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Books, enter, freshBooks, promote } from './books.ts'
import type { Answer, Call } from './call.ts'
import { picture, picturesPath } from './catalogue.ts'
import type { CardProvider } from './payment-intent.ts'
import { readCall } from './read-call.ts'
import { routeOf } from './route-of.ts'
import { routes, unknownRoute } from './routes.ts'

/** The shop whose backend it is: nobody else's page may call it, and its card provider is used. */
export interface Client {
  readonly origin: string
  readonly cards: CardProvider
}

/**
 * A backend of the contract that somebody else has written: it does what spec §7 says of each call, plainly, and
 * knows nothing of ours. No extension is there, numbers may be text, and where the spec does not say what is
 * answered, nothing is.
 */
export interface StandIn {
  readonly url: string
  /** Every call that has arrived since `serve`, in order; preflights and pictures are none. */
  readonly calls: readonly Call[]
  readonly books: Books
  /** Begins anew, with fresh books, for this client. */
  serve(client: Client): void
  /** The next call of this route (`GET /bookings`) gets this answer instead, and nothing else happens. */
  answerNext(route: keyof typeof routes, answer: Answer): void
  /** The token of somebody who has just registered. */
  enter(email: string): string
  makeAdmin(email: string): void
  stop(): Promise<void>
}

const notYet: Client = { origin: 'http://not-yet.invalid', cards: { url: '', secretKey: '' } }

/** Starts the stand-in on a free port of this machine. */
export async function startStandIn(): Promise<StandIn> {
  let client = notYet
  let calls: Call[] = []
  let forced: { route: string; answer: Answer }[] = []
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = addressOf(server)
  let books = freshBooks(url)

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    allow(client.origin, response)
    if (request.method === 'OPTIONS') return void response.writeHead(204).end()
    if (request.url?.startsWith(picturesPath)) {
      return void response.setHeader('content-type', 'image/svg+xml').end(picture)
    }
    const { status, body } = await answer(request).catch(broken)
    response.statusCode = status
    if (body === undefined) return void response.end()
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  }

  async function answer(request: IncomingMessage): Promise<Answer> {
    const call = await readCall(request)
    calls.push(call)
    const matched = routeOf(Object.keys(routes), call.method, call.path)
    const handler = matched && routes[matched.route]
    if (!handler) return unknownRoute
    const due = forced.find(({ route }) => route === matched.route)
    forced = forced.filter((each) => each !== due)
    const caller = books.tokens.get(call.token ?? '')
    return due?.answer ?? handler({ books, cards: client.cards, call, named: matched.named, caller })
  }

  return {
    url,
    get calls() {
      return calls
    },
    get books() {
      return books
    },
    serve(next) {
      client = next
      calls = []
      forced = []
      books = freshBooks(url)
    },
    answerNext: (route, given) => void forced.push({ route, answer: given }),
    enter: (email) => enter(books, email),
    makeAdmin: (email) => void promote(books, email),
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Exactly what the calls of the contract need: a request with any other header fails before it is sent. */
function allow(origin: string, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'content-type, authorization')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('vary', 'origin')
}

function broken(error: unknown): Answer {
  return { status: 500, body: { message: String(error) } }
}

function addressOf(server: ReturnType<typeof createServer>): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return `http://127.0.0.1:${address.port}`
}
