import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { anyEngine } from '../data/testing/engines.ts'
import { openTestApp } from '../testing/test-app.ts'

test('The shop keeps idle connections open for longer than a proxy does', async () => {
  const { app, drop } = await openTestApp(anyEngine)
  await app.listen({ host: '127.0.0.1', port: 0 })
  const { port } = app.server.address() as AddressInfo
  const { headers } = await fetch(`http://127.0.0.1:${port}/healthz`)
  const seconds = Number(/^timeout=(\d+)$/.exec(headers.get('keep-alive') ?? '')?.[1])
  expect(seconds).toBeGreaterThan(60)
  await drop()
})
