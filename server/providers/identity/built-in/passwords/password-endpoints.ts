import { APIError, createAuthEndpoint, formCsrfMiddleware } from 'better-auth/api'
import { setSessionCookie } from 'better-auth/cookies'
import { parseUserOutput } from 'better-auth/db'
import type { BetterAuthPlugin } from 'better-auth/types'
import * as z from 'zod/mini'

/** The plugin's endpoints. Only the shop's own requests reach them, because `endpoints.ts` does not list them. */
export const passwordPaths = { signUp: '/sign-up/with-password', signIn: '/sign-in/with-password' } as const

const refusals = {
  taken: {
    code: 'USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL',
    message: 'User already exists. Use another email.',
  },
  wrong: { code: 'INVALID_EMAIL_OR_PASSWORD', message: 'Invalid email or password' },
} as const

/**
 * Replaces the sign-in library's password endpoints, which refuse emails that the shop accepts, such as `jörg@…`
 * (docs/decisions/0124). They do the same with the library's own accounts, hashing and sessions. The shop has already
 * checked email and password (`bodies`, `passwordRefusal`).
 */
export function passwordEndpoints() {
  return {
    id: 'passwords-of-any-email',
    endpoints: { signUpWithPassword, signInWithPassword },
  } satisfies BetterAuthPlugin
}

const signUpWithPassword = createAuthEndpoint(
  passwordPaths.signUp,
  {
    method: 'POST',
    use: [formCsrfMiddleware],
    body: z.object({ name: z.string(), email: z.string(), password: z.string() }),
  },
  async (ctx) => {
    const { name, email, password } = ctx.body
    const { internalAdapter, password: passwords } = ctx.context
    if (await internalAdapter.findUserByEmail(email))
      throw new APIError('UNPROCESSABLE_ENTITY', refusals.taken)
    const hash = await passwords.hash(password)
    const user = await internalAdapter
      .createUser({ email, name, emailVerified: false }, { method: 'email-password' })
      .catch(async (error: unknown) => {
        // A concurrent sign-up was faster.
        if (!(await internalAdapter.findUserByEmail(email))) throw error
        throw new APIError('UNPROCESSABLE_ENTITY', refusals.taken)
      })
    await internalAdapter.linkAccount({
      userId: user.id,
      providerId: 'credential',
      accountId: user.id,
      password: hash,
    })
    const session = await internalAdapter.createSession(user.id)
    await setSessionCookie(ctx, { session, user })
    return ctx.json({ token: session.token, user: parseUserOutput(ctx.context.options, user) })
  },
)

const signInWithPassword = createAuthEndpoint(
  passwordPaths.signIn,
  {
    method: 'POST',
    use: [formCsrfMiddleware],
    body: z.object({ email: z.string(), password: z.string() }),
  },
  async (ctx) => {
    const { email, password } = ctx.body
    const { internalAdapter, password: passwords } = ctx.context
    const found = await internalAdapter.findUserByEmail(email, { includeAccounts: true })
    const hash = found?.accounts.find(
      ({ providerId, accountId }) => providerId === 'credential' && accountId === found.user.id,
    )?.password
    // Takes the same time for an unknown and a known email.
    const matches = hash ? await passwords.verify({ hash, password }) : !(await passwords.hash(password))
    if (!found || !matches) {
      ctx.context.logger.warn('Wrong email or password')
      throw new APIError('UNAUTHORIZED', refusals.wrong)
    }
    const session = await internalAdapter.createSession(found.user.id)
    await setSessionCookie(ctx, { session, user: found.user })
    return ctx.json({ token: session.token, user: parseUserOutput(ctx.context.options, found.user) })
  },
)
