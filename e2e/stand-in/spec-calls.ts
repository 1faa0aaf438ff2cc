import { type Call, fieldsOf } from './call.ts'
import { routeOf } from './route-of.ts'

interface SpecCall {
  /** The exact fields of the body; none without a body. */
  readonly body?: readonly string[]
  readonly query?: readonly string[]
  /** `may`: the table does not mention a token, but this shop sends one. */
  readonly token: 'must' | 'may' | 'no'
}

const personFields = ['img', 'name', 'email']
const toolFields = ['availableQuantity', 'minOrderQuantity', 'price']

/** The table of spec §7: the input of each call. */
const specCalls: Readonly<Record<string, SpecCall>> = {
  'GET /items': { token: 'no' },
  'GET /review': { token: 'no' },
  'POST /review': { body: [...personFields, 'review', 'ratings'], token: 'must' },
  // "also sent with a token on the admin list"
  'GET /tools': { token: 'may' },
  'GET /tools/{id}': { token: 'no' },
  'POST /tools': { body: ['img', 'name', 'shortDescription', ...toolFields], token: 'must' },
  'DELETE /tools/{id}': { token: 'must' },
  // The token: decision "Who books" (docs/specification.md, section 10).
  'POST /booking': {
    body: ['Id', 'tool', 'quantity', 'customer', 'userName', 'userPhone', ...toolFields],
    token: 'may',
  },
  'GET /booking': { token: 'must' },
  'GET /bookings': { query: ['customer'], token: 'must' },
  'GET /bookings/{id}': { token: 'must' },
  'DELETE /bookings/{id}': { token: 'must' },
  'PATCH /bookings/{id}': { body: ['order', 'transactionId'], token: 'must' },
  'POST /create-payment-intent': { body: ['price'], token: 'must' },
  // The token: decision "PUT /users/{email}" (section 10).
  'PUT /users/{email}': { body: ['email'], token: 'may' },
  'GET /users': { token: 'must' },
  'PUT /users/admin/{email}': { token: 'must' },
  'GET /admin/{email}': { token: 'must' },
  'PUT /profile/{email}': { body: [...personFields, 'address', 'status', 'phone'], token: 'must' },
}

/** Returns how a call deviates from the table of spec §7, in sentences. */
export function departuresOf(call: Call): readonly string[] {
  const matched = routeOf(Object.keys(specCalls), call.method, call.path)
  const spec = matched && specCalls[matched.route]
  const name = `${call.method} ${call.address}`
  if (!spec) return [`${name} is no call of the spec`]
  const hasValidType = call.body === undefined || call.contentType === 'application/json'
  return [
    ...differing(`${name}: field`, Object.keys(fieldsOf(call.body)), spec.body ?? []),
    ...differing(`${name}: parameter`, Object.keys(call.query), spec.query ?? []),
    ...(hasValidType ? [] : [`${name}: a body of ${call.contentType}`]),
    ...(spec.token === 'must' && call.token === undefined ? [`${name}: no token`] : []),
    ...(spec.token === 'no' && call.token !== undefined ? [`${name}: a token`] : []),
  ]
}

function differing(what: string, sent: readonly string[], stated: readonly string[]): readonly string[] {
  return [
    ...sent.filter((name) => !stated.includes(name)).map((name) => `${what} ${name} is not in the spec`),
    ...stated.filter((name) => !sent.includes(name)).map((name) => `${what} ${name} is missing`),
  ]
}
