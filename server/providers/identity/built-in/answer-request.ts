import type * as z from 'zod/mini'
import type { Desk } from './desk.ts'
import { bodies, clientAddressHeader, endpointOf } from './endpoints.ts'
import { answerGoogle } from './google-sign-in.ts'
import { refusal, tooManyRequests } from './refusal.ts'
import { requestReset, resetPassword } from './reset-password.ts'
import { attemptSignIn } from './sign-in-attempts.ts'
import { signInWithPassword } from './sign-in-with-password.ts'
import { endSessionOf } from './sign-out.ts'
import { signUp } from './sign-up.ts'
import { sendVerification, verifyAddress } from './verify-address.ts'
import { withoutSecret } from './without-secret.ts'

type Handler<Body = undefined> = (desk: Desk, request: Request, body: Body) => Promise<Response>

/** The endpoints that the shop answers itself, or does something for beside the sign-in library. */
const handlers: Readonly<Record<string, Handler>> = {
  '/sign-up/email': reading(bodies.signUp, async (desk, request, body) => {
    const make = () => throughLibrary(desk, request, body)
    return withoutSecret(await signUp(desk, clientOf(request), body, make))
  }),
  '/sign-in/email': reading(bodies.signIn, async (...asked) => withoutSecret(await signIn(...asked))),
  '/sign-out': async (desk, request) => {
    await endSessionOf(desk, request)
    return throughLibrary(desk, request, undefined)
  },
  '/get-session': async (desk, request) => withoutSecret(await throughLibrary(desk, request, undefined)),
  '/forgot-password': fromTheShop(
    reading(bodies.forgotPassword, (desk, request, { email }) =>
      requestReset(desk, clientOf(request), email),
    ),
  ),
  '/reset-password': fromTheShop(
    reading(bodies.resetPassword, (desk, request, body) => resetPassword(desk, clientOf(request), body)),
  ),
  '/send-verification': fromTheShop((desk, request) => sendVerification(desk, request)),
  '/verify-address': fromTheShop(
    reading(bodies.verifyAddress, (desk, request, { token }) =>
      verifyAddress(desk, clientOf(request), request, token),
    ),
  ),
}

/** Answers one request to the built-in provider: what may be reached, with what it may carry. */
export async function answerRequest(desk: Desk, request: Request): Promise<Response> {
  const endpoint = endpointOf(request)
  if (!endpoint) return refusal(404, 'NOT_FOUND', 'There is nothing at this address.')
  if (endpoint.google) {
    const answer = desk.google && (await answerGoogle(desk.google, request))
    return answer ?? refusal(404, 'NOT_FOUND', 'There is nothing at this address.')
  }
  const handler = handlers[endpoint.path]
  return handler ? handler(desk, request, undefined) : throughLibrary(desk, request, undefined)
}

/** Lets a handler have what its schema lets through of the body; the rest of it is dropped. */
function reading<Schema extends z.ZodMiniType>(schema: Schema, handle: Handler<z.output<Schema>>): Handler {
  return async (desk, request) => {
    const body = schema.safeParse(await jsonOf(request))
    if (!body.success) return refusal(400, 'VALIDATION_ERROR', 'Some fields are not valid.')
    return handle(desk, request, body.data)
  }
}

/** Refuses what a page of another site sends, as the sign-in library does with what it answers itself. */
function fromTheShop(handle: Handler): Handler {
  return async (desk, request) => {
    const origin = request.headers.get('origin')
    if (origin !== null && !desk.origins.includes(origin)) {
      return refusal(403, 'INVALID_ORIGIN', 'Requests from other sites are refused.')
    }
    return handle(desk, request, undefined)
  }
}

function signIn(desk: Desk, request: Request, body: z.output<typeof bodies.signIn>): Promise<Response> {
  return attemptSignIn(desk, request, body.email, () =>
    signInWithPassword(desk, body.email, () => throughLibrary(desk, request, body)),
  )
}

async function throughLibrary({ library }: Desk, request: Request, body: unknown): Promise<Response> {
  const answer = await library.handler(withBody(request, body))
  // Its limit for each client address, in the shop's words.
  return answer.status === 429 ? tooManyRequests(Number(answer.headers.get('x-retry-after'))) : answer
}

function clientOf(request: Request): string {
  return request.headers.get(clientAddressHeader) ?? ''
}

async function jsonOf(request: Request): Promise<unknown> {
  try {
    return await request.json()
  } catch {
    // Not JSON: the endpoint's own schema refuses it.
    return undefined
  }
}

function withBody(request: Request, body: unknown): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  if (body === undefined) headers.delete('content-type')
  else headers.set('content-type', 'application/json')
  return new Request(request.url, {
    method: request.method,
    headers,
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
}
