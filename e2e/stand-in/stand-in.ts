import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type Books, enter, freshBooks, promote } from './books.ts'
import type { Answer, Call } from './call.ts'
import { picture, picturesPath } from './catalogue.ts'
import type { CardProvider } from './payment-intent.ts'
import { readCall } from './read-call.ts'
import { routeOf } from './route-of.ts'
import { routes, unknownRoute } from './routes.ts'

/** The shop that uses this backend: only its pages may call the backend, which uses the shop's card provider. */
export interface Client {
  readonly origin: string
  readonly cards: CardProvider
}

/**
 * A fake of another backend: it implements spec §7 literally, without extensions. Numbers may be text. If the spec
 * defines no answer, the body is empty.
 */
export interface StandIn {
  readonly url: string
  /** Every call since `serve`, in order, without preflights and pictures. */
  readonly calls: readonly Call[]
  readonly books: Books
  /** Resets calls and data for this client. */
  serve(client: Client): void
  /** Makes the next call of this route (`GET /bookings`) return this answer without any effect. */
  answerNext(route: keyof typeof routes, answer: Answer): void
  /** Registers a user and returns the token. */
  enter(email: string): string
  makeAdmin(email: string): void
  stop(): Promise<void>
}

const noClient: Client = { origin: 'http://not-yet.invalid', cards: { url: '', secretKey: '' } }

/** Starts the stand-in on a free port of this machine. */
export async function startStandIn(): Promise<StandIn> {
  let client = noClient
  let calls: Call[] = []
  let overrides: { route: string; answer: Answer }[] = []
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
    const { status, body } = await answer(request).catch(failed)
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
    const override = overrides.find(({ route }) => route === matched.route)
    overrides = overrides.filter((each) => each !== override)
    const caller = books.tokens.get(call.token ?? '')
    return override?.answer ?? handler({ books, cards: client.cards, call, named: matched.named, caller })
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
      overrides = []
      books = freshBooks(url)
    },
    answerNext: (route, given) => void overrides.push({ route, answer: given }),
    enter: (email) => enter(books, email),
    makeAdmin: (email) => void promote(books, email),
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

/** Allows only the headers of the contract, so that the browser blocks a request with any other header. */
function allow(origin: string, response: ServerResponse): void {
  response.setHeader('access-control-allow-origin', origin)
  response.setHeader('access-control-allow-headers', 'content-type, authorization')
  response.setHeader('access-control-allow-methods', 'GET, POST, PUT, PATCH, DELETE')
  response.setHeader('vary', 'origin')
}

function failed(error: unknown): Answer {
  return { status: 500, body: { message: String(error) } }
}

function addressOf(server: ReturnType<typeof createServer>): string {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port was given.')
  return `http://127.0.0.1:${address.port}`
}
