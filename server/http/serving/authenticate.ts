import type { FastifyRequest } from 'fastify'
import type { Access, Operation } from '../../../contract/operation.ts'
import { mayCall } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import type { Caller, Shop } from '../../operations/shop.ts'
import { currentRequest } from '../../platform/request-context.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { noteRequest } from './request-notes.ts'
import type { WebShop } from './web-shop.ts'

/** The caller of an operation, by its access. */
export interface Authenticated {
  readonly public: null
  readonly proof: ProvenAccount
  readonly customer: Caller
  readonly admin: Caller
}

/** Authenticates a request before its body is read (spec §10, order of checks). */
export async function authenticate(
  { shop, identity, tokens, hashAddress }: WebShop,
  operation: Pick<Operation, 'access' | 'staff'>,
  request: FastifyRequest,
): Promise<Outcome<Authenticated[Access]>> {
  const { access } = operation
  if (access === 'public') return done(null)
  const token = bearerToken(request)
  if (token === undefined) return refused('SIGN_IN_REQUIRED')
  if (access === 'proof') {
    const account = await identity.verify(token)
    if (account?.halfway) return refused('SECOND_FACTOR_REQUIRED')
    return account ? done(account) : refused('PROOF_INVALID')
  }
  const sessionId = await tokens.verify(token)
  if (sessionId === undefined) return refused('SESSION_ENDED')
  const caller = await callerOfSession(shop, sessionId, operation, request)
  if (!caller.ok) return caller
  let addressHash: string | undefined
  return done({
    ...caller.value,
    language: currentRequest()?.language,
    // Computed on demand, because few operations need it.
    get addressHash() {
      addressHash ??= hashAddress(request.ip)
      return addressHash
    },
  })
}

/**
 * Returns the account of a session, if the session is open and the role suffices for the operation. The log then names
 * the account.
 */
export async function callerOfSession(
  shop: Shop,
  sessionId: string,
  operation: Pick<Operation, 'access' | 'staff'>,
  request: FastifyRequest,
): Promise<Outcome<Omit<Caller, 'addressHash'>>> {
  const user = await findUserOfSession(shop.database.read, sessionId, shop.clock())
  if (!user) return refused('SESSION_ENDED')
  noteRequest(request, { account: user.id })
  if (!mayCall(user.role, operation)) return refused('NOT_ALLOWED')
  const { id: userId, email, name, role } = user
  return done({ userId, email, name, role, sessionId })
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(request.headers.authorization ?? '')?.[1]
}
