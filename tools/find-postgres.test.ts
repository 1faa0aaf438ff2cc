import { expect, it } from 'vitest'
import { findPostgres } from './find-postgres.ts'

it('The server that TEST_DATABASE_URL names is taken without asking it', async () => {
  expect(await findPostgres({ TEST_DATABASE_URL: 'postgres://somewhere/db' })).toBe('postgres://somewhere/db')
})

it('Where nothing answers, there is no server', async () => {
  expect(await findPostgres({ PGHOST: '127.0.0.1', PGPORT: '1' })).toBeNull()
})
