import type { Call } from '../load/load-job.ts'
import type { ShopStand } from '../stands/shop-stand.ts'

/** Calls whose cost must not grow with the shop. */
export interface CallCase {
  readonly name: string
  readonly callers: number
  readonly calls: readonly Call[]
  /** The longest p99 in milliseconds. */
  readonly bar?: { readonly p99Ms: number }
}

const words = ['wrench', 'spoke', 'chain', 'bottom bracket', 'cutter', '15mm', 'headset', 'wrnch']

/** Returns the reads of visitors, customers and admins that the shop does not answer from memory. */
export function callCases(shop: ShopStand): readonly CallCase[] {
  return [homeBesideBookings(shop), ...visitors(), ...people(shop)]
}

function homeBesideBookings(shop: ShopStand): CallCase {
  const home: Call = { method: 'GET', path: '/', expect: 200, contains: '</html>' }
  return {
    name: 'Home in turn with bookings',
    callers: 1,
    calls: [{ ...booking(shop, 0), untimed: true }, home],
  }
}

/** Returns a booking of one piece, by the customer and of the tool with this number. */
export function booking(
  { tokens, toolIds }: Pick<ShopStand, 'tokens' | 'toolIds'>,
  number: number,
  onlyTool?: string,
): Call {
  return {
    method: 'POST',
    path: '/api/booking',
    headers: {
      authorization: `Bearer ${tokens[number % tokens.length]}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      Id: onlyTool ?? toolIds[(number + Math.floor(number / tokens.length)) % toolIds.length],
      quantity: 1,
    }),
    expect: 200,
    contains: '"insertedId"',
  }
}

function visitors(): readonly CallCase[] {
  const search = words.map((word): Call => {
    const path = `/api/search?q=${encodeURIComponent(word)}`
    return { method: 'GET', path, expect: 200, contains: '"_id"' }
  })
  const facets = words.map((word): Call => {
    const path = `/api/tools/facets?q=${encodeURIComponent(word)}`
    return { method: 'GET', path, expect: 200, contains: '"value"' }
  })
  return [
    { name: 'Search', callers: 2, calls: search, bar: { p99Ms: 50 } },
    { name: 'Facets of a search', callers: 2, calls: facets, bar: { p99Ms: 50 } },
  ]
}

function people({ regular, adminToken }: ShopStand): readonly CallCase[] {
  const own = `/api/bookings?customer=${encodeURIComponent(regular.email)}`
  const admin = (path: string, contains = '"_id"') => readAs(adminToken, path, contains)
  const lists = {
    orders: ['/api/booking?limit=25', '/api/booking?limit=25&search=wrench', '/api/order-totals'],
    users: ['/api/users?limit=25', '/api/users?limit=25&search=ada'],
    products: ['/api/products?limit=25', '/api/products?limit=25&search=wrench'],
    emails: ['/api/messages?limit=25', '/api/messages?limit=25&search=booked'],
  }
  return [
    { name: 'My Orders with 50 orders', callers: 2, calls: [readAs(regular.token, own, '"_id"')] },
    ...Object.entries(lists).flatMap(([name, paths]) =>
      paths.map((path) => ({
        name: `Admin: ${name}, ${path.replace('/api', '')}`,
        callers: 1,
        calls: [admin(path, path.includes('totals') ? '"count"' : '"_id"')],
        bar: { p99Ms: 200 },
      })),
    ),
  ]
}

function readAs(token: string, path: string, contains: string): Call {
  return { method: 'GET', path, headers: { authorization: `Bearer ${token}` }, expect: 200, contains }
}
