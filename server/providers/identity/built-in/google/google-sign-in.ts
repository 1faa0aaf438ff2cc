import {
  type GoogleAccess,
  GoogleRefusal,
  type GoogleRefusalCode,
  googleRefusals,
} from '../../google/google.ts'
import { basePath, clientAddressHeader } from '../endpoints.ts'
import { type BuiltInSettings, createSignInLibrary, type SignInLibrary } from '../sign-in-library.ts'
import type { SignInLog } from '../sign-in-log.ts'
import type { SigningKey } from '../signing-key.ts'
import { trustedOrigins } from '../trusted-origins.ts'
import { donePage } from './google-done-page.ts'

export interface GoogleContext {
  readonly google: GoogleAccess
  readonly log: SignInLog
  /** Returns the sign-in library for the origin of a request, and that origin. */
  libraryFor(request: Request): { readonly library: SignInLibrary; readonly origin: string }
}

const donePath = `${basePath}/google/done`

/**
 * Answers a request of the Google window: its start, which redirects to Google; Google's callback; and the last page,
 * which reports the outcome to the shop's page and closes the window. Null for any other request.
 */
export async function answerGoogle(context: GoogleContext, request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === donePath)
    return donePage(refusalNamed(searchParams.get('error')), request.headers.get('accept-language'))
  if (pathname === `${basePath}/google`) return endOnError(context, () => start(context, request))
  if (pathname === `${basePath}/callback/${context.google.providerId}`) {
    return endOnError(context, () => finish(context, request))
  }
  return null
}

async function start(context: GoogleContext, request: Request): Promise<Response> {
  const { library, origin } = context.libraryFor(request)
  const answer = await library.handler(
    new Request(`${origin}${basePath}/sign-in/social`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin,
        [clientAddressHeader]: request.headers.get(clientAddressHeader) ?? '',
      },
      body: JSON.stringify({
        provider: context.google.providerId,
        callbackURL: donePath,
        errorCallbackURL: donePath,
        disableRedirect: true,
      }),
    }),
  )
  if (answer.status === 429) throw new GoogleRefusal('too-many-requests', 'too many attempts')
  const body: unknown = await answer.json()
  if (!answer.ok || typeof body !== 'object' || !body || !('url' in body)) {
    throw new GoogleRefusal('unavailable', `the beginning was answered with ${answer.status}`)
  }
  return redirectTo(String(body.url), answer.headers.getSetCookie())
}

async function finish(context: GoogleContext, request: Request): Promise<Response> {
  const { library, origin } = context.libraryFor(request)
  const answer = await library.handler(request)
  if (answer.status === 429) throw new GoogleRefusal('too-many-requests', 'too many attempts')
  const error = new URL(answer.headers.get('location') ?? '?error=', origin).searchParams.get('error')
  const cookies = answer.headers.getSetCookie()
  if (error === null) return redirectTo(donePath, cookies)
  const refused = error === 'access_denied' ? 'user-cancelled' : 'unavailable'
  if (refused === 'unavailable')
    context.log.warn(`sign-in: Google: the callback ended with ${safeCode(error)}`)
  return redirectTo(doneWith(refused), cookies)
}

/** Converts every error to a redirect to the last page, which reports the error and closes the window. */
async function endOnError(context: GoogleContext, step: () => Promise<Response>): Promise<Response> {
  try {
    return await step()
  } catch (error) {
    const refusal =
      error instanceof GoogleRefusal
        ? error
        : new GoogleRefusal('unavailable', error instanceof Error ? error.name : 'failed')
    context.log.warn(`sign-in: Google: ${refusal.message}`)
    return redirectTo(doneWith(refusal.code), [])
  }
}

/** Redirects the window and keeps its opener reachable, even across another site. */
function redirectTo(address: string, cookies: readonly string[]): Response {
  const headers = new Headers({ location: address, 'cross-origin-opener-policy': 'unsafe-none' })
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return new Response(null, { status: 302, headers })
}

function doneWith(code: GoogleRefusalCode): string {
  return `${donePath}?error=${code}`
}

function refusalNamed(name: string | null): GoogleRefusalCode | undefined {
  return name === null ? undefined : (googleRefusals.find((code) => code === name) ?? 'unavailable')
}

/** Returns an error code that is safe to log: Google's and the library's codes are single words. */
function safeCode(code: string): string {
  return /^\w{1,60}$/.test(code) ? code : 'an unknown error'
}

/**
 * Makes one sign-in library per host name. A local shop has several names (localhost, 127.0.0.1), and browsers separate
 * their cookies, so a sign-in must return to the name where it started. Elsewhere only the public URL counts,
 * regardless of the request.
 */
export function librariesByHost(
  settings: BuiltInSettings,
  key: SigningKey,
  library: SignInLibrary,
): GoogleContext['libraryFor'] {
  const { origin: publicOrigin, protocol } = new URL(settings.publicUrl)
  const names = trustedOrigins(settings.publicUrl)
  const libraries = new Map([[publicOrigin, library]])
  return (request) => {
    const requested = `${protocol}//${request.headers.get('host') ?? ''}`
    const origin = names.find((name) => name === requested) ?? publicOrigin
    const known = libraries.get(origin) ?? createSignInLibrary({ ...settings, publicUrl: origin }, key)
    libraries.set(origin, known)
    return { library: known, origin }
  }
}

/**
 * Deletes the demo Google's accounts with their sessions at the start of a shop that does not offer it, because anyone
 * could have created them.
 */
export async function deleteDemoGoogleAccounts(library: SignInLibrary): Promise<void> {
  const { adapter, internalAdapter } = await library.$context
  const accounts = await adapter.findMany<{ userId: string }>({
    model: 'account',
    where: [{ field: 'providerId', value: 'demo-google' }],
    limit: 10_000,
  })
  for (const { userId } of accounts) await internalAdapter.deleteUser(userId)
}
