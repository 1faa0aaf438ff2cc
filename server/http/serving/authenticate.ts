import type { FastifyRequest } from 'fastify'
import type { Access, Operation } from '../../../contract/operation.ts'
import { mayCall } from '../../../domain/accounts/rights.ts'
import { done, type Outcome, refused } from '../../../domain/outcome.ts'
import { findUserOfSession } from '../../data/queries/accounts/sessions.ts'
import type { Caller, Shop } from '../../operations/shop.ts'
import { isApiKey } from '../../platform/api-key-secret.ts'
import { currentRequest } from '../../platform/request-context.ts'
import type { ProvenAccount } from '../../providers/identity/identity.ts'
import { callerOfKey } from './authenticate-key.ts'
import { noteRequest } from './request-notes.ts'
import type { WebShop } from './web-shop.ts'

/** The caller of an operation, by its access. */
export interface Authenticated {
  readonly public: null
  readonly proof: ProvenAccount
  readonly customer: Caller
  readonly admin: Caller
}

/** What decides who may call an operation. */
type Guarded = Pick<Operation, 'id' | 'access' | 'staff' | 'noKey'>

/** Authenticates a request before its body is read (spec §10, order of checks). */
export async function authenticate(
  web: WebShop,
  operation: Guarded,
  request: FastifyRequest,
): Promise<Outcome<Authenticated[Access]>> {
  const { access } = operation
  // A public operation reads no token, so an unusable one changes nothing.
  if (access === 'public') return done(null)
  const token = bearerToken(request)
  if (token === undefined) return refused('SIGN_IN_REQUIRED')
  if (access === 'proof') {
    // An API key is no sign-in, and no provider gets to see it.
    const account = isApiKey(token) ? undefined : await web.identity.verify(token)
    if (account?.halfway) return refused('SECOND_FACTOR_REQUIRED')
    return account ? done(account) : refused('PROOF_INVALID')
  }
  const caller = isApiKey(token)
    ? await callerOfKey(web, token, operation, request)
    : await callerOfToken(web, token, operation, request)
  if (!caller.ok) return caller
  let addressHash: string | undefined
  return done({
    ...caller.value,
    language: currentRequest()?.language,
    // Computed on demand, because few operations need it.
    get addressHash() {
      addressHash ??= web.hashAddress(request.ip)
      return addressHash
    },
  })
}

async function callerOfToken(
  { shop, tokens }: Pick<WebShop, 'shop' | 'tokens'>,
  token: string,
  operation: Guarded,
  request: FastifyRequest,
) {
  const sessionId = await tokens.verify(token)
  return sessionId === undefined
    ? refused('SESSION_ENDED')
    : callerOfSession(shop, sessionId, operation, request)
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
