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
  /** The sign-in library for pages at the address that a request came to, and that address. */
  libraryFor(request: Request): { readonly library: SignInLibrary; readonly origin: string }
}

const donePath = `${basePath}/google/done`

/**
 * Answers what the Google window asks for: its beginning, which leads to Google; Google's answer; and the page that
 * tells the shop's own page how it went and closes the window. Null for any other request.
 */
export async function answerGoogle(context: GoogleContext, request: Request): Promise<Response | null> {
  const { pathname, searchParams } = new URL(request.url)
  if (pathname === donePath) return donePage(refusalNamed(searchParams.get('error')))
  if (pathname === `${basePath}/google`) return guarded(context, () => begin(context, request))
  if (pathname === `${basePath}/callback/${context.google.providerId}`) {
    return guarded(context, () => finish(context, request))
  }
  return null
}

async function begin(context: GoogleContext, request: Request): Promise<Response> {
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
  return onTo(String(body.url), answer.headers.getSetCookie())
}

async function finish(context: GoogleContext, request: Request): Promise<Response> {
  const { library, origin } = context.libraryFor(request)
  const answer = await library.handler(request)
  if (answer.status === 429) throw new GoogleRefusal('too-many-requests', 'too many attempts')
  const error = new URL(answer.headers.get('location') ?? '?error=', origin).searchParams.get('error')
  const cookies = answer.headers.getSetCookie()
  if (error === null) return onTo(donePath, cookies)
  const refused = error === 'access_denied' ? 'user-cancelled' : 'unavailable'
  if (refused === 'unavailable') context.log.warn(`sign-in: Google: the callback ended with ${plain(error)}`)
  return onTo(doneWith(refused), cookies)
}

/** Whatever goes wrong, the window ends on a page that closes it and says why. */
async function guarded(context: GoogleContext, step: () => Promise<Response>): Promise<Response> {
  try {
    return await step()
  } catch (error) {
    const refusal =
      error instanceof GoogleRefusal
        ? error
        : new GoogleRefusal('unavailable', error instanceof Error ? error.name : 'failed')
    context.log.warn(`sign-in: Google: ${refusal.message}`)
    return onTo(doneWith(refusal.code), [])
  }
}

/** The window stays within reach of the page that opened it, also on its way over another site. */
function onTo(address: string, cookies: readonly string[]): Response {
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

/** Error codes of Google's and the library's are words; anything else in their place is nothing for a log. */
function plain(code: string): string {
  return /^\w{1,60}$/.test(code) ? code : 'an unknown error'
}

/**
 * On this machine a shop has several names (localhost, 127.0.0.1), and a browser keeps cookies for each apart. A
 * sign-in that leaves for Google and comes back must stay at the name where it began, so each has a library that
 * knows it as its own. Elsewhere there is one name, the public one, whatever a request says.
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
    const asked = `${protocol}//${request.headers.get('host') ?? ''}`
    const origin = names.find((name) => name === asked) ?? publicOrigin
    const known = libraries.get(origin) ?? createSignInLibrary({ ...settings, publicUrl: origin }, key)
    libraries.set(origin, known)
    return { library: known, origin }
  }
}

/**
 * Removes the accounts that the demo Google vouched for, with their sessions. Called when a shop starts that does
 * not offer it: anybody could have been these people.
 */
export async function forgetDemoGoogle(library: SignInLibrary): Promise<void> {
  const { adapter, internalAdapter } = await library.$context
  const accounts = await adapter.findMany<{ userId: string }>({
    model: 'account',
    where: [{ field: 'providerId', value: 'demo-google' }],
    limit: 10_000,
  })
  for (const { userId } of accounts) await internalAdapter.deleteUser(userId)
}
