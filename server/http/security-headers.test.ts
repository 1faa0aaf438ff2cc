import fastify from 'fastify'
import { expect, test } from 'vitest'
import { secureHeaders } from './security-headers.ts'

type Hosts = Partial<Parameters<typeof secureHeaders>[1]>

async function headersWith(hosts: Hosts) {
  const app = fastify()
  await secureHeaders(app, { inlineScript: '', apiOrigin: undefined, stripe: false, https: false, ...hosts })
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
  return headers
}

/** The directives of the policy that a page of such a shop carries. */
async function policyWith(
  apiOrigin: string | undefined,
  pictureOrigin?: string,
  more: Hosts = {},
): Promise<readonly string[]> {
  const headers = await headersWith({ apiOrigin, pictureOrigin, ...more })
  return String(headers['content-security-policy']).split(';')
}

test('A shop with its own backend calls itself only, and shows its own pictures only', async () => {
  const policy = await policyWith(undefined)
  expect(policy).toContain("connect-src 'self'")
  expect(policy).toContain("img-src 'self' data: blob:")
})

test('Another backend may be called, and its pictures may be anywhere that is encrypted', async () => {
  const policy = await policyWith('http://api.example.com:8080')
  expect(policy).toContain("connect-src 'self' http://api.example.com:8080")
  expect(policy).toContain("img-src 'self' data: blob: http://api.example.com:8080 https:")
  expect(policy).toContain("default-src 'none'")
})

test('The service that keeps the pictures may show pictures, and nothing else changes', async () => {
  const [plain, hosted] = [await policyWith(undefined), await policyWith(undefined, 'https://i.host.example')]
  expect(hosted).toContain("img-src 'self' data: blob: https://i.host.example")
  const notPictures = (policy: readonly string[]) => policy.filter((part) => !part.startsWith('img-src'))
  expect(notPictures(hosted)).toEqual(notPictures(plain))
})

test("A sign-in provider's hosts may be used each for its own purpose, beside those of Stripe", async () => {
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

test('A window that the shop opens may answer only where a sign-in provider needs that', async () => {
  const opener = async (hosts: Hosts) => (await headersWith(hosts))['cross-origin-opener-policy']
  const nothing = { scripts: [], frames: [], connections: [] }
  expect(await opener({ signIn: { ...nothing, popup: true } })).toBe('same-origin-allow-popups')
  expect(await opener({ signIn: { ...nothing, popup: false } })).toBe('same-origin')
  expect(await opener({})).toBe('same-origin')
})
