// npm run lab -- ucp FOLDER   asks a running shop as a program of the Universal Commerce Protocol does, and validates
//                             each answer by the official schemas in FOLDER (source/schemas of a published version)
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ucpVersion } from '../../contract/agents/ucp-parts.ts'
import { startRunningShop } from '../running-shop.ts'
import { type Kind, officialSchemas } from './official-schemas.ts'

const [folder = ''] = process.argv.slice(2)
if (!existsSync(join(folder, 'shopping/cart.json')))
  throw new Error('Name the folder with the official schemas: source/schemas of a published version.')

const flawsOf = officialSchemas(folder)
const shop = await startRunningShop()
const endpoint = `${shop.origin}/api/ucp`
let failed = 0

interface Found {
  readonly products: readonly { readonly id: string }[]
  readonly pagination: { readonly cursor: string }
}

/** Validates an answer, and prints the result. */
function judge(what: string, kind: Kind, { status, body }: Answer, expected = 200): void {
  const flaws = status === expected ? flawsOf(kind, body) : `status ${status} instead of ${expected}`
  if (flaws !== '') failed += 1
  console.log(`  ${flaws === '' ? 'holds' : 'FAILS'}  ${what}${flaws && `\n${flaws}`}`)
}

interface Answer<Body = unknown> {
  readonly status: number
  readonly body: Body
}

async function call<Body = unknown>(
  path: string,
  body?: object,
  method = body ? 'POST' : 'GET',
): Promise<Answer<Body>> {
  const answer = await fetch(path.startsWith('/') ? endpoint + path : path, {
    method,
    headers: { 'content-type': 'application/json', 'ucp-agent': 'profile="https://program.example/profile"' },
    ...(body && { body: JSON.stringify(body) }),
  })
  // The schemas judge the answer; a caller names the part that it reads.
  return { status: answer.status, body: (await answer.json()) as Body }
}

try {
  console.log(`Universal Commerce Protocol ${ucpVersion}`)
  const profile = await call<{ ucp: unknown }>(`${shop.origin}/.well-known/ucp`)
  judge('the profile', 'profile', { status: profile.status, body: profile.body.ucp })
  const found = await call<Found>('/catalog/search', { query: 'wrench', pagination: { limit: 5 } })
  judge('a search', 'search', found)
  const [product] = found.body.products
  if (!product) throw new Error('The shop finds no wrench.')
  const next = await call('/catalog/search', {
    query: 'wrench',
    pagination: { limit: 5, cursor: found.body.pagination.cursor },
  })
  judge('the next page of a search', 'search', next)
  judge('a search without a result', 'search', await call('/catalog/search', { query: 'zzzzqqqq' }))
  const price = { min: 1000, max: 5000 }
  const context = { currency: 'USD', address_country: 'US', language: 'en' }
  judge('a search by price', 'search', await call('/catalog/search', { filters: { price }, context }))
  const ids = [product.id, 'no-such-product']
  judge('a lookup with an unknown identifier', 'lookup', await call('/catalog/lookup', { ids }))
  judge('a product', 'product', await call('/catalog/product', { id: product.id }))
  judge('an unknown product', 'failure', await call('/catalog/product', { id: 'no-such-product' }))
  const line = (id: string, quantity: number) => ({ item: { id }, quantity })
  const made = await call<{ id: string }>('/carts', {
    line_items: [line(product.id, 100_000), line('gone', 1)],
    context,
  })
  judge('a new cart, with an unknown product and too many pieces', 'cart', made, 201)
  const cart = `/carts/${made.body.id}`
  judge('the cart', 'cart', await call(cart))
  const changed = { id: made.body.id, line_items: [line(product.id, 2)] }
  judge('the changed cart, without a country', 'cart', await call(cart, changed, 'PUT'))
  judge('the cancelled cart', 'cart', await call(`${cart}/cancel`, {}))
  judge('a cart that is gone', 'failure', await call(cart))
  judge('a cart of unknown products', 'failure', await call('/carts', { line_items: [line('gone', 1)] }))
} finally {
  shop.process.kill('SIGTERM')
  await shop.ended
}
process.exitCode = failed > 0 ? 1 : 0
