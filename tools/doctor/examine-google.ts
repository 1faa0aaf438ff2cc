import * as z from 'zod/mini'
import type { Settings } from '../../server/config/read-settings.ts'
import { askJson } from '../../server/providers/identity/google/ask-json.ts'
import { type GoogleAccess, GoogleRefusal } from '../../server/providers/identity/google/google.ts'
import { realGoogle } from '../../server/providers/identity/google/real-google.ts'
import { noAnswer } from './ask.ts'
import { type Finding, type Findings, ok, unset, wrong } from './finding.ts'

/**
 * Checks the client at Google with an invalid code. The error shows whether Google accepted id and secret before it
 * checked the code (RFC 6749 §5.2).
 * @param issuer replaces Google in tests.
 */
export async function examineGoogle(
  { google, publicUrl, mode, firebase }: Settings,
  issuer?: string,
): Promise<Findings> {
  if (!google) {
    const instead = mode === 'demo' ? 'the demo Google is used.' : 'there is no Continue With Google.'
    return {
      GOOGLE_CLIENT_ID: unset(firebase ? 'Google is switched on at Firebase.' : instead),
      GOOGLE_CLIENT_SECRET: unset('goes with GOOGLE_CLIENT_ID.'),
    }
  }
  const access = realGoogle({ ...google, ...(issuer !== undefined && { issuer }) })
  const finding = await examineClient(access, publicUrl)
  const secret = finding.state === 'wrong' ? wrong('the same.') : finding
  return { GOOGLE_CLIENT_ID: finding, GOOGLE_CLIENT_SECRET: secret }
}

const refusal = z.object({ error: z.string() })

async function examineClient(google: GoogleAccess, publicUrl: string): Promise<Finding> {
  try {
    const { token } = await google.endpoints(publicUrl)
    const { body } = await askJson(google.fetch, token, {
      method: 'POST',
      body: invalidExchange(google, publicUrl),
    })
    const error = z.safeParse(refusal, body).data?.error
    if (error === 'invalid_grant') return ok('Google takes client ID and secret.')
    if (error === 'invalid_client') {
      return wrong(
        'Google does not know this client ID with this secret: copy both again from the client in its console.',
      )
    }
    if (error === 'redirect_uri_mismatch') {
      return wrong(
        `Google does not know the redirect URI ${redirectUri(publicUrl)}: add it to the client in its console, to the letter.`,
      )
    }
    return wrong(
      `Google answers in a way that it does not document (${error ?? 'no error named'}): try again, then press Continue With Google to see.`,
    )
  } catch (error) {
    if (error instanceof GoogleRefusal)
      return wrong(noAnswer('Google', 'accounts.google.com and oauth2.googleapis.com', error))
    throw error
  }
}

function redirectUri(publicUrl: string): string {
  return `${publicUrl}/auth/callback/google`
}

function invalidExchange({ clientId, clientSecret }: GoogleAccess, publicUrl: string): URLSearchParams {
  return new URLSearchParams({
    grant_type: 'authorization_code',
    code: 'a code that nobody was given',
    code_verifier: 'x'.repeat(43),
    redirect_uri: redirectUri(publicUrl),
    client_id: clientId,
    client_secret: clientSecret,
  })
}
