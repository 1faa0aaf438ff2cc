import type { GoogleStandIn } from './google-stand-in.ts'
import type { Visitor } from './visitor.ts'

/** Takes a visitor through the whole Google window; returns `in`, or the error code of the last page. */
export async function throughGoogle(visitor: Visitor, google: GoogleStandIn): Promise<string> {
  const started = await visitor.send('GET', '/google')
  const address = started.headers.get('location') ?? ''
  if (address.startsWith('/')) return outcomeIn(address)
  const back = await google.visit(address)
  const answer = await visitor.send('GET', `/callback/google${back.search}`)
  return outcomeIn(answer.headers.get('location') ?? '')
}

function outcomeIn(address: string): string {
  const done = new URL(address, 'http://shop.invalid')
  if (done.pathname !== '/auth/google/done') throw new Error(`The window ended at ${address}`)
  return done.searchParams.get('error') ?? 'in'
}
