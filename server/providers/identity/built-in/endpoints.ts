import * as z from 'zod/mini'
import { displayedText, typedText } from '../../../../contract/fields.ts'

/** Longer ones are refused before anything is computed from them. */
const password = z.string().check(z.maxLength(1_000))
const email = z.pipe(typedText(254), z.string().check(z.toLowerCase()))

const token = z.string().check(z.maxLength(100))

/** What of a request's body is used; the rest of it is dropped. */
export const bodies = {
  signUp: z.object({ name: displayedText(120).check(z.minLength(1)), email, password }),
  signIn: z.object({ email, password }),
  forgotPassword: z.object({ email }),
  resetPassword: z.object({ token, password }),
  verifyAddress: z.object({ token }),
}

interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Belongs to the Google window, and is there only where Continue With Google is offered. */
  readonly google?: true
}

/** Where the built-in provider is served. */
export const basePath = '/auth'

/** The header that carries the client's address, which the shop's own HTTP layer found out. */
export const clientAddressHeader = 'x-client-address'

/** Everything of the provider that can be reached; the rest of its library answers 404. */
export const endpoints: readonly Endpoint[] = [
  { method: 'POST', path: '/sign-up/email' },
  { method: 'POST', path: '/sign-in/email' },
  { method: 'POST', path: '/sign-out' },
  { method: 'GET', path: '/get-session' },
  { method: 'GET', path: '/token' },
  { method: 'GET', path: '/jwks' },
  { method: 'GET', path: '/google', google: true },
  { method: 'GET', path: '/google/done', google: true },
  { method: 'GET', path: '/callback/google', google: true },
  { method: 'GET', path: '/callback/demo-google', google: true },
  { method: 'POST', path: '/forgot-password' },
  { method: 'POST', path: '/reset-password' },
  { method: 'POST', path: '/send-verification' },
  { method: 'POST', path: '/verify-address' },
]

/** The endpoint that a request asks for, if it can be reached at all. */
export function endpointOf(request: Request): Endpoint | undefined {
  const { pathname } = new URL(request.url)
  return endpoints.find(({ method, path }) => method === request.method && basePath + path === pathname)
}
