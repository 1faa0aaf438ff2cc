import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { anyEngine } from '../../data/testing/engines.ts'
import { openTestApp } from '../../testing/test-app.ts'

test('The status is answered from memory until the next measurement', async () => {
  const env = await openTestApp(anyEngine)
  onTestFinished(() => env.drop())
  await env.app.listen({ host: '127.0.0.1', port: 0 })
  const address = `http://127.0.0.1:${(env.app.server.address() as AddressInfo).port}/api/status`
  const ask = async () => {
    const answer = await fetch(address)
    return { body: await answer.json(), isCached: answer.headers.has('etag') }
  }
  // Stands for the job's first reading; a reading by a request is not stored.
  await env.status.refresh()
  const first = await ask()
  expect(first).toMatchObject({ body: { readAt: env.shop.clock(), runs: [] }, isCached: false })
  const ping = vi.spyOn(env.shop.database, 'ping')
  expect(await ask()).toEqual({ ...first, isCached: true })
  expect(ping).not.toHaveBeenCalled()
  env.shop.clock.moveBy(15_000)
  await env.status.refresh()
  expect(await ask()).toMatchObject({ body: { readAt: env.shop.clock() }, isCached: false })
})
