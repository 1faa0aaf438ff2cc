import type { Operation } from '../../../contract/operation.ts'
import { listOwnOrders } from '../../../contract/orders/orders.ts'
import type { Transport } from '../../api/transport.ts'
import type { Tokens } from './tokens.ts'

type Carrying = (tokenFor: Tokens['tokenFor']) => Transport

/**
 * Sends calls with the session's token. A call refused with 401 is repeated once with a new token, if there is one; the
 * second response is final. My Orders are also repeated after a 403, with which some backends answer a stale token
 * (spec §7; spec §10, access token).
 */
export function renewingTransport(tokens: Tokens, carrying: Carrying): Transport {
  return async (operation, request) => {
    let sent: string | null = null
    const first = carrying(async (access) => {
      sent = await tokens.tokenFor(access)
      return sent
    })
    const answer = await first(operation, request)
    if (!mayBeStale(operation, answer.status) || sent === null) return answer
    const other = await tokens.afterRefusal(sent)
    if (other === null) return answer
    return carrying(async () => other)(operation, request)
  }
}

function mayBeStale({ access, id }: Operation, status: number): boolean {
  if (access !== 'customer' && access !== 'admin') return false
  return status === 401 || (status === 403 && id === listOwnOrders.id)
}
