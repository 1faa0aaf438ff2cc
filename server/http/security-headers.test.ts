import fastify from 'fastify'
import { expect, test } from 'vitest'
import { secureHeaders } from './security-headers.ts'

/** The directives of the policy that a page of such a shop carries. */
async function policyWith(apiOrigin: string | undefined): Promise<readonly string[]> {
  const app = fastify()
  await secureHeaders(app, { inlineScript: '', apiOrigin, stripe: false, https: false })
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
