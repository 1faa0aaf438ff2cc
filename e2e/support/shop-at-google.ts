import { exportJWK, generateKeyPair, SignJWT } from 'jose'

// Starts the shop with a fake for its server's calls to Google. The journey fakes Google's page in the browser. The
// code of the fake page is the window's nonce, so that no state is needed.

const google = 'https://accounts.google.com'
const { publicKey, privateKey } = await generateKeyPair('RS256')

const answers: Readonly<Record<string, (form: URLSearchParams) => Promise<object>>> = {
  '/.well-known/openid-configuration': async () => ({
    issuer: google,
    authorization_endpoint: `${google}/o/oauth2/v2/auth`,
    token_endpoint: `${google}/token`,
    jwks_uri: `${google}/certs`,
  }),
  '/certs': async () => ({ keys: [{ ...(await exportJWK(publicKey)), kid: 'k', alg: 'RS256' }] }),
  '/token': async (form) => ({
    id_token: await new SignJWT({
      nonce: form.get('code'),
      email: 'ada@gmail.example',
      email_verified: true,
      name: 'Ada at Google',
    })
      .setProtectedHeader({ alg: 'RS256', kid: 'k' })
      .setIssuer(google)
      .setAudience(form.get('client_id') ?? '')
      .setSubject('1')
      .setIssuedAt()
      .setExpirationTime('1h')
      .sign(privateKey),
  }),
}

const realFetch = globalThis.fetch
globalThis.fetch = async (input, init) => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input)
  const answer = origin === google ? answers[pathname] : undefined
  if (!answer) return realFetch(input, init)
  return Response.json(await answer(new URLSearchParams(String(init?.body ?? ''))))
}

await import('../../server/main.ts')
