import * as z from 'zod/mini'
import { askJson } from './ask-json.ts'
import { type GoogleAccess, GoogleRefusal } from './google.ts'

/** The code of Google's callback, with the values from the start of the sign-in. */
export interface Code {
  readonly code: string
  /** The PKCE verifier (RFC 7636), which only the start of this sign-in knows. */
  readonly codeVerifier: string
  readonly redirectUri: string
}

const tokens = z.object({ id_token: z.string() })

/**
 * Exchanges a code for the ID token (OpenID Connect Core 1.0 §3.1.3). Discards the access token, because the shop
 * needs only the identity.
 *
 * @throws GoogleRefusal `unavailable` without an ID token in the response.
 */
export async function exchangeCode(google: GoogleAccess, tokenEndpoint: string, code: Code): Promise<string> {
  const { status, body } = await askJson(google.fetch, tokenEndpoint, {
    method: 'POST',
    headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: code.code,
      code_verifier: code.codeVerifier,
      redirect_uri: code.redirectUri,
      client_id: google.clientId,
      client_secret: google.clientSecret,
    }).toString(),
  })
  const read = z.safeParse(tokens, body)
  if (status === 200 && read.success) return read.data.id_token
  throw new GoogleRefusal('unavailable', `the code was answered with ${status}${errorIn(body)}`)
}

const refusal = z.object({ error: z.string().check(z.regex(/^[\w-]{1,40}$/)) })

/**
 * Returns the OAuth error code, such as `invalid_client` (RFC 6749 §5.2), so that operators find misconfigured keys in
 * the log.
 */
function errorIn(body: unknown): string {
  const read = z.safeParse(refusal, body)
  return read.success ? ` ${read.data.error}` : ''
}
