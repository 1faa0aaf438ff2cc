import * as z from 'zod/mini'
import { askJson } from './ask-json.ts'
import { type GoogleAccess, GoogleRefusal } from './google.ts'

/** What Google's answer and the beginning of this sign-in have brought. */
export interface Code {
  readonly code: string
  /** The secret half of PKCE (RFC 7636), which only whoever began this sign-in has. */
  readonly codeVerifier: string
  readonly redirectUri: string
}

const tokens = z.object({ id_token: z.string() })

/**
 * Exchanges a code for the ID token (OpenID Connect Core 1.0 §3.1.3). The access token that comes with it is not
 * kept: the shop wants to know who somebody is, and nothing else of Google.
 *
 * @throws GoogleRefusal `unavailable` when no ID token comes.
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

/** `invalid_client` and the like (RFC 6749 §5.2): whoever set the keys wants to read it in the log. */
function errorIn(body: unknown): string {
  const read = z.safeParse(refusal, body)
  return read.success ? ` ${read.data.error}` : ''
}
