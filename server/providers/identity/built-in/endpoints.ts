import * as z from 'zod/mini'
import { signInForm } from '../../../../contract/accounts/accounts.ts'
import { displayedText, email, typedText } from '../../../../contract/fields.ts'

/** Refuses longer passwords before they are hashed. */
const password = z.string().check(z.maxLength(signInForm.password.maxLength.value))

const token = z.string().check(z.maxLength(100))

/** The used fields of each request body; unknown fields are dropped. */
export const bodies = {
  signUp: z.object({ name: displayedText(120).check(z.minLength(1)), email, password }),
  signIn: z.object({ email, password }),
  forgotPassword: z.object({ email }),
  resetPassword: z.object({ token, password }),
  changePassword: z.object({ currentPassword: password, newPassword: password }),
  verifyAddress: z.object({ token }),
  recover: z.object({ code: typedText(40) }),
}

interface Endpoint {
  readonly method: 'GET' | 'POST'
  readonly path: string
  /** Part of the Google window; only available if Continue With Google is offered. */
  readonly google?: true
  /** Only available if browsers allow passkeys. */
  readonly passkeys?: true
}

/** Path prefix of the built-in provider. */
export const basePath = '/auth'

/** The header with the client address that the shop's HTTP layer determined. */
export const clientAddressHeader = 'x-client-address'

/** All reachable endpoints of the provider; all other paths of its library answer 404. */
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
  { method: 'GET', path: '/password' },
  { method: 'POST', path: '/change-password' },
  { method: 'POST', path: '/send-verification' },
  { method: 'POST', path: '/verify-address' },
  { method: 'GET', path: '/passkey/generate-authenticate-options', passkeys: true },
  { method: 'POST', path: '/passkey/verify-authentication', passkeys: true },
  { method: 'GET', path: '/passkey/generate-register-options', passkeys: true },
  { method: 'POST', path: '/passkey/verify-registration', passkeys: true },
  { method: 'GET', path: '/passkeys', passkeys: true },
  { method: 'POST', path: '/passkeys/rename', passkeys: true },
  { method: 'POST', path: '/passkeys/remove', passkeys: true },
  { method: 'GET', path: '/second-factor' },
  { method: 'POST', path: '/second-factor/on' },
  { method: 'POST', path: '/second-factor/off' },
  { method: 'POST', path: '/second-factor/codes' },
  { method: 'POST', path: '/second-factor/recover' },
]

/** Returns the endpoint of a request, if it is reachable. */
export function endpointOf(request: Request): Endpoint | undefined {
  const { pathname } = new URL(request.url)
  return endpoints.find(({ method, path }) => method === request.method && basePath + path === pathname)
}
