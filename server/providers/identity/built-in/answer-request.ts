import type * as z from 'zod/mini'
import { errors } from '../../../../contract/errors.ts'
import type { AuthContext } from './auth-context.ts'
import { bodies, clientAddressHeader, endpointOf } from './endpoints.ts'
import { answerGoogle } from './google/google-sign-in.ts'
import { libraryRequest } from './library-request.ts'
import { sendVerification, verifyAddress } from './mail-links/verify-address.ts'
import { addPasskey, challengeForNew } from './passkeys/add-passkey.ts'
import { listOwnPasskeys, removeOwnPasskey, renameOwnPasskey } from './passkeys/own-passkeys.ts'
import { passkeyBodies } from './passkeys/passkey-bodies.ts'
import type { PasskeyLibrary } from './passkeys/passkey-library.ts'
import { challengeForSignIn, signInWithPasskey } from './passkeys/sign-in-with-passkey.ts'
import { attemptPassword } from './passwords/attempt-password.ts'
import { changePassword, showPassword } from './passwords/change-password.ts'
import { passwordPaths } from './passwords/password-endpoints.ts'
import { requestReset, resetPassword } from './passwords/reset-password.ts'
import { signInWithPassword } from './passwords/sign-in-with-password.ts'
import { signUp } from './passwords/sign-up.ts'
import { refusal, tooManyRequests } from './refusal.ts'
import { recover, renewCodes, showSecondFactor, switchOff, switchOn } from './second-factor/second-factor.ts'
import { endSessionOf, replaceSession } from './sessions.ts'

type Handler<Body = undefined> = (context: AuthContext, request: Request, body: Body) => Promise<Response>

/** Endpoints that the shop handles itself or extends; the sign-in library handles the others. */
const handlers: Readonly<Record<string, Handler>> = {
  '/sign-up/email': unlessBusy(
    reading(bodies.signUp, async (context, request, body) => {
      const make = () => throughLibrary(context, request, body, passwordPaths.signUp)
      const answer = await signUp(context, clientOf(request), body, make)
      return withoutSessionToken(await replaceSession(context, request, answer))
    }),
  ),
  '/sign-in/email': unlessBusy(
    reading(bodies.signIn, async (context, request, body) => {
      const answer = await signIn(context, request, body)
      return withoutSessionToken(await replaceSession(context, request, answer))
    }),
  ),
  '/sign-out': async (context, request) => {
    await endSessionOf(context, request)
    return throughLibrary(context, request, undefined)
  },
  '/get-session': async (context, request) =>
    withoutSessionToken(await throughLibrary(context, request, undefined)),
  '/forgot-password': fromTheShop(
    reading(bodies.forgotPassword, (context, request, { email }) =>
      requestReset(context, clientOf(request), email),
    ),
  ),
  '/reset-password': fromTheShop(
    unlessBusy(
      reading(bodies.resetPassword, (context, request, body) =>
        resetPassword(context, clientOf(request), body),
      ),
    ),
  ),
  '/password': fromTheShop(showPassword),
  '/change-password': fromTheShop(unlessBusy(reading(bodies.changePassword, changePassword))),
  '/send-verification': fromTheShop((context, request) => sendVerification(context, request)),
  '/verify-address': fromTheShop(
    reading(bodies.verifyAddress, (context, request, { token }) =>
      verifyAddress(context, clientOf(request), request, token),
    ),
  ),
  '/passkey/generate-authenticate-options': withPasskeys((_context, library, request) =>
    challengeForSignIn(library, request),
  ),
  '/passkey/verify-authentication': withPasskeys(signInWithPasskey, passkeyBodies.signIn),
  '/passkey/generate-register-options': withPasskeys(challengeForNew),
  '/passkey/verify-registration': withPasskeys(addPasskey, passkeyBodies.add),
  '/passkeys': fromTheShop(listOwnPasskeys),
  '/passkeys/rename': fromTheShop(reading(passkeyBodies.rename, renameOwnPasskey)),
  '/passkeys/remove': fromTheShop(reading(passkeyBodies.remove, removeOwnPasskey)),
  '/second-factor': fromTheShop(showSecondFactor),
  // `unlessBusy`, because recovery codes are hashed like passwords.
  '/second-factor/on': fromTheShop(unlessBusy(switchOn)),
  '/second-factor/off': fromTheShop(switchOff),
  '/second-factor/codes': fromTheShop(unlessBusy(renewCodes)),
  '/second-factor/recover': fromTheShop(unlessBusy(reading(bodies.recover, recover))),
}

/** Answers a request to the built-in provider; only listed endpoints and fields get through. */
export async function answerRequest(context: AuthContext, request: Request): Promise<Response> {
  const endpoint = endpointOf(request)
  if (!endpoint) return notHere()
  if (endpoint.google) {
    const answer = context.google && (await answerGoogle(context.google, request))
    return answer ? replaceSession(context, request, answer) : notHere()
  }
  if (endpoint.passkeys && !context.passkeys) return notHere()
  const handler = handlers[endpoint.path]
  return handler ? handler(context, request, undefined) : throughLibrary(context, request, undefined)
}

function notHere(): Response {
  return refusal(404, 'NOT_FOUND', 'There is nothing at this address.')
}

type PasskeyHandler<Body> = (
  context: AuthContext,
  library: PasskeyLibrary,
  request: Request,
  body: Body,
) => Promise<Response>

/** Adds two arguments to a handler: the library with passkeys, which loads on demand, and the parsed body, if any. */
function withPasskeys(handle: PasskeyHandler<undefined>): Handler
function withPasskeys<Schema extends z.ZodMiniType>(
  handle: PasskeyHandler<z.output<Schema>>,
  schema: Schema,
): Handler
function withPasskeys<Schema extends z.ZodMiniType>(
  handle: PasskeyHandler<z.output<Schema> | undefined>,
  schema?: Schema,
): Handler {
  const run: Handler<z.output<Schema> | undefined> = async (context, request, body) =>
    context.passkeys ? handle(context, await context.passkeys(), request, body) : notHere()
  return fromTheShop(schema ? reading(schema, run) : run)
}

/** Passes the parsed body to the handler; drops unknown fields. */
function reading<Schema extends z.ZodMiniType>(schema: Schema, handle: Handler<z.output<Schema>>): Handler {
  return async (context, request) => {
    const body = schema.safeParse(await jsonOf(request))
    return body.success ? handle(context, request, body.data) : invalidField(body.error)
  }
}

/** Refuses a body by its first invalid field. */
function invalidField({ issues: [first] }: z.core.$ZodError): Response {
  const field = String(first?.path[0] ?? '')
  const code = invalidFields[field]
  return code && first
    ? refusal(400, code, first.message)
    : refusal(400, 'VALIDATION_ERROR', 'Some fields are not valid.')
}

const invalidFields: Readonly<Record<string, string>> = {
  name: 'INVALID_NAME',
  email: 'INVALID_EMAIL',
  password: 'PASSWORD_TOO_LONG',
  newPassword: 'PASSWORD_TOO_LONG',
}

/** Refuses requests from other origins, as the sign-in library does for its own endpoints. */
function fromTheShop(handle: Handler): Handler {
  return async (context, request) => {
    const origin = request.headers.get('origin')
    if (origin !== null && !context.origins.includes(origin)) {
      return refusal(403, 'INVALID_ORIGIN', 'Requests from other sites are refused.')
    }
    return handle(context, request, undefined)
  }
}

/** Refuses at once when too many passwords wait to be hashed, so that accepted ones are answered in time. */
function unlessBusy(handle: Handler): Handler {
  return async (context, request) =>
    context.passwords.isBusy()
      ? refusal(errors.BUSY.status, 'BUSY', errors.BUSY.message)
      : handle(context, request, undefined)
}

function signIn(
  context: AuthContext,
  request: Request,
  body: z.output<typeof bodies.signIn>,
): Promise<Response> {
  return attemptPassword(context, request, body.email, () =>
    signInWithPassword(context, body, () => throughLibrary(context, request, body, passwordPaths.signIn)),
  )
}

async function throughLibrary(
  { library }: AuthContext,
  request: Request,
  body: unknown,
  path?: string,
): Promise<Response> {
  const answer = await library.handler(libraryRequest(request, body, path))
  // Replaces the library's response to its rate limit by the shop's.
  return answer.status === 429 ? tooManyRequests(Number(answer.headers.get('x-retry-after'))) : answer
}

function clientOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? ''
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    // The endpoint's schema rejects bodies other than JSON.
    return undefined
  }
}

/**
 * Removes the session's secret, which the sign-in library repeats in the body. The browser needs only the cookie, which
 * scripts cannot read.
 */
async function withoutSessionToken(answer: Response): Promise<Response> {
  if (!answer.ok) return answer
  const body: unknown = await answer.json()
  const text = JSON.stringify(body, (field, value: unknown) => (field === 'token' ? undefined : value))
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return new Response(text, { status: answer.status, headers })
}
