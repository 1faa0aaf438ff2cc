import type { GoogleStandIn } from './google-stand-in.ts'
import type { Visitor } from './visitor.ts'

/** Takes a visitor through the whole Google window. Answers `in`, or the word that the last page would say. */
export async function throughGoogle(visitor: Visitor, google: GoogleStandIn): Promise<string> {
  const begun = await visitor.send('GET', '/google')
  const address = begun.headers.get('location') ?? ''
  if (address.startsWith('/')) return wordIn(address)
  const back = await google.visit(address)
  const answer = await visitor.send('GET', `/callback/google${back.search}`)
  return wordIn(answer.headers.get('location') ?? '')
}

function wordIn(address: string): string {
  const done = new URL(address, 'http://shop.invalid')
  if (done.pathname !== '/auth/google/done') throw new Error(`The window ended at ${address}`)
  return done.searchParams.get('error') ?? 'in'
}
