import type { FastifyRequest } from 'fastify'
import { acceptsKeys } from '../../../contract/key-operations.ts'
import type { Operation } from '../../../contract/operation.ts'
import { tooManyAttempts } from '../../../contract/too-many-attempts.ts'
import { mayCall } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import type { PresentedKey } from '../../data/queries/accounts/api-keys.ts'
import { checkKey, noteUse } from '../../operations/api-keys/check-key.ts'
import type { Caller } from '../../operations/shop.ts'
import { ThrottledLog } from '../../platform/log.ts'
import { noteRequest } from './request-notes.ts'
import type { WebShop } from './web-shop.ts'

const unnoted = new ThrottledLog()

/**
 * Returns the account for which a program with an API key acts, if the key is usable, has this operation, and the
 * account's present role suffices. The log then names the key by its id.
 */
export async function callerOfKey(
  { shop, hashAddress }: Pick<WebShop, 'shop' | 'hashAddress'>,
  token: string,
  operation: Pick<Operation, 'id' | 'access' | 'staff' | 'noKey'>,
  request: FastifyRequest,
): Promise<Outcome<Omit<Caller, 'addressHash'>>> {
  const checked = await checkKey(shop, token, () => hashAddress(request.ip))
  if (!checked.ok) return checked
  const { keyId, keyName, userId, email, userName, role } = checked.value
  noteRequest(request, { account: userId, key: keyId })
  const waitS = (await request.server.countKeyCall?.(request, keyId)) ?? 0
  if (waitS > 0) return { ...refused('RATE_LIMITED', tooManyAttempts(waitS)), waitS }
  const problem = problemOf(checked.value, operation)
  if (problem) return problem
  try {
    await noteUse(shop, checked.value)
  } catch (error) {
    // The call itself may only read, which also works while the database cannot write.
    const { message } = error instanceof Error ? error : new Error('unknown')
    unnoted.write(request.log, 'warn', { reason: message }, 'the use of an API key is not noted')
  }
  return done({ userId, email, name: userName, role, sessionId: '', key: { id: keyId, name: keyName } })
}

function problemOf(
  { operations, role }: PresentedKey,
  operation: Pick<Operation, 'id' | 'access' | 'staff' | 'noKey'>,
) {
  if (!acceptsKeys(operation)) return refused('KEY_NOT_ACCEPTED')
  // Only `insertKey` and `updateKey` write the list.
  const chosen = JSON.parse(operations) as readonly string[]
  if (!chosen.includes(operation.id)) return refused('KEY_WITHOUT_OPERATION')
  return mayCall(role, operation) ? undefined : refused('NOT_ALLOWED')
}
