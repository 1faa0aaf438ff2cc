import type { Transport } from '../api/transport.ts'
import type { Tokens } from './tokens.ts'

type Carrying = (tokenFor: Tokens['tokenFor']) => Transport

/**
 * Carries calls with the session's token. A call refused with 401 is repeated once with another token, where
 * one can be had; the second answer stands, whatever it is.
 */
export function renewingTransport(tokens: Tokens, carrying: Carrying): Transport {
  return async (operation, request) => {
    let sent: string | null = null
    const first = carrying(async (access) => {
      sent = await tokens.tokenFor(access)
      return sent
    })
    const answer = await first(operation, request)
    const protectedCall = operation.access === 'customer' || operation.access === 'admin'
    if (answer.status !== 401 || !protectedCall || sent === null) return answer
    const other = await tokens.afterRefusal(sent)
    if (other === null) return answer
    return carrying(async () => other)(operation, request)
  }
}
