import fastify from 'fastify'
import { expect, test } from 'vitest'
import { secureHeaders } from './security-headers.ts'

/** The directives of the policy that a page of such a shop carries. */
async function policyWith(apiOrigin: string | undefined, pictureOrigin?: string): Promise<readonly string[]> {
  const app = fastify()
  await secureHeaders(app, { inlineScript: '', apiOrigin, pictureOrigin, stripe: false, https: false })
  app.get('/', async () => '')
  const { headers } = await app.inject('/')
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
