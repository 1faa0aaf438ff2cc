import fastify from 'fastify'
import { expect, test } from 'vitest'
import { earlyHeaders, secureHeaders } from './security-headers.ts'

type Hosts = Partial<Parameters<typeof secureHeaders>[1]>

async function headersWith(hosts: Hosts) {
  const app = fastify()
  secureHeaders(app, { inlineScript: '', apiOrigin: undefined, stripe: false, https: false, ...hosts })
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
  return headers
}

/** Returns the policy's directives for such a shop. */
async function policyWith(
  apiOrigin: string | undefined,
  pictureOrigin?: string,
  more: Hosts = {},
): Promise<readonly string[]> {
  const headers = await headersWith({ apiOrigin, pictureOrigin, ...more })
  return String(headers['content-security-policy']).split(';')
}

test('A shop with its own backend may call only itself and show only its own pictures', async () => {
  const policy = await policyWith(undefined)
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("img-src 'self' data: blob:")
})

test('With another backend, pages may call that host and show any HTTPS picture', async () => {
  const policy = await policyWith('http://api.example.com:8080')
  expect(policy).toContain("connect-src 'self' http://api.example.com:8080")
  expect(policy).toContain("img-src 'self' data: blob: http://api.example.com:8080 https:")
  expect(policy).toContain("default-src 'none'")
})

test('An image host is added to img-src only', async () => {
  const [plain, hosted] = [await policyWith(undefined), await policyWith(undefined, 'https://i.host.example')]
  expect(hosted).toContain("img-src 'self' data: blob: https://i.host.example")
  const notPictures = (policy: readonly string[]) => policy.filter((part) => !part.startsWith('img-src'))
  expect(notPictures(hosted)).toEqual(notPictures(plain))
})

test("A sign-in provider's hosts are allowed where it needs them, in addition to Stripe's", async () => {
  const signIn = {
    popup: true,
    scripts: ['https://scripts.example'],
    frames: ['https://frames.example'],
    connections: ['https://calls.example'],
  }
  const policy = await policyWith(undefined, undefined, { signIn })
  expect(policy).toContain("connect-src 'self' https://calls.example")
  expect(policy).toContain('frame-src https://frames.example')
  expect(policy.find((part) => part.startsWith('script-src'))).toMatch(/ https:\/\/scripts\.example$/)
  const [withStripe, stripeOnly] = [
    await policyWith(undefined, undefined, { signIn, stripe: true }),
    await policyWith(undefined, undefined, { stripe: true }),
  ]
  const framesOf = (parts: readonly string[]) => parts.find((part) => part.startsWith('frame-src'))
  expect(framesOf(withStripe)).toBe(`${framesOf(stripeOnly)} https://frames.example`)
})

test('Popups may reach the opener only if the sign-in provider or a way to pay needs it', async () => {
  const opener = async (hosts: Hosts) => (await headersWith(hosts))['cross-origin-opener-policy']
  const nothing = { scripts: [], frames: [], connections: [] }
  expect(await opener({ signIn: { ...nothing, popup: true } })).toBe('same-origin-allow-popups')
  expect(await opener({ signIn: { ...nothing, popup: false } })).toBe('same-origin')
  expect(await opener({})).toBe('same-origin')
  expect(await opener({ stripe: true })).toBe('same-origin')
  expect(await opener({ stripe: true, otherWays: true })).toBe('same-origin-allow-popups')
  // The demo's stand-in for Google opens no popup here.
  expect(await opener({ stripe: false, otherWays: true })).toBe('same-origin')
})

test("Stripe's frames may ask the browser for its wallet; without Stripe only the shop's own page may", async () => {
  const asked = async (hosts: Hosts) => String((await headersWith(hosts))['permissions-policy'])
  expect(await asked({ stripe: true })).toContain(
    'payment=(self "https://js.stripe.com" "https://*.js.stripe.com"), publickey',
  )
  expect(await asked({})).toContain('payment=(self), publickey')
})

test('Pages may ask for passkeys only if the shop offers passkeys', async () => {
  const asked = async (hosts: Hosts) => (await headersWith(hosts))['permissions-policy']
  expect(await asked({ passkeys: true })).toContain(
    'publickey-credentials-create=(self), publickey-credentials-get=(self)',
  )
  expect(await asked({})).toContain('publickey-credentials-create=(), publickey-credentials-get=()')
})

test('Behind TLS every response, even an early one, has HSTS for a year, and a setting adds subdomains; without TLS no response has it', async () => {
  const name = 'strict-transport-security'
  const sent = async (transport: Parameters<typeof earlyHeaders>[0]) => [
    (await headersWith(transport))[name],
    earlyHeaders(transport)[name],
  ]
  const year = 'max-age=31536000'
  expect(await sent({ https: true })).toEqual([year, year])
  expect(await sent({ https: false, hstsSubdomains: true })).toEqual([undefined, undefined])
  const withSubdomains = `${year}; includeSubDomains`
  expect(await sent({ https: true, hstsSubdomains: true })).toEqual([withSubdomains, withSubdomains])
})
