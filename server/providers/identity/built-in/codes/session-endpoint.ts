import { APIError, createAuthEndpoint } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import type { BetterAuthPlugin } from 'better-auth/types'
import * as z from 'zod/mini'

/**
 * Lets the shop begin a session of an account whose owner it has verified. It has no path, so that no request reaches
 * it.
 */
export function sessionEndpoint() {
  return { id: 'session-of-account', endpoints: { beginSession } } satisfies BetterAuthPlugin
}

const beginSession = createAuthEndpoint.serverOnly(
  { method: 'POST', body: z.object({ accountId: z.string() }) },
  async (ctx) => {
    const { internalAdapter } = ctx.context
    const user = await internalAdapter.findUserById(ctx.body.accountId)
    if (!user) throw new APIError('UNAUTHORIZED')
    const session = await internalAdapter.createSession(user.id)
    await setSessionCookie(ctx, { session, user })
    return ctx.json({ user: { email: user.email, name: user.name } })
  },
)
