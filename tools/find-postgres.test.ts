import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { expect, it, onTestFinished, vi } from 'vitest'
import { findPostgres } from './find-postgres.ts'
import { patienceMs } from './test-run/patience.ts'

it('The server of TEST_DATABASE_URL is returned without connecting to it', async () => {
  expect(await findPostgres({ TEST_DATABASE_URL: 'postgres://somewhere/db' })).toBe('postgres://somewhere/db')
})

it('Nothing is returned if no server answers', async () => {
  expect(await findPostgres({ PGHOST: '127.0.0.1', PGPORT: '1' })).toBeNull()
})

it('A silent server costs one timeout, not one for each user name', async () => {
  const open = new Set<Socket>()
  const silent = createServer((socket) => {
    open.add(socket.on('error', () => undefined).on('close', () => open.delete(socket)))
  })
  onTestFinished(() => void silent.close())
  await once(silent.listen(0, '127.0.0.1'), 'listening')
  const address = silent.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const environment = { PGHOST: '127.0.0.1', PGPORT: String(port), PGUSER: 'ada' }
  const found = findPostgres(environment, { toConnect: 10 * patienceMs, toAnswer: patienceMs })
  await vi.waitFor(() => expect(open.size).toBe(2))
  for (const socket of open) socket.destroy()
  expect(await found).toBeNull()
})
