import * as z from 'zod/mini'
import { askJson } from './ask-json.ts'
import { GoogleRefusal, type OpenIdEndpoints } from './google.ts'

const document = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
})

/**
 * Reads the endpoints of an OpenID provider (OpenID Connect Discovery 1.0 §4). The document must name the requested
 * issuer, and no endpoint may have a weaker protocol than the issuer.
 *
 * @throws GoogleRefusal `unavailable` when there is no such document.
 */
export async function discover(issuer: string, ask: typeof fetch): Promise<OpenIdEndpoints> {
  const answer = await askJson(ask, `${issuer}/.well-known/openid-configuration`)
  const read = z.safeParse(document, answer.body)
  if (answer.status !== 200 || !read.success) throw unusable(`discovery answered ${answer.status}`)
  const { issuer: named, authorization_endpoint, token_endpoint, jwks_uri } = read.data
  if (named !== issuer) throw unusable('discovery names another issuer')
  const { protocol } = new URL(issuer)
  for (const address of [authorization_endpoint, token_endpoint, jwks_uri]) {
    if (new URL(address).protocol !== protocol) throw unusable('discovery names an unprotected address')
  }
  return { authorization: authorization_endpoint, token: token_endpoint, keys: jwks_uri }
}

function unusable(message: string): GoogleRefusal {
  return new GoogleRefusal('unavailable', message)
}
